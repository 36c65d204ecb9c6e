import type { Head } from '../graph/types.ts';

export interface Sequence {
  title?: string;
  participants: Participant[];
  boxes: ParticipantBox[];
  steps: Step[];
}

interface Participant {
  id: string;
  text: string;
  isActor: boolean;
}

/** Participants that belong together. */
export interface ParticipantBox {
  title: string;
  members: string[];
}

/** The steps, from top to bottom. */
type Step = Message | Note | Activation | BlockStart | BlockPart | BlockEnd;

export interface Message {
  type: 'message';
  from: string;
  to: string;
  text: string;
  number?: number;
  isDashed: boolean;
  start: Head;
  end: Head | 'open';
}

export interface Note {
  type: 'note';
  side: 'left' | 'right' | 'over';
  /** One participant, or the first and the last of those it spans. */
  over: [string, string];
  text: string;
}

interface Activation {
  type: 'activate' | 'deactivate';
  id: string;
}

interface BlockStart {
  type: 'block';
  /** `loop`, `alt`, …; a `rect` is a coloured background without a name. */
  name: string;
  text: string;
}

/** `else`, `and`, `option` */
interface BlockPart {
  type: 'part';
  text: string;
}

interface BlockEnd {
  type: 'end';
}
