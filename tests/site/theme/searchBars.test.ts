import { expect, it } from 'vitest';
import { siteWith, buildWith } from '../../support/overrideSite.ts';

it('an item of the navbar around the search bar is shown where the configuration has one', async () => {
  const files = {
    'src/theme/NavbarItem/SearchNavbarItem.jsx': `import SearchBar from '@theme/SearchBar';
      export default ({ mobile }) => (mobile ? null : <div className="own"><b>Find</b><SearchBar /></div>);`,
  };
  const themes = "themes: ['@easyops-cn/docusaurus-search-local'],";
  const options = { config: `${themes} themeConfig: { navbar: { items: [{ type: 'search', position: 'right' }] } },` };
  const built = await buildWith(files, options);
  const html = await built.html('/');
  expect(html).toMatch(/<div class="own"><b>Find<\/b>.*type="search"/s);
  // Without such an item, the bar alone stands at the end of the navbar.
  const alone = await (await siteWith(files, { config: themes })).build();
  const [navbar] = /<nav .*?<\/nav>/s.exec(await alone.html('/')) ?? [];
  expect(navbar).not.toContain('<b>Find</b>');
  expect(navbar).toContain('type="search"');
  // Some name the file of the plugin whose search bar they wrap.
  const wrapped = `import SearchBar from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/SearchBar/index.jsx';
    export default () => <><u>around</u><SearchBar /></>;`;
  const around = await buildWith({ ...files, 'src/theme/SearchBar.jsx': wrapped }, options);
  expect(await around.html('/')).toMatch(/<b>Find<\/b>.*<u>around<\/u>.*type="search"/s);
  const inner = { 'src/theme/SearchBar.jsx': "export default () => <a href='https://find.example/'>elsewhere</a>;" };
  const both = await (await siteWith({ ...files, ...inner }, options)).build();
  expect(await both.html('/')).toMatch(
    /<div class="own"><b>Find<\/b><a href="https:\/\/find\.example\/"[^>]*>elsewhere<\/a><\/div>/,
  );
});

it('the search bar of a replaced search is shown nowhere', async () => {
  const files = {
    'src/theme/SearchBar.jsx': 'export default () => <b>Dead bar</b>;',
    'src/theme/Footer.jsx': `import SearchBar from '@theme/SearchBar';
      export default () => <footer><SearchBar /></footer>;`,
  };
  const replaced = { config: "plugins: ['docusaurus-lunr-search']," };
  const html = await (await (await siteWith(files, replaced)).build()).html('/');
  expect(html).not.toContain('Dead bar');
  expect(html).toMatch(/navbarSearchContainer_Bca1.*type="search"/s);
  // A copy of the plugin's own bar, which requests an index that does not exist.
  const copy = {
    'src/theme/SearchBar/index.jsx': `import { searchByWorker } from '@easyops-cn/docusaurus-search-local/dist/client/client/theme/searchByWorker';
      export default () => <b onClick={searchByWorker}>Dead bar</b>;`,
  };
  const local = { config: "themes: ['@easyops-cn/docusaurus-search-local']," };
  const built = await (await siteWith(copy, local)).build();
  expect(await built.html('/')).not.toContain('Dead bar');
  expect(built.messages).toEqual([]);
});

it('a search bar of the site’s own shows where the site has no other search', async () => {
  const files = { 'src/theme/SearchBar.jsx': 'export default () => <b>Find it</b>;' };
  const html = await (await (await siteWith(files)).build()).html('/');
  expect(html).toMatch(/<div class="navbarSearchContainer_Bca1">(?:(?!<\/div>).)*<b>Find it<\/b>/);
  const themed = {
    'theme/index.js': "module.exports = () => ({ name: 'find', getThemePath: () => __dirname + '/parts' });",
    'theme/parts/SearchBar/index.jsx': `import Original from '@theme-init/SearchBar';
      export default () => <><b>Find it</b><Original /></>;`,
  };
  const items = "{ navbar: { items: [{ type: 'search', position: 'left' }] } }";
  const options = { config: "themes: ['./theme'],", themeConfig: items };
  const built = await buildWith(themed, options);
  expect(await built.html('/')).toMatch(/theme-layout-navbar-left(?:(?!theme-layout-navbar-right).)*<b>Find it<\/b>/);
  const config = 'customFields: { octavo: { search: false } },';
  const without = await buildWith({}, { config, themeConfig: items });
  expect(await without.html('/')).toContain('<div class="navbarSearchContainer_Bca1"></div>');
});

it('the search box of the classic look is as wide as that of the search that it replaces', async () => {
  const widthIn = async (config: string) => {
    const built = await (await siteWith({}, { config, search: true })).build();
    const rules = (await built.html('/')).matchAll(/\.oc-search\{(?:[^{}]*;)?--oc-width:([^;}]+)[^}]*\}/g);
    return [...rules].map(([, width]) => width).at(-1);
  };
  expect(await widthIn("plugins: ['docusaurus-lunr-search'],")).toBe('9.2rem');
  // In narrow windows, where the theme places the box over the others.
  expect(await widthIn("themes: ['@easyops-cn/docusaurus-search-local'],")).toBe('9rem');
});
