import path from 'node:path';
import { longHashOf } from '../../ground/hashOf.ts';
import { admonitionKeywords } from './tree/admonition.ts';
import type { MarkdownOptions } from './types.ts';

const TRUNCATE_MARKER = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;

/** The options for one folder, with the rules that the compiler derives from them. */
export function resolveOptions({ admonitions, folders: _folders, compared: _compared, ...options }: MarkdownOptions) {
  const { comments = true, headingIds = true, admonitions: hasTitles = true } = options.mdx1Compat;
  const { source, flags } = options.truncateMarker ?? TRUNCATE_MARKER;
  return {
    ...options,
    mdx1Compat: { comments, headingIds, admonitions: hasTitles },
    admonitionKeywords: admonitionKeywords(admonitions),
    // A global or sticky expression remembers its last match.
    truncateMarker: new RegExp(source, flags.replace(/[gy]/g, '')),
  };
}

export type ResolvedOptions = ReturnType<typeof resolveOptions>;

/** The options for a file: those of its folder. If folders are nested, the innermost counts. */
export function createOptionsOf(options: MarkdownOptions): (filePath: string) => ResolvedOptions {
  const otherwise = resolveOptions(options);
  const resolved = options.folders
    .toSorted((a, b) => b.dir.length - a.dir.length)
    .map(({ dir, ...own }) => ({ dir, prefix: dir + path.sep, options: resolveOptions({ ...options, ...own }) }));
  return (filePath) =>
    resolved.find(({ dir, prefix }) => filePath === dir || filePath.startsWith(prefix))?.options ?? otherwise;
}

/** Everything that determines the result besides the file and the values it reads. */
export function optionsKey(options: ResolvedOptions): string {
  const {
    siteDir: _dir,
    staticDirectories: _static,
    locales: _locales,
    globalData: _data,
    lacksPlugins: _lacks,
    themeFolders: _folders,
    siteCode,
    prism,
    preprocessor: _run,
    plugins: _plugins,
    truncateMarker,
    ...plain
  } = options;
  // Components that any page may use without mentioning their names.
  const shared = Object.values(siteCode?.shared ?? {}).map((id) => siteCode?.modules[id]?.hash);
  return longHashOf(
    JSON.stringify([plain, String(truncateMarker), options.npm2yarn?.converters.map(String), shared, prism?.hash]),
  );
}
