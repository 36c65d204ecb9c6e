import type { SiteCompiler } from '../../compile/createSiteCompiler.ts';
import { createReach } from '../../compile/siteCode/createReach.ts';
import { toModuleFile } from '../../compile/siteCode/moduleNames.ts';
import type { ModuleId, ModuleStyle, SiteCode } from '../../compile/siteCode/types.ts';
import type { ContentProblem } from '../../ground/problems.ts';
import { remember } from '../../../shared/remember.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import type { ContentAssets } from '../assets/contentAssets.ts';
import type { EditStyle } from '../styles/createPostCss.ts';
import { isSiteBelowTheme } from '../styles/polyfillsLayers.ts';
import { loadSiteStyles } from '../styles/siteStyles.ts';

export interface CodeStyles {
  /** The CSS modules of these modules, as one sheet. */
  of(moduleIds: readonly string[]): Promise<string>;
  /** Rules of all code that apply to every page, in the order of Docusaurus's build. `known`: files that are included anyway. */
  ofSite(known: ReadonlySet<string>): Promise<CodeSheets>;
  problems: ContentProblem[];
}

/** Sheets that the same modules import are one text. */
export interface CodeSheets {
  /** Imported before any part of the theme: its rules win over them. */
  early: string[];
  late: string[];
  /** Sheets of Docusaurus's theme that are not in its build, see `Reach`. */
  replaced: string[];
}

const THEME = '@site/src/theme/';

/** Style sheets that the site's own code imports. */
export function createCodeStyles(
  compiler: Pick<SiteCompiler, 'siteCode' | 'codeInput' | 'importedByContent'>,
  config: SiteConfig,
  staticFiles: ReadonlyMap<string, string>,
  assets: ContentAssets,
  edit: EditStyle,
): CodeStyles {
  const { siteDir, baseUrl } = config;
  let isBelowTheme: boolean | undefined;
  const problems: ContentProblem[] = [];
  const readOnce = remember((_key: string, filePath: string, css: string | undefined) => read(filePath, css));
  /** `css`: the text, if it differs from the file. */
  const load = (filePath: string, css: string | undefined) => readOnce(JSON.stringify([filePath, css]), filePath, css);

  async function read(filePath: string, css: string | undefined): Promise<string> {
    const texts = new Map(css === undefined ? [] : [[filePath, css]]);
    isBelowTheme ??= isSiteBelowTheme(config);
    const input = { filePaths: [filePath], siteDir, baseUrl, staticFiles, assets, texts, edit, isBelowTheme };
    const { inline, linked, problems: found } = await loadSiteStyles(input);
    problems.push(...found);
    return inline + linked;
  }

  return {
    problems,
    async of(moduleIds) {
      const styles = moduleIds.flatMap((id) => compiler.siteCode?.modules[id]?.styles ?? []);
      const texts = new Map(styles.flatMap(({ filePath, css }) => (css === undefined ? [] : [[filePath, css]])));
      return (await Promise.all([...texts].map(([filePath, css]) => load(filePath, css)))).join('');
    },
    async ofSite(known) {
      const { siteCode, codeInput, importedByContent } = compiler;
      const found: CodeSheets = { early: [], late: [], replaced: [] };
      if (!siteCode) return found;
      const reach = createReach({ config, codeInput, siteCode, importedByContent });
      const hasParts = Object.keys(siteCode.modules).some((id) => id.startsWith(THEME));
      if (hasParts) found.replaced = reach.replacedStyles();
      let last = '';
      for (const { style, importers, isEarly } of toGlobalStyles(siteCode, (id) =>
        reach.includes(toModuleFile(id, siteDir)),
      )) {
        if (style.css === undefined && known.has(style.filePath)) continue;
        const list = isEarly ? found.early : found.late;
        const text = await load(style.filePath, style.global);
        const key = `${isEarly} ${importers.join()}`;
        if (key === last) list.push((list.pop() ?? '') + text);
        else list.push(text);
        last = key;
      }
      return found;
    },
  };
}

interface GlobalStyle {
  style: ModuleStyle;
  importers: ModuleId[];
  isEarly: boolean;
}

function toGlobalStyles(code: SiteCode, isReached: (id: ModuleId) => boolean): GlobalStyle[] {
  const found = new Map<string, GlobalStyle>();
  const rankOf = remember((id: ModuleId) => rankIn(code, id));
  const entries = Object.entries(code.modules).sort(([a], [b]) => rankOf(a) - rankOf(b));
  for (const [id, { styles }] of entries) {
    if (id.startsWith(THEME) && !isReached(id)) continue;
    for (const style of styles) {
      if (style.css !== undefined && !style.global) continue;
      const { importers = [], isEarly = true } = found.get(style.filePath) ?? {};
      found.set(style.filePath, {
        style,
        importers: [...importers, id],
        isEarly: isEarly && style.isEarly === true,
      });
    }
  }
  return [...found.values()];
}

/** As in Docusaurus's build: the parts around all pages, the pages of `src/pages`, parts of content, code of content. */
function rankIn({ shared = {} }: SiteCode, id: ModuleId): number {
  if (Object.values(shared).includes(id)) return 2;
  if (id.startsWith(THEME)) return 0;
  return id.startsWith('@site/src/pages/') ? 1 : 3;
}
