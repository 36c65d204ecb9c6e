import type { TextChange } from '../../shared/compare/toTextChanges.ts';
import type { ApiChange } from '../../shared/api/apiChange.ts';
import type { DiffedPage, VersionDiff } from '../../node/commands/diff/diffVersions.ts';
import { formatCount } from '../formatAmounts.ts';

const SIGNS = { changed: '~', added: '+', moved: '→', removed: '−' } as const;

/** For a terminal. */
export function formatDiff({ from, to, pages, unchanged, changes, api }: VersionDiff): string {
  const lines = [`${from} → ${to}: ${summaryOf(pages, unchanged)}`];
  if (pages.length > 0) lines.push('');
  for (const { type, title, id, was, added, removed, sections } of pages) {
    const name = `${title} (${id}${was === undefined ? '' : `, was ${was}`})`;
    const words = type === 'added' || type === 'removed' ? '' : `  +${added} −${removed}`;
    lines.push(`${SIGNS[type]} ${name}${words}`);
    if (sections.length > 0) lines.push(`    ${sections.map(sectionName).join(', ')}`);
  }
  if (changes) lines.push('', ...formatChanges(changes));
  if (api && api.length > 0) lines.push('', ...formatApiChanges(api));
  return lines.join('\n');
}

/** One line per change, in oasdiff's form: breaking changes first. */
function formatApiChanges(changes: readonly ApiChange[]): string[] {
  const breaking = changes.filter(({ level }) => level === 'error').length;
  const title = `API: ${formatCount(changes.length, 'change')}, ${breaking} breaking`;
  return [
    title,
    ...changes.map(
      ({ level, operation, subject, text, id }) =>
        `  ${level.padEnd(7)} ${operation}${subject && ` ${subject}`}: ${text} [${id}]`,
    ),
  ];
}

function summaryOf(pages: readonly DiffedPage[], unchanged: number): string {
  const counts = (['changed', 'added', 'moved', 'removed'] as const).flatMap((type) => {
    const count = pages.filter((page) => page.type === type).length;
    return count > 0 ? `${formatCount(count, 'page')} ${type}` : [];
  });
  return [...counts, `${formatCount(unchanged, 'page')} unchanged`].join(', ');
}

export function sectionName({ type, heading }: DiffedPage['sections'][number]): string {
  const name = heading === '' ? 'Beginning' : heading;
  if (type === 'changed') return name;
  return `${name} (${type === 'added' ? 'new' : type})`;
}

/** In the form of `git diff --word-diff`, under the headings of the page. */
function formatChanges(changes: readonly TextChange[]): string[] {
  let heading: string | undefined;
  return changes.flatMap((change) => {
    const lines = change.heading === heading ? [] : [`# ${change.heading}`];
    heading = change.heading;
    if (change.type === 'moved') return [...lines, '(moved)', ''];
    if (change.isCode) return [...lines, ...codeLines(change, ' '), ''];
    const marked = change.runs.map(({ mark, parts }) => {
      const text = parts.join('');
      return mark === 'same' ? text : mark === 'added' ? `{+${text}+}` : `[-${text}-]`;
    });
    const note = change.type === 'look' ? ['(only its look changed)'] : [];
    return [...lines, [...marked, ...note].join(' '), ''];
  });
}

/** Lines of code with signs, as in a diff. */
export function codeLines({ runs }: TextChange, gap = ''): string[] {
  const signs = { same: ' ', added: '+', removed: '-' };
  return runs.flatMap(({ mark, parts }) =>
    parts.flatMap((part) => part.split('\n')).map((line) => signs[mark] + gap + line),
  );
}
