import { expect, it } from 'vitest';
import { fixtureSite } from '../support/fixtureSite.ts';

it('a site has the texts of its language for components and hooks of the theme that the site uses', async () => {
  const site = await fixtureSite(
    {
      'docs/intro.md': '# Intro\n',
      'blog/2024-01-02-post.md': '---\ntags: [news]\n---\n\nText.\n',
      'src/theme/BlogTagsListPage/index.jsx': `import { useBlogTagsPostsPageTitle, useBlogAuthorPageTitle,
        translateTagsPageTitle, translateBlogAuthorsListPageTitle } from '@docusaurus/theme-common/internal';
      import Translate from '@docusaurus/Translate';
      export default function Page() {
        const titles = [translateTagsPageTitle(), translateBlogAuthorsListPageTitle(),
          useBlogTagsPostsPageTitle({ label: 'news', count: 1 }), useBlogTagsPostsPageTitle({ label: 'news', count: 2 }),
          useBlogAuthorPageTitle({ name: 'Ann', key: 'ann', count: 2 })];
        return <p><Translate id="theme.common.editThisPage">Edit this page</Translate>|{titles.join('|')}</p>;
      }`,
      'docs/live.mdx': "import Back from '@site/src/Back';\n\n<Back />\n",
      'src/Back.jsx': `import { useState } from 'react';
      import { translate } from '@docusaurus/Translate';
      export default function Back() {
        useState(0);
        return <button onClick={() => {}}>{translate({ id: 'theme.docs.paginator.previous', message: 'Previous' })}</button>;
      }`,
    },
    { config: "i18n: { defaultLocale: 'en', locales: ['en', 'de'] },", blog: '{}' },
  );
  const built = await site.build();
  const tags = async (file: string) =>
    /<p>([^<]*(?:<!-- -->[^<]*)*\|[^<]*)<\/p>/.exec(await built.read(file))?.[1]?.replaceAll('<!-- -->', '');
  expect(await tags('blog/tags.html')).toBe(
    'Edit this page|Tags|Authors|One post tagged with &quot;news&quot;|2 posts tagged with &quot;news&quot;|Ann - 2 posts',
  );
  expect(await tags('de/blog/tags.html')).toBe(
    'Diese Seite bearbeiten|Tags|Autoren|Ein Post getaggt mit &quot;news&quot;|2 Posts getaggt mit &quot;news&quot;|Ann - 2 Posts',
  );
  expect(await built.read('de/live.html')).toContain('<button lang="de">Zurück</button>');
  // The browser receives the texts that its scripts name, and no others.
  const scripts = (await built.files()).filter((file) => file.startsWith('assets/code/messages.'));
  expect(scripts).toHaveLength(1);
  const texts = JSON.parse((await built.read(scripts[0]!)).replace('octavo.messages=', '')) as Record<string, string>;
  expect(Object.keys(texts).sort()).toEqual([
    'theme.blog.author.pageTitle',
    'theme.blog.authorsList.pageTitle',
    'theme.blog.post.plurals',
    'theme.blog.tagTitle',
    'theme.common.editThisPage',
    'theme.docs.paginator.previous',
    'theme.tags.tagsPageTitle',
  ]);
});
