import type { CorpusPage, PageKey } from './types.ts';

/** How a tool wants the same page written. */
export interface Dialect {
  /** The heading is part of the text, where a tool does not make one of the title. */
  titleInBody: boolean;
  /** Names of admonitions that the tool does not know. */
  admonitions: Record<string, string>;
  toHref(target: PageKey, from: PageKey): string;
}

export function renderPage(
  page: CorpusPage,
  key: PageKey,
  dialect: Dialect,
  extra: Record<string, string> = {},
): string {
  const fields = { title: page.title, description: page.description, ...extra };
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const body = page.body
    .replace(/\]\(page:([^)\s]+)\)/g, (_, target: string) => `](${dialect.toHref(target, key)})`)
    .replace(/^:::(\w+)$/gm, (_, name: string) => `:::${dialect.admonitions[name] ?? name}`);
  return `---\n${head.join('\n')}\n---\n\n${dialect.titleInBody ? `# ${page.title}\n\n` : ''}${body}`;
}

/** The address of a page without a base: `/models/overview`. An index has the address of its folder. */
export function toRoute(key: PageKey): string {
  return `/${key.replace(/(?:^|\/)index\.md$/, '').replace(/\.md$/, '')}`;
}

/** The same for tools where the page of a folder is the folder, with its slash. */
export function toFolderRoute(key: PageKey): string {
  return key.endsWith('/index.md') ? `${toRoute(key)}/` : toRoute(key);
}

/** A link to the file, as seen from another file of the same folder tree. */
export function toRelativeFile(target: PageKey, from: PageKey): string {
  const to = target.split('/');
  const here = from.split('/').slice(0, -1);
  while (here.length > 0 && to.length > 1 && here[0] === to[0]) {
    here.shift();
    to.shift();
  }
  return `${here.length === 0 ? './' : '../'.repeat(here.length)}${to.join('/')}`;
}
