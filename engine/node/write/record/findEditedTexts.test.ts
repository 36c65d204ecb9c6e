import { expect, it } from 'vitest';
import type { Inputs } from '../../ground/inputs/inputs.ts';
import type { MarkdownSource } from '../../read/content/types.ts';
import type { Route } from '../../read/routes/types.ts';
import type { BuildRecord } from './buildRecord.ts';
import { findEditedTexts, toSurfaceKey, type EditedLocale } from './findEditedTexts.ts';

const inputsOf = (files: Record<string, string>, more: Partial<Inputs> = {}): Inputs => ({
  files,
  folders: {},
  variables: {},
  cwd: process.cwd(),
  ...more,
});

const source = (name: string, title = 'A', key = '1'): MarkdownSource => ({
  filePath: `/${name}.md`,
  relPath: `${name}.md`,
  text: { read: () => '', key },
  frontMatter: { title },
  frontMatterLines: 0,
});

interface Edit {
  file?: MarkdownSource;
  kind?: Route['kind'];
  anchors?: string[];
  inputs?: Inputs;
}

/** The page `a` as it was, and `file` in its place. */
function find({ file = source('a', 'A', '2'), kind = 'doc', anchors = ['x'], inputs }: Edit) {
  const pages = { '/a': { key: '', files: [], surface: toSurfaceKey(source('a'), new Set(['x'])) } };
  const record = { inputs: inputsOf({ '/a.md': 'old', '/config.js': 'same' }), pages } as unknown as BuildRecord;
  const routes = [{ kind, routePath: '/a', source: { file, contentDirs: [] } }];
  const locale = {
    site: { config: { folder: '' }, routes },
    compiled: { anchors: new Map([['/a', new Set(anchors)]]) },
  };
  const now = inputs ?? inputsOf({ '/a.md': 'new', '/config.js': 'same' });
  const found = findEditedTexts(record, now, [locale as unknown as EditedLocale]);
  return found && [...found];
}

it('finds pages of which only the text has changed', () => {
  expect(find({})).toEqual(['/a.md']);
  expect(find({ kind: 'page' })).toEqual(['/a.md']);
  expect(find({ inputs: inputsOf({ '/a.md': 'old', '/config.js': 'same' }) })).toEqual([]);
});

it.each<[string, Edit]>([
  ['a title', { file: source('a', 'B', '2') }],
  ['what can be linked to', { anchors: ['y'] }],
  ['a post', { kind: 'blog-post' }],
  ['a file that is no page', { inputs: inputsOf({ '/a.md': 'new', '/config.js': 'other' }) }],
  ['a file that is gone, and that this build has not asked for', { inputs: inputsOf({ '/a.md': 'new' }) }],
  ['what nobody can watch', { inputs: inputsOf({ '/a.md': 'new', '/config.js': 'same' }, { isOpen: 'code' }) }],
])('finds nothing where more may have changed: %s', (_, edit) => {
  expect(find(edit)).toBeUndefined();
});
