import type { CorpusPage, PageKey } from './types.ts';

/** How a tool expects the same page to be written. */
export interface Dialect {
  /** The heading is part of the text if the tool does not generate one from the title. */
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

/** The same for tools that serve the page of a folder at the folder's address, with a slash. */
export function toFolderRoute(key: PageKey): string {
  return key.endsWith('/index.md') ? `${toRoute(key)}/` : toRoute(key);
}

/** A link to the file, relative to another file of the same folder tree. */
export function toRelativeFile(target: PageKey, from: PageKey): string {
  const to = target.split('/');
  const here = from.split('/').slice(0, -1);
  while (here.length > 0 && to.length > 1 && here[0] === to[0]) {
    here.shift();
    to.shift();
  }
  return `${here.length === 0 ? './' : '../'.repeat(here.length)}${to.join('/')}`;
}
