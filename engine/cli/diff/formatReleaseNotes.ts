import type { TextChange } from '../../shared/compare/toTextChanges.ts';
import type { ApiChange } from '../../shared/api/apiChange.ts';
import type { DiffedPage, VersionDiff } from '../../node/commands/diff/diffVersions.ts';
import { codeLines, sectionName } from './formatDiff.ts';

const TITLES = {
  added: 'New pages',
  changed: 'Changed pages',
  moved: 'Moved pages',
  removed: 'Removed pages',
} as const;

/** Markdown: a first draft of release notes. */
export function formatReleaseNotes({ from, to, pages, changes, api = [] }: VersionDiff): string {
  const parts = [`## What changed from ${from} to ${to}`];
  if (pages.length === 0) parts.push('Nothing changed.');
  for (const type of ['added', 'changed', 'moved', 'removed'] as const) {
    const listed = pages.filter((page) => page.type === type);
    if (listed.length > 0) parts.push(`### ${TITLES[type]}`, listed.map(formatPage).join('\n'));
  }
  if (changes) parts.push(...changes.map(formatChange));
  const breaking = api.filter(({ level }) => level === 'error');
  if (breaking.length > 0) parts.push('### Breaking changes of the API', breaking.map(formatApiChange).join('\n'));
  const others = api.filter(({ level }) => level !== 'error');
  if (others.length > 0) parts.push('### Other changes of the API', others.map(formatApiChange).join('\n'));
  return parts.join('\n\n');
}

function formatApiChange({ operation, subject, text }: ApiChange): string {
  return `- \`${operation}\`${subject === '' ? '' : ` ${escape(subject)}`}: ${text}`;
}

function formatPage({ type, title, url, was, sections }: DiffedPage): string {
  if (type === 'removed') return `- ${escape(title)}`;
  const link = `[${escape(title)}](${url})`;
  const moved = was === undefined ? '' : `, which was \`${was}\``;
  return `- ${link}${moved}${sections.length > 0 ? `: ${sections.map(sectionName).map(escape).join(', ')}` : ''}`;
}

function formatChange(change: TextChange): string {
  const { type, heading, isCode, runs } = change;
  const place = heading === '' ? '' : `**${escape(heading)}**: `;
  if (type === 'moved') return `${place}moved`;
  if (isCode) return `${place}\n\n\`\`\`diff\n${codeLines(change).join('\n')}\n\`\`\``;
  const marked = runs.map(({ mark, parts }) => {
    const text = escape(parts.join(''));
    return mark === 'same' ? text : mark === 'added' ? `**${text}**` : `~~${text}~~`;
  });
  return place + marked.join(' ') + (type === 'look' ? ': only its look changed' : '');
}

function escape(text: string): string {
  return text.replace(/[\\`*_[\]<>~]/g, '\\$&');
}
