import type { ScriptName } from '../../../shared/features.ts';
import { GENERATED_MODULES } from '../../../shared/generatedModules.ts';
import { findThemePart } from '../../../shared/themeParts.ts';
import type { ModuleId } from '../../compile/siteCode/types.ts';

/** Modules of Docusaurus and React that few components import, as in `seldomModules`. */
const SELDOM = new Set([
  '@docusaurus/ErrorBoundary',
  '@docusaurus/Interpolate',
  '@docusaurus/isInternalUrl',
  '@docusaurus/router',
  '@docusaurus/useBrokenLinks',
  '@docusaurus/useIsomorphicLayoutEffect',
  '@docusaurus/useRouteContext',
  '@mdx-js/react',
  'react-dom/client',
  ...Object.keys(GENERATED_MODULES),
]);

function isDocusaurus(id: ModuleId): boolean {
  return /^@(?:docusaurus|mdx-js|generated)\//.test(id) || SELDOM.has(id);
}

function isTheme(id: ModuleId): boolean {
  return /^@theme\/|^@octavo\//.test(id) || isHook(id);
}

function isHook(id: ModuleId): boolean {
  return /^@docusaurus\/(?:theme-common|plugin-content-)/.test(id);
}

/** Site code renders it in the browser, because the server's HTML may belong to other properties. */
function isRendered(id: ModuleId): boolean {
  if (!id.startsWith('@theme/')) return false;
  const name = id.slice('@theme/'.length);
  return name.startsWith('NavbarItem') || (findThemePart(name)?.level ?? 'content') === 'content';
}

/** The scripts with the engine's modules for the browser; each builds on those before it. */
export function findLayers(used: readonly ModuleId[], hasData: boolean): ScriptName[] {
  const usesTheme = used.some(isTheme);
  const isNeeded: Partial<Record<ScriptName, boolean>> = {
    'live-docusaurus': usesTheme || hasData || used.some(isDocusaurus),
    'live-seldom': used.some((id) => SELDOM.has(id)),
    'live-theme': usesTheme,
    'live-content': used.some(isRendered),
    'live-hooks': used.some(isHook),
  };
  return (Object.keys(isNeeded) as ScriptName[]).filter((name) => isNeeded[name]);
}
