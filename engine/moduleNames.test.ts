import { expect, it } from 'vitest';
import { moduleName, xxhash64 } from './moduleNames.mjs';

it.each([
  ['', 'ef46db3751d8e999'],
  ['a', 'd24ec4f1a98c6e5b'],
  ['abc', '44bc2cf5ad770999'],
  ['The quick brown fox jumps over the lazy dog', '0b242d361fda71bc'],
])('hashes %j as XXH64 does', (text, hash) => {
  expect(xxhash64(Buffer.from(text)).toString('hex')).toBe(hash);
});

/** Taken from the style sheet of a site that Docusaurus 3.8.1 built. */
it.each([
  ['CodeBlock/Container', 'codeBlockContainer_Ckt0'],
  ['CodeBlock/Line', 'codeLine_lJS_'],
  ['DocSidebar/Desktop/CollapseButton', 'collapseSidebarButtonIcon_kv0_'],
  ['DocRoot/Layout/Sidebar', 'docSidebarContainer_YfHR'],
  ['DocItem/Layout', 'docItemCol_VOVn'],
  ['BlogSidebar/Desktop', 'sidebarItem__DBe'],
  ['DocSidebar/Desktop', 'sidebar_njMd'],
  ['Tabs', 'tabList__CuJ'],
  ['TabItem', 'tabItem_Ymn6'],
  ['TOC', 'tableOfContents_bqdL'],
  ['Admonition/Layout', 'admonition_xJq3'],
  ['Details', 'details_b_Ee'],
  ['Layout', 'mainWrapper_z2l0'],
])('names classes of %s as Docusaurus does', (folder, name) => {
  const relPath = `node_modules/@docusaurus/theme-classic/lib/theme/${folder}/styles.module.css`;
  expect(moduleName(relPath, name.slice(0, -5))).toBe(name);
});
