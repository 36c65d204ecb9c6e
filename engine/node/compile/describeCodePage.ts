import type { MarkdownSource } from '../read/content/types.ts';
import type { Problem } from './siteCode/types.ts';

/**
 * Describes a problem of a page whose text Octavo generated, because the page is a component. Authors know neither the
 * lines of that text nor the name it gives the component.
 */
export function describeCodePage<Page extends { problems: Problem[] }>(
  page: Page,
  { filePath, made, text }: MarkdownSource,
): Page {
  if (made === undefined) return page;
  const describe = (problem: Problem): Problem => {
    if (problem.filePath !== filePath) return problem;
    const rest: Problem = { ...problem, line: undefined, column: undefined };
    const { code, subject = '', message } = problem;
    if (code === 'component-fails' && /^(?:Page|Route\d+)$/.test(subject)) {
      return { ...rest, message: message.replace(`\`${subject}\``, made) };
    }
    // In the component's own file the line is right.
    if (code !== 'missing-import' || !text.read().includes(subject)) return problem;
    return { ...rest, message: `${made} shows "${subject}", and there is no such file.`, severity: 'error' };
  };
  return { ...page, problems: page.problems.map(describe) };
}
