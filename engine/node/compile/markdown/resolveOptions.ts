import { createHash } from 'node:crypto';
import path from 'node:path';
import { DEFAULT_CODE_STYLE } from './code/createHighlighter.ts';
import { DEFAULT_MAGIC_COMMENTS } from './code/magicComments.ts';
import { NO_BUNDLING } from '../../read/config/bundling.ts';
import { admonitionKeywords } from './tree/admonition.ts';
import type { MarkdownOptions } from './types.ts';

const TRUNCATE_MARKER = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;

/** `MarkdownOptions` with all defaults filled in. */
export function resolveOptions(options: MarkdownOptions) {
  const { comments = true, headingIds = true, admonitions = true } = options.mdx1Compat ?? {};
  const truncateMarker = options.truncateMarker ?? TRUNCATE_MARKER;
  return {
    siteDir: options.siteDir,
    engineVersion: options.engineVersion,
    format: options.format ?? 'mdx',
    mdx1Compat: { comments, headingIds, admonitions },
    admonitionKeywords: admonitionKeywords(options.admonitions),
    anchorsMaintainCase: options.anchorsMaintainCase ?? false,
    plugins: options.plugins,
    pluginsKey: options.pluginsKey,
    isIncomplete: options.isIncomplete,
    npm2yarn: options.npm2yarn,
    mermaid: options.mermaid ?? false,
    liveCode: options.liveCode,
    magicComments: options.magicComments ?? DEFAULT_MAGIC_COMMENTS,
    defaultLanguage: options.defaultLanguage,
    // A global or sticky expression remembers its last match.
    truncateMarker: new RegExp(truncateMarker.source, truncateMarker.flags.replace(/[gy]/g, '')),
    sharesPage: options.sharesPage ?? false,
    language: options.language ?? 'en',
    words: options.words ?? {},
    locales: options.locales ?? {},
    bundling: options.bundling ?? NO_BUNDLING,
    themeFolders: options.themeFolders ?? [],
    globalData: options.globalData ?? {},
    lacksPlugins: options.lacksPlugins ?? false,
    preprocessor: options.preprocessor,
    outlines: options.outlines ?? false,
    drawDiagram: options.drawDiagram,
    siteCode: options.siteCode,
    hidesNavbar: options.hidesNavbar ?? false,
    tocLevels: options.tocLevels,
    codeStyle: options.codeStyle ?? DEFAULT_CODE_STYLE,
    prism: options.prism,
  };
}

export type ResolvedOptions = ReturnType<typeof resolveOptions>;

/** The options for a file: those of its folder. If folders are nested, the innermost counts. */
export function createOptionsOf({ folders = [], ...common }: MarkdownOptions): (filePath: string) => ResolvedOptions {
  const otherwise = resolveOptions(common);
  const resolved = folders
    .toSorted((a, b) => b.dir.length - a.dir.length)
    .map(({ dir, ...own }) => ({ dir, prefix: dir + path.sep, options: resolveOptions({ ...common, ...own }) }));
  return (filePath) =>
    resolved.find(({ dir, prefix }) => filePath === dir || filePath.startsWith(prefix))?.options ?? otherwise;
}

/** Everything that determines the result besides the file and the values it reads. */
export function optionsKey(options: ResolvedOptions): string {
  const {
    siteDir: _dir,
    locales: _locales,
    globalData: _data,
    lacksPlugins: _lacks,
    themeFolders: _folders,
    drawDiagram: _draw,
    siteCode,
    prism,
    preprocessor: _run,
    plugins: _plugins,
    truncateMarker,
    ...plain
  } = options;
  // Components that any page may use without mentioning their names.
  const shared = Object.values(siteCode?.shared ?? {}).map((id) => siteCode?.modules[id]?.hash);
  return createHash('sha256')
    .update(
      JSON.stringify([plain, String(truncateMarker), options.npm2yarn?.converters.map(String), shared, prism?.hash]),
    )
    .digest('hex');
}
