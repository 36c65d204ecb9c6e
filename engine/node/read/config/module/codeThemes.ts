import { hasEngineTable, readEngineTable } from '../../../ground/octavo/engineFiles.ts';

const PACKAGE = /^prism-react-renderer(?:\/themes\/(\w+)(?:\/index)?(?:\.[cm]?js)?)?$/;

/** The part of `prism-react-renderer` that configurations use, in case it is not installed: its themes. */
export function codeThemesOf(id: string): unknown {
  const [name, theme] = PACKAGE.exec(id) ?? [];
  if (name === undefined || !hasEngineTable('prism/themes.json')) return undefined;
  const themes = readEngineTable('prism/themes.json') as Record<string, object>;
  if (theme === undefined) return { themes };
  return themes[theme] && { ...themes[theme], default: themes[theme] };
}
