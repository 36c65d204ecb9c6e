import { expect, it } from 'vitest';
import { openTab } from '../support/runtimeSite.ts';
import { useServedSite } from '../support/servedSite.ts';

const CONFIG = `export default { title: 'Blog', url: 'https://blog.example', baseUrl: '/', trailingSlash: false,
  themeConfig: { navbar: { items: [{ to: '/blog', label: 'Posts' }] } },
  presets: [['classic', { docs: false, blog: {} }]] };`;

const site = useServedSite({
  'docusaurus.config.mjs': CONFIG,
  'blog/2024-05-01-old.md': '---\nslug: old\n---\n\n# Old post\n\nText.\n\n<!-- truncate -->\n\nMore.\n',
  'blog/2025-02-01-new.md': '---\nslug: new\n---\n\n# New post\n\nText.\n\n<!-- truncate -->\n\nMore.\n',
});

it('the drawer of a blog page shows its recent posts, as Docusaurus does', async () => {
  const { tab } = await openTab({ viewport: { width: 390, height: 800 }, reducedMotion: 'reduce' });
  await tab.goto(`${site.url}blog/new`);
  await tab.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const panel = tab.locator('.navbar-sidebar__item').last();
  await panel.getByRole('link', { name: 'New post' }).waitFor();
  expect(
    await panel.evaluate((element) =>
      [...element.children]
        .slice(1)
        .map((group) => [
          group.getAttribute('role'),
          group.querySelector('h3.yearGroupHeading_QT03')?.textContent,
          group.querySelector('ul.menu__list > li.menu__list-item > a.menu__link')?.textContent,
        ]),
    ),
  ).toEqual([
    ['group', '2025', 'New post'],
    ['group', '2024', 'Old post'],
  ]);
  expect(await panel.locator('.menu__link--active').allTextContents()).toEqual(['New post']);
  await panel.getByRole('link', { name: 'Old post' }).click();
  await tab.waitForURL('**/blog/old');
  expect(await tab.locator('h1').textContent()).toBe('Old post');
  // The same list belongs to the next page.
  await tab.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await tab.locator('.navbar-sidebar .menu__link--active', { hasText: 'Old post' }).waitFor();
  await tab.getByRole('button', { name: 'Back to main menu' }).click();
  await tab.locator('.navbar-sidebar').getByRole('link', { name: 'Posts' }).waitFor();
});
