import { plainText } from '../text/readLabel.ts';
import { sharesOf, type Pie } from './parsePie.ts';

export function describePie(kind: string, pie: Pie): string {
  const shares = sharesOf(pie);
  const parts = pie.slices.map(({ text, value }, index) => {
    const note = pie.hasValues ? ` (${value})` : '';
    return `${plainText(text)} ${shares[index]}${note}`;
  });
  return `${kind}: ${parts.join('; ')}.`;
}
