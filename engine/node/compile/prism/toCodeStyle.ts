import { readEngineTable } from '../../ground/octavo/engineFiles.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import type { CodeStyle, PrismTheme } from './types.ts';

/** Docusaurus's own. */
const DEFAULT_THEME = 'palenight';

export function toCodeStyle(config: SiteConfig): CodeStyle {
  const { additionalLanguages, theme, darkTheme } = config.themeConfig.prism;
  const { look } = config.octavo;
  const style = { look, languages: additionalLanguages };
  if (look === 'octavo') return style;
  const light = toTheme(theme) ?? (readEngineTable('prism/themes.json') as Record<string, PrismTheme>)[DEFAULT_THEME];
  const dark = toTheme(darkTheme);
  return { ...style, theme: light, ...(dark && JSON.stringify(dark) !== JSON.stringify(light) && { darkTheme: dark }) };
}

/** Undefined if it is not a theme: its package may be missing. */
function toTheme(given: unknown): PrismTheme | undefined {
  const { plain, styles } = Object(given) as Partial<PrismTheme>;
  if (!plain || !Array.isArray(styles)) return undefined;
  const isRule = ({ types, style }: Partial<PrismTheme['styles'][number]>) =>
    Array.isArray(types) && Object(style) === style;
  return { plain, styles: styles.filter((rule) => isRule(Object(rule) as PrismTheme['styles'][number])) };
}
