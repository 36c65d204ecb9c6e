import type { MarkdownOptions } from '../../engine/node/compile/markdown/types.ts';
import { NO_BUNDLING } from '../../engine/node/read/config/bundling.ts';

/** The compiler's options as a site without a configuration has them. */
export function markdownOptions(own: Partial<MarkdownOptions> = {}): MarkdownOptions {
  return {
    siteDir: '/site',
    staticDirectories: [],
    engineVersion: 'test',
    format: 'mdx',
    mdx1Compat: {},
    anchorsMaintainCase: false,
    mermaid: false,
    magicComments: [
      {
        className: 'theme-code-block-highlighted-line',
        line: 'highlight-next-line',
        block: { start: 'highlight-start', end: 'highlight-end' },
      },
    ],
    folders: [],
    language: 'en',
    words: {},
    locales: {},
    bundling: NO_BUNDLING,
    compared: [],
    themeFolders: [],
    globalData: {},
    lacksPlugins: false,
    hidesNavbar: false,
    tocLevels: [2, 3],
    codeStyle: { look: 'classic', languages: [] },
    ...own,
  };
}
