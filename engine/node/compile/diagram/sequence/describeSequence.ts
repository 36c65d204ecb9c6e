import { plainText } from '../text/readLabel.ts';
import type { Sequence } from './types.ts';

/** The conversation in words, message by message. */
export function describeSequence(kind: string, { participants, steps }: Sequence): string {
  const names = new Map(participants.map(({ id, text }) => [id, plainText(text) || id]));
  const sentences = steps.flatMap((step) => {
    switch (step.type) {
      case 'message': {
        const said = plainText(step.text);
        const self = step.from === step.to;
        return [`${names.get(step.from)} to ${self ? 'itself' : names.get(step.to)}${said && `: ${said}`}`];
      }
      case 'note':
        return [`note: ${plainText(step.text)}`];
      case 'block':
        return step.name === 'rect' ? [] : [`${step.name}${step.text && ` ${plainText(step.text)}`}`];
      case 'part':
        return [`else${step.text && ` ${plainText(step.text)}`}`];
      case 'end':
      default:
        return [];
    }
  });
  return `${kind}: ${sentences.length > 0 ? sentences.join('; ') : [...names.values()].join(', ')}.`;
}
