/** Pages of a description, and what their blocks contain. */
import { createTranslate } from '../../../../shared/createTranslate.ts';
import { readDescription } from '../model/readDescription.ts';
import type { ApiPageText, Block } from '../pages/blocks.ts';
import { toApiPages, type ApiPagesOptions } from '../pages/toApiPages.ts';
import { createReferences } from '../source/createReferences.ts';

const t = createTranslate({ locale: { htmlLang: 'en' } });

export function toPages(value: object, options: Partial<ApiPagesOptions> = {}) {
  const references = createReferences(
    { allows: () => true },
    () => undefined,
    () => undefined,
  );
  const file = { filePath: '/site/api.json', value, lineOf: () => 1 };
  const problems: string[] = [];
  const description = readDescription(file, { references, complain: (_at, message) => void problems.push(message) });
  if (!description) throw new Error(problems.join());
  const { pages, sidebar } = toApiPages(description, {
    pages: 'tag',
    samples: ['curl'],
    schemas: true,
    docIdOf: (slug) => `api/${slug || 'index'}`,
    hrefOf: (slug) => (slug ? `/api/${slug}` : '/api'),
    t,
    ...options,
  });
  const withBlocks = pages.map((page) => ({ ...page, ...(JSON.parse(page.text) as ApiPageText) }));
  return { pages: withBlocks, sidebar, description, problems };
}

export function visit(blocks: readonly Block[], see: (block: Block) => void): void {
  for (const block of blocks) {
    see(block);
    if (block.type === 'details') visit(block.blocks, see);
    if (block.type === 'columns') visit([...block.intro, ...block.side, ...block.rest], see);
    if (block.type === 'tabs') for (const tab of block.tabs) visit(tab.blocks, see);
    if (block.type === 'fields') for (const field of block.fields) visit(field.inside ?? [], see);
  }
}

export function idsOf(blocks: readonly Block[]): string[] {
  const ids: string[] = [];
  visit(blocks, (block) => {
    if (block.type === 'heading') ids.push(block.id);
    if (block.type === 'fields') ids.push(...block.fields.map(({ id }) => id));
  });
  return ids;
}

export function fieldsOf(blocks: readonly Block[]): number {
  let count = 0;
  visit(blocks, (block) => (count += block.type === 'fields' ? block.fields.length : 0));
  return count;
}

export function linksOf(blocks: readonly Block[]): string[] {
  return [...JSON.stringify(blocks).matchAll(/"link":"(\/api[^"]*)"/g)].map(([, href = '']) => href);
}
