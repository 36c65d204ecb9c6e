import { createRequire } from 'node:module';
import path from 'node:path';
import { noteFile } from '../../ground/inputs/inputs.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import { findBundlerPackage } from './findBundlerPackage.ts';

export type LayersConfig = Pick<SiteConfig, 'octavo' | 'hasCascadeLayers' | 'siteDir'>;

/** The parts of the packages that are used here. */
type Browserslist = (queries: string[] | undefined, options: object) => string[];
type CssFeature = { id: string; browser_support: Record<string, string> };

/** The preset assumes nothing about other browsers. */
const KNOWN = new Set(
  'and_chr and_ff android chrome edge firefox ie ios_saf op_mini op_mob opera safari samsung'.split(' '),
);

const QUIET = ['BROWSERSLIST_IGNORE_OLD_DATA', 'BASELINE_BROWSER_MAPPING_IGNORE_OLD_DATA'];

/** Whether the theme's rules win over the site's own. */
export function isSiteBelowTheme({ octavo, hasCascadeLayers, siteDir }: LayersConfig): boolean {
  return octavo.look === 'classic' && hasCascadeLayers && polyfillsLayers(siteDir);
}

/**
 * Whether Docusaurus's build replaces cascade layers, as its `postcss-preset-env` does where a browser of the site's
 * list lacks them. It sees one file at a time, and gives rules in a layer more weight than any rule outside: the
 * theme then wins over the site's own rules, where with true layers it would lose.
 */
export function polyfillsLayers(siteDir: string): boolean {
  for (const name of ['package.json', '.browserslistrc']) noteFile(path.join(siteDir, name));
  const preset = findBundlerPackage(siteDir, 'postcss-preset-env');
  if (preset === undefined) return false;
  // Warnings about outdated packages do not concern this build.
  for (const name of QUIET) process.env[name] ??= 'true';
  try {
    const load = createRequire(preset);
    const browserslist = load('browserslist') as Browserslist;
    const features = load('cssdb') as CssFeature[] | { default: CssFeature[] };
    const layers = ('default' in features ? features.default : features).find(({ id }) => id === 'cascade-layers');
    if (!layers) return false;
    const wanted = browserslist(undefined, { ignoreUnknownVersions: true, path: siteDir, env: 'production' });
    return wanted.some((entry) => {
      const [browser = '', version = ''] = entry.split(' ');
      if (!KNOWN.has(browser)) return false;
      const since = layers.browser_support[browser];
      return since === undefined || parseFloat(version) < parseFloat(since);
    });
  } catch {
    // Another release of these packages, whose result only Docusaurus knows.
    return false;
  }
}
