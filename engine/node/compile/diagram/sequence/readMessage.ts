import type { Message } from './types.ts';

export interface MessageText extends Omit<Message, 'type' | 'number'> {
  /** `+` after the arrow: the receiver starts working. `-`: the sender is done. */
  activation: '' | '+' | '-';
}

const ARROWS: Record<string, Pick<Message, 'isDashed' | 'start' | 'end'>> = {
  '<<-->>': { isDashed: true, start: 'arrow', end: 'arrow' },
  '<<->>': { isDashed: false, start: 'arrow', end: 'arrow' },
  '-->>': { isDashed: true, start: 'none', end: 'arrow' },
  '->>': { isDashed: false, start: 'none', end: 'arrow' },
  '-->': { isDashed: true, start: 'none', end: 'none' },
  '->': { isDashed: false, start: 'none', end: 'none' },
  '--x': { isDashed: true, start: 'none', end: 'cross' },
  '-x': { isDashed: false, start: 'none', end: 'cross' },
  '--)': { isDashed: true, start: 'none', end: 'open' },
  '-)': { isDashed: false, start: 'none', end: 'open' },
};
// Names may contain hyphens, so signs that cannot be part of a name are tried first.
const WITH_TIP = /^([^:]*?)\s*(<<-->>|<<->>|-->>|->>|-->|->)\s*([+-]?)\s*([^:]+?)\s*:(.*)$/;
const OTHERS = /^([^:]*?)\s*(--x|-x|--\)|-\))\s*([+-]?)\s*([^:]+?)\s*:(.*)$/;
const NAME = /^[^<>+:,;\n]+$/;

/** `A->>+B: text` */
export function readMessage(line: string): MessageText | undefined {
  const match = WITH_TIP.exec(line) ?? OTHERS.exec(line);
  const [, from = '', arrow = '', sign = '', to = '', text = ''] = match ?? [];
  const kind = ARROWS[arrow];
  if (!kind || !NAME.test(from) || !NAME.test(to)) return undefined;
  return {
    from: from.trim(),
    to: to.trim(),
    text: text.replace(/^\s*(?:no)?wrap:/, '').trim(),
    activation: sign === '+' || sign === '-' ? sign : '',
    ...kind,
  };
}
