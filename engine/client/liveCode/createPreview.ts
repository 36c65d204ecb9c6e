import {
  FRAME_FILE,
  LIVE_ATTRIBUTE,
  PLAYGROUND,
  type FrameInput,
  type FrameOutput,
  type LiveKind,
} from '../../shared/liveCode/liveCode.ts';
import { framePlace } from './framePlace.ts';

const frames = new Map<MessageEventSource, (output: FrameOutput) => void>();

addEventListener('message', ({ source, data }: MessageEvent<FrameOutput>) => {
  if (source) frames.get(source)?.(data);
});

/** A result that gets higher than this probably grows with its frame. */
const MAX_HEIGHT = 5000;

export interface Preview {
  /** Shows the result of the code in place of what is there. */
  show(code: string): void;
  /** Call this when the look of the page has changed. */
  refresh(): void;
  isConnected(): boolean;
}

/** Runs edited code in a frame that has no access to the page. `refused`: the note for readers if the host forbids it. */
export function createPreview(block: Element, refused: string): Preview {
  const place = block.querySelector(`.${PLAYGROUND.preview}`)!;
  const first = place.firstElementChild as HTMLElement;
  const kind = block.getAttribute(LIVE_ATTRIBUTE) as LiveKind;
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.title = place.previousElementSibling?.textContent ?? '';
  frame.className = 'oc-live-frame';
  frame.inert = true;
  frame.src = octavo.root + FRAME_FILE;
  let code: string | undefined;
  let isReady = false;
  place.append(frame);
  frames.set(frame.contentWindow!, receive);

  function receive(output: FrameOutput): void {
    if (output.type === 'ready') {
      isReady = true;
      send(true);
    } else if (output.type === 'height') {
      frame.style.height = `${Math.min(output.height, MAX_HEIGHT)}px`;
    } else if (output.type === 'shown') {
      first.hidden = true;
      frame.inert = false;
      frame.classList.add('oc-live-frame--shown');
    } else if (output.type === 'blocked' && code !== undefined) {
      const note = document.createElement('p');
      note.role = 'status';
      note.textContent = refused;
      first.replaceChildren(note);
      frame.remove();
    }
  }

  function send(withPlace: boolean): void {
    if (!isReady || !frame.contentWindow) return;
    frame.style.colorScheme = getComputedStyle(place).colorScheme;
    const input: FrameInput = { code, kind, ...(withPlace && { place: framePlace(place) }) };
    frame.contentWindow.postMessage(input, '*');
  }

  return {
    show(text) {
      code = text;
      send(false);
    },
    refresh: () => send(true),
    isConnected: () => frame.isConnected,
  };
}
