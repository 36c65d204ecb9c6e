/**
 * The style sheet of formulas by `rehype-katex`. Sites name it in `stylesheets`, mostly at a CDN. It is part of the
 * installed package, so it and its fonts are served from the site itself, and only on pages with formulas.
 */
import path from 'node:path';
import { isSiteFile, realSitePath } from '../../ground/inputs/siteFiles.ts';
import { hashOf } from '../../ground/hashOf.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import type { ContentAssets } from '../assets/contentAssets.ts';
import { findPackage } from '../../compile/styles/findStyleFile.ts';
import { STYLES_FOLDER } from './createStyleAddresses.ts';
import { loadSiteStyles } from './siteStyles.ts';

export interface PageStyle {
  /** In the output folder. */
  file: string;
  text: string;
}

/** The file in the installed package; `undefined` if the site draws no formulas, or by other means. */
export function findFormulaSheet({
  siteDir,
  pluginsKey,
}: Pick<SiteConfig, 'siteDir' | 'pluginsKey'>): string | undefined {
  if (pluginsKey === undefined) return undefined;
  const plugin = findPackage('rehype-katex', path.join(siteDir, 'package.json'));
  // Package managers that isolate packages put it next to the plugin, not next to the site.
  const katex = plugin && findPackage('katex', path.join(realSitePath(plugin.folder), 'package.json'));
  return katex && [path.join(katex.folder, 'dist', 'katex.min.css')].find(isSiteFile);
}

/** Whether a style sheet of the configuration is the one in the package. */
export function isFormulaSheet(href: string): boolean {
  return /\/katex(?:\.min)?\.css(?:[?#]|$)/.test(href) && /^(?:https?:)?\/\//.test(href);
}

export async function loadFormulaStyle(filePath: string, siteDir: string, assets: ContentAssets): Promise<PageStyle> {
  const input = { filePaths: [filePath], siteDir, baseUrl: '/', staticFiles: new Map(), assets, edit: withoutOldFonts };
  const { inline, linked } = await loadSiteStyles(input);
  const text = linked || inline;
  return { file: `${STYLES_FOLDER}katex.${hashOf(text).slice(0, 10)}.css`, text };
}

/** Every browser that the theme supports reads `woff2`, so other formats of the same font are not published. */
function withoutOldFonts(css: string): string {
  return css.replace(/,\s*url\([^)]*\.(?:woff|ttf)\)\s*format\(["']?(?:woff|truetype)["']?\)/g, '');
}
