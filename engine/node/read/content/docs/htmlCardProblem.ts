import { quoteValue } from '../../config/report/quoteValue.ts';
import type { ContentProblem } from '../../../ground/problems.ts';

/** Docusaurus fails at cards for a sidebar item of HTML: on a generated index, and in `<DocCardList>`. */
export function htmlCardProblem(
  items: readonly { type: string; value?: string }[],
  filePath: string,
): ContentProblem | undefined {
  const html = items.find(({ type }) => type === 'html');
  return (
    html && {
      severity: 'error',
      code: 'component-use',
      filePath,
      message: `The sidebar item ${quoteValue(html.value)} is of type "html" and cannot be a card. Move it out of its category, or link the category to a document that names its cards: \`<DocCardList items={…} />\`.`,
    }
  );
}
