/** Items of the navbar, and the table of contents, that content and code of the site show by themselves. */
import { expect, it } from 'vitest';
import { watchPage } from '../support/browser.ts';
import { openTab } from '../support/runtimeSite.ts';
import { useServedSite } from '../support/servedSite.ts';
import { arriveAt } from '../support/tabSteps.ts';

const site = useServedSite(
  {
    'docusaurus.config.mjs': `export default {
      title: 'Items', url: 'https://items.example', baseUrl: '/', trailingSlash: false,
      presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
      themeConfig: { navbar: { items: [{ to: '/two', label: 'Second' }, { type: 'custom-menu', label: 'Own menu' }] } },
    };`,
    'docs/index.mdx': `---\nslug: /\n---\n
import NavbarItem from '@theme/NavbarItem';
import TOC from '@theme/TOC';
import Only from '@site/src/Only';

# Home

<div className="content">
<NavbarItem label="A link" to="/two" className="own-link" />
<NavbarItem type="html" value="<b>Some HTML</b>" />
<NavbarItem label="A menu" items={[{ label: 'Two', to: '/two' }, { label: 'Out', href: 'https://out.example/' }]} />
<NavbarItem label="Another" items={[{ label: 'Two', to: '/two' }]} />
<TOC toc={toc} />
</div>

<Only />

## Section

Text.
`,
    'docs/two.md': '# Two\n\n[Home](./index.mdx)\n',
    'src/Only.jsx': `
      import BrowserOnly from '@docusaurus/BrowserOnly';
      import { useState } from 'react';
      import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
      import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
      import TOC from '@theme/TOC';
      export default () => {
        const [chosen, choose] = useState('none');
        const items = ['1.x', '2.x'].map((label) => ({ label, to: '', isActive: () => label === chosen, onClick: (event) => { event.preventDefault(); choose(label); } }));
        return <div className="only">
          <DefaultNavbarItem label="Reset" to="#" onClick={(event) => { event.preventDefault(); choose('none'); }} />
          <BrowserOnly>{() => <p className="version">{location.pathname ? 'Version' : ''}: <DropdownNavbarItem label={chosen} to="/two" items={items} /></p>}</BrowserOnly>
          <TOC toc={[{ value: 'Given', id: 'section', level: 2 }]} />
        </div>;
      };`,
    'src/theme/NavbarItem/ComponentTypes.jsx': `
      import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
      import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
      const Menu = (props) => <DropdownNavbarItem {...props} items={[{ label: 'Second of mine', to: '/two' }]} />;
      export default { ...ComponentTypes, 'custom-menu': Menu };`,
    'src/theme/NavbarItem/DefaultNavbarItem.jsx': `
      import Original from '@theme-original/NavbarItem/DefaultNavbarItem';
      export default (props) => <i className="wrapped"><Original {...props} /></i>;`,
  },
  { base: '/a/b/' },
);

it('in content, in live code, in <BrowserOnly> and in items of the site’s own', async () => {
  const { tab } = await openTab();
  const watch = await watchPage(tab, new URL(site.url).origin);
  await tab.goto(site.url);
  const content = tab.locator('.content');
  expect(await content.locator('a.own-link').getAttribute('href')).toMatch(/two(?:\.html)?$/);
  expect(await content.locator('b').textContent()).toBe('Some HTML');
  expect(await content.locator('.table-of-contents').textContent()).toBe('Section');
  await content.getByRole('button', { name: 'A menu' }).click();
  // Infima's menus fade in.
  await expect.poll(() => content.getByRole('link', { name: 'Out' }).isVisible()).toBe(true);
  expect(await content.getByRole('link', { name: 'Out' }).getAttribute('target')).toBe('_blank');

  const version = tab.locator('.only .version');
  await expect.poll(() => version.getByRole('button').textContent()).toBe('none');
  await version.getByRole('button').hover();
  await version.getByRole('link', { name: '2.x' }).click();
  await expect.poll(() => version.getByRole('button').textContent()).toBe('2.x');
  // Below the pointer a menu stays.
  await tab.mouse.move(3, 700);
  await expect.poll(() => version.getByRole('link').count()).toBe(0);
  expect(await version.locator('a[aria-current]').textContent()).toBe('2.x');
  await tab.locator('.only').getByText('Reset').click();
  await expect.poll(() => version.getByRole('button').textContent()).toBe('none');
  expect(await tab.locator('.only .table-of-contents').textContent()).toBe('Given');

  // The replacement still shows the item of the configuration.
  expect(await tab.locator('.navbar .wrapped').textContent()).toBe('Second');
  const own = tab.locator('.navbar .dropdown');
  await own.getByRole('button', { name: 'Own menu' }).click();
  await own.getByText('Second of mine').click();
  await arriveAt(tab, 'Two');
  await tab.mouse.move(3, 700);
  await expect.poll(() => own.getByText('Second of mine').isVisible()).toBe(false);
  expect(watch.problems).toEqual([]);
});
