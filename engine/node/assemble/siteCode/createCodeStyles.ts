import type { SiteCompiler } from '../../compile/createSiteCompiler.ts';
import type { ContentProblem } from '../../ground/problems.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import type { ContentAssets } from '../assets/contentAssets.ts';
import type { EditStyle } from '../styles/createPostCss.ts';
import { isSiteBelowTheme, type LayersConfig } from '../styles/polyfillsLayers.ts';
import { loadSiteStyles } from '../styles/siteStyles.ts';

export interface CodeStyles {
  /** The style sheets of these modules, as one. */
  of(moduleIds: readonly string[]): Promise<string>;
  problems: ContentProblem[];
}

/** Style sheets that the site's own code imports. */
export function createCodeStyles(
  compiler: Pick<SiteCompiler, 'siteCode'>,
  config: LayersConfig & Pick<SiteConfig, 'baseUrl'>,
  staticFiles: ReadonlyMap<string, string>,
  assets: ContentAssets,
  edit: EditStyle,
): CodeStyles {
  const { siteDir, baseUrl } = config;
  let isBelowTheme: boolean | undefined;
  const sheets = new Map<string, Promise<string>>();
  const problems: ContentProblem[] = [];

  async function load(filePath: string, css: string | undefined): Promise<string> {
    const texts = new Map(css === undefined ? [] : [[filePath, css]]);
    isBelowTheme ??= isSiteBelowTheme(config);
    const {
      inline,
      linked,
      problems: found,
    } = await loadSiteStyles({
      filePaths: [filePath],
      siteDir,
      baseUrl,
      staticFiles,
      assets,
      texts,
      edit,
      isBelowTheme,
    });
    problems.push(...found);
    return inline + linked;
  }

  return {
    problems,
    async of(moduleIds) {
      const styles = new Map(
        moduleIds
          .flatMap((id) => compiler.siteCode?.modules[id]?.styles ?? [])
          .map(({ filePath, css }) => [filePath, css] as const),
      );
      let text = '';
      for (const [filePath, css] of styles) {
        const sheet = sheets.get(filePath) ?? load(filePath, css);
        sheets.set(filePath, sheet);
        text += await sheet;
      }
      return text;
    },
  };
}
