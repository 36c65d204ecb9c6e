/** Site code in the browser finds what it imports: every module of a layer makes its script be loaded. */
import { expect, it } from 'vitest';
import { findLayers } from '../../engine/node/assemble/siteCode/findLayers.ts';
import { contentComponents } from '../../engine/theme/registry/contentComponents.ts';
import { navbarItemModules } from '../../engine/theme/siteCode/engineParts/navbarItemModules.ts';
import { partModules } from '../../engine/theme/siteCode/engineParts/partModules.ts';
import { componentModules } from '../../engine/theme/siteCode/modules/componentModules.ts';
import { linkModules } from '../../engine/theme/siteCode/modules/linkModules.ts';
import { seldomModules } from '../../engine/theme/siteCode/modules/seldomModules.ts';
import { hookModules } from '../../engine/theme/siteCode/modules/hookModules.tsx';
import { serverPlatform } from '../../engine/theme/siteCode/runtime/serverPlatform.tsx';

const LAYERS = {
  'live-seldom': seldomModules(serverPlatform),
  'live-theme': { ...linkModules(serverPlatform), ...partModules(() => () => null) },
  'live-content': { ...componentModules(contentComponents), ...navbarItemModules(() => () => null) },
  'live-hooks': hookModules(serverPlatform),
};

it.each(Object.entries(LAYERS))('loads %s for each of its modules', (script, modules) => {
  // Without the theme, a link is Docusaurus's own.
  const names = Object.keys(modules).filter((name) => name !== '@docusaurus/Link');
  expect(names.length).toBeGreaterThan(3);
  const missing = names.filter((name) => !findLayers([name], false).includes(script as never));
  expect(missing).toEqual([]);
});

it('loads no more than is used', () => {
  expect(findLayers(['react', '@site/src/components/Counter'], false)).toEqual([]);
  expect(findLayers(['@docusaurus/Link'], false)).toEqual(['live-docusaurus']);
  expect(findLayers(['@theme/DocItem/Footer'], false)).toEqual(['live-docusaurus', 'live-theme']);
  expect(findLayers(['@theme/Tabs'], false)).toEqual(['live-docusaurus', 'live-theme', 'live-content']);
  expect(findLayers(['@docusaurus/theme-common'], false)).toEqual(['live-docusaurus', 'live-theme', 'live-hooks']);
});
