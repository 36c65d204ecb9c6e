import { Undrawable } from '../undrawable.ts';
import { readMessage } from './readMessage.ts';
import type { Note, ParticipantBox, Sequence } from './types.ts';

const BLOCKS = /^(loop|alt|opt|par|critical|break|rect)\b\s*(.*)$/;
const PARTS = /^(else|and|option)\b\s*(.*)$/;
const NOTE = /^note\s+(left\s+of|right\s+of|over)\s+([^:]+?)\s*:(.*)$/i;
const PARTICIPANT = /^(participant|actor)\s+([^@]+?)(?:\s+as\s+(.+))?$/;
const NUMBERING = /^autonumber(?:\s+(off|\d+(?:\.\d+)?)(?:\s+(\d+(?:\.\d+)?))?)?$/;
/** These lines add menus to participants. */
const IGNORED = /^(?:links?|properties|details)\s+[^:]+:/;
/** Fill colours of a box, ignored because the theme has its own colours. */
const COLOUR = /^(?:(?:rgb|hsl)a?\([^)]*\)|transparent\b|#[\da-f]{3,8}\b)\s*/i;
/** A statement ends with the line or with a semicolon that is not part of a character such as `#quot;`. */
const ENDS = /\n|(?<!#\w{1,20});/;

/** The keywords between the parts of a block. */
const PART_OF: Record<string, string> = { else: 'alt', and: 'par', option: 'critical' };

export function parseSequence(source: string): Sequence {
  const [header, ...lines] = source.split(ENDS).map((line) => line.trim());
  if (header !== 'sequenceDiagram') throw new Undrawable('header');
  const sequence: Sequence = { participants: [], boxes: [], steps: [] };
  const known = new Map<string, Sequence['participants'][number]>();
  const open: string[] = [];
  let box: ParticipantBox | undefined;
  let numbering: { next: number; step: number } | undefined;
  for (const line of lines) if (line !== '') readLine(line);
  if (open.length > 0 || box || known.size === 0) throw new Undrawable('open block, or nothing');
  return sequence;

  function readLine(line: string) {
    const participant = PARTICIPANT.exec(line);
    if (participant) return declare(participant[2] ?? '', participant[3], participant[1] === 'actor');
    if (/^box\b/.test(line)) return openBox(line.slice(3).trim());
    if (line === 'end') return close();
    const block = BLOCKS.exec(line);
    if (block) return openBlock(block[1] ?? '', block[2] ?? '');
    const part = PARTS.exec(line);
    if (part) return addPart(part[1] ?? '', part[2] ?? '');
    const note = NOTE.exec(line);
    if (note) return addNote(note);
    const numbers = NUMBERING.exec(line);
    if (numbers) return setNumbering(numbers[1], numbers[2]);
    const activation = /^(activate|deactivate)\s+(.+)$/.exec(line);
    if (activation) {
      const type = activation[1] === 'activate' ? 'activate' : 'deactivate';
      return void sequence.steps.push({ type, id: idOf(activation[2] ?? '') });
    }
    const title = /^title(?:\s*:\s*|\s+)(.+)$/.exec(line);
    if (title) return void (sequence.title = title[1]);
    if (!IGNORED.test(line)) addMessage(line);
  }

  function declare(name: string, text: string | undefined, isActor: boolean) {
    const id = name.trim();
    const one = known.get(id) ?? { id, text: id, isActor };
    if (!known.has(id)) {
      known.set(id, one);
      sequence.participants.push(one);
    }
    if (text !== undefined) one.text = text.replace(/^(?:no)?wrap:/, '').trim();
    one.isActor ||= isActor;
    if (box && !sequence.boxes.some(({ members }) => members.includes(id))) box.members.push(id);
  }

  /** A name that is only mentioned is also a participant. */
  function idOf(name: string): string {
    const id = name.trim();
    if (!known.has(id)) declare(id, undefined, false);
    return id;
  }

  function addMessage(line: string) {
    const message = readMessage(line);
    if (!message) throw new Undrawable(line);
    const { activation, ...rest } = message;
    const [from, to] = [idOf(message.from), idOf(message.to)];
    sequence.steps.push({ type: 'message', ...rest, from, to, number: numbering?.next });
    if (numbering) numbering.next += numbering.step;
    if (activation === '+') sequence.steps.push({ type: 'activate', id: to });
    if (activation === '-') sequence.steps.push({ type: 'deactivate', id: from });
  }

  function addNote([, place = '', names = '', text = '']: RegExpExecArray) {
    const over = names.split(',').map(idOf);
    const [first, last = first] = over;
    if (first === undefined || last === undefined || over.length > 2) throw new Undrawable('note');
    const side = place.split(/\s/)[0]?.toLowerCase() as Note['side'];
    sequence.steps.push({ type: 'note', side, over: [first, last], text: text.replace(/^\s*(?:no)?wrap:/, '').trim() });
  }

  function openBox(text: string) {
    if (box || open.length > 0) throw new Undrawable('box in a box');
    // `box Aqua Group`: a first word that is probably not part of the title is a colour.
    const [first = '', ...more] = text.replace(COLOUR, '').split(/\s+/);
    box = { title: COLOURS.has(first.toLowerCase()) ? more.join(' ') : [first, ...more].join(' '), members: [] };
    sequence.boxes.push(box);
  }

  function openBlock(name: string, text: string) {
    open.push(name);
    if (open.length > 12) throw new Undrawable('too deep');
    sequence.steps.push({ type: 'block', name, text: name === 'rect' ? '' : text });
  }

  function addPart(word: string, text: string) {
    if (open.at(-1) !== PART_OF[word]) throw new Undrawable(word);
    sequence.steps.push({ type: 'part', text });
  }

  function close() {
    if (open.pop() !== undefined) sequence.steps.push({ type: 'end' });
    else if (box) box = undefined;
    else throw new Undrawable('end');
  }

  function setNumbering(start: string | undefined, step: string | undefined) {
    numbering = start === 'off' ? undefined : { next: Number(start ?? 1), step: Number(step ?? 1) };
  }
}

const COLOURS = new Set(
  'aqua black blue brown coral crimson cyan darkblue darkgreen fuchsia gold gray green grey indigo ivory khaki lavender lightblue lightcyan lightgray lightgreen lightgrey lightpink lightyellow lime magenta maroon navy olive orange pink plum purple red salmon silver skyblue tan teal tomato turquoise violet wheat white yellow'.split(
    ' ',
  ),
);
