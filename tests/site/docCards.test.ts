/** Cards that the site's code shows. */
import { describe, expect, it } from 'vitest';
import { fixtureSite } from '../support/fixtureSite.ts';

it('shows cards of items with values that JSON cannot express', async () => {
  const site = await fixtureSite({
    'docs/index.mdx':
      "---\nslug: /\n---\n\nimport DocCardList from '@theme/DocCardList';\n\n# Home\n\nexport const items = [{ type: 'link', label: 'Other', href: '/other', customProps: { icon: () => null } }];\n\n<DocCardList items={items} />\n",
    'docs/other.md': '# Other\n',
  });
  const built = await site.build();
  expect(built.messages).toEqual([]);
  expect(await built.html('/')).toMatch(/class="card [\s\S]*Other/);
});

describe('cards by hand', () => {
  const FILES = {
    'docs/index.mdx':
      "---\nslug: /\n---\n\nimport DocCard from '@theme/DocCard';\n\n# Home\n\n<DocCard item={{ type: 'link', href: '/deep/one', label: 'A card', description: 'Of one' }} />\n\n<DocCard item={{ type: 'link' }} />\n",
    'docs/deep/_category_.json': '{ "label": "Deep", "link": { "type": "generated-index" } }',
    'docs/deep/one.md': '---\ndescription: What one is\n---\n\n# One\n',
    'docs/deep/list.mdx': "# List\n\nimport DocCardList from '@theme/DocCardList';\n\n<DocCardList />\n",
    'docs/deep/mine.mdx': "# Page\n\nimport Mine from '@site/src/Mine';\n\n<Mine />\n",
    // The result of `docusaurus swizzle --eject`.
    'src/theme/DocCardList.jsx': `
      import { useCurrentSidebarSiblings, filterDocCardListItems } from '@docusaurus/plugin-content-docs/client';
      import DocCard from '@theme/DocCard';
      const OfCategory = () => <DocCardList items={useCurrentSidebarSiblings()} />;
      export default function DocCardList({ items }) {
        if (!items) return <OfCategory />;
        return <section>{filterDocCardListItems(items).map((item) => <p key={item.label}><DocCard item={item} /></p>)}</section>;
      }`,
    'src/Mine.jsx': `
      import { useCurrentSidebarCategory } from '@docusaurus/theme-common';
      export default function Mine() {
        const { label, items } = useCurrentSidebarCategory();
        return <em>{label}: {items.map((item) => item.label + ' ' + item.href).join(', ')}</em>;
      }`,
  };

  it('are shown in content, in the site’s own list and in the site’s own category page', async () => {
    const site = await fixtureSite(FILES, { config: "baseUrl: '/base/'," });
    const built = await site.build();
    expect(built.messages).toEqual([
      expect.stringContaining('`item` of `<DocCard>` must be an item of a sidebar; the card is left out.'),
    ]);
    expect(await built.html('/')).toContain(
      '<a class="card padding--lg cardContainer_fWXF" href="deep/one.html"><h2 class="text--truncate cardTitle_rnsV" title="A card">📄️<!-- --> <!-- -->A card</h2>' +
        '<p class="text--truncate cardDescription_PWke" title="Of one">Of one</p></a>',
    );
    const cards =
      /<section><p><a class="card .*List.*Page.*one.html"><h2[^>]*>📄️<!-- --> <!-- -->One<\/h2><p[^>]*>What one is/;
    expect(await built.html('/deep/list')).toMatch(cards);
    expect(await built.html('/category/deep')).toMatch(cards);
    expect(await built.plainHtml('/deep/mine')).toContain(
      '<em>Deep: List /base/deep/list, Page /base/deep/mine, One /base/deep/one</em>',
    );
  });

  it('follow the sidebar, and the card of the site', async () => {
    const site = await fixtureSite(FILES);
    await site.build();
    await site.write({
      'docs/deep/_category_.json': '{ "label": "Deeper" }',
      'docs/deep/two.md': '# Two\n',
      'src/theme/DocCard.jsx': 'export default ({ item }) => <i>{item.label}</i>;',
    });
    const built = await site.build();
    expect(await built.plainHtml('/deep/mine')).toContain(
      '<em>Deeper: List /deep/list, Page /deep/mine, One /deep/one, Two /deep/two</em>',
    );
    expect(await built.plainHtml('/deep/list')).toMatch(/<section><p>.*<i>One<\/i>.*<p>.*<i>Two<\/i>/);
  });
});
