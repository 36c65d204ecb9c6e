import { expect, it } from 'vitest';
import { mainOf, PAGE, buildWith } from '../../support/overrideSite.ts';

it('MDXPage receives the page as a component with its data', async () => {
  const built = await buildWith({
    ...PAGE,
    'src/theme/MDXPage/index.jsx': `
      import Layout from '@theme/Layout';
      import MDXContent from '@theme/MDXContent';
      export default function MDXPage({ content: Content }) {
        const { title, permalink, frontMatter } = Content.metadata;
        return (
          <Layout><main className="own">
            <p>{[title, permalink, frontMatter.mood, ...Content.toc.map(({ id }) => id)].join(', ')}</p>
            <MDXContent><Content /></MDXContent>
          </main></Layout>
        );
      }`,
  });
  const html = await built.html('/words');
  expect(html.match(/<main\b/g)).toHaveLength(1);
  expect(html).toMatch(/<main class="own"[^>]*><p>Words, \/words, calm, part<\/p>/);
  expect(html).toContain('Text of words.');
});

it('options of content plugins name the components of pages', async () => {
  const built = await buildWith(
    {
      'src/List.jsx': `
          import Layout from '@theme/Layout';
          import styles from './list.module.css';
          export default ({ items, metadata }) => <Layout><main className={styles.own}>{metadata.blogTitle}: {items.map(({ content: Post }) =>
            <a key={Post.metadata.title} href={Post.metadata.permalink}>{Post.metadata.title}</a>)}</main></Layout>;`,
      'src/list.module.css': '.own { color: red }',
      'src/theme/OwnItem.jsx': `
          import DocItem from '@theme/DocItem';
          export default (props) => <><i>own item</i><DocItem {...props} /></>;`,
      'src/theme/BlogArchivePage.jsx': 'export default () => <p>archive</p>;',
      'src/theme/Blog/Pages/BlogAuthorsListPage.jsx': `
          export default ({ authors }) => <p>{authors.map(({ name, count }) => name + ' ' + count)}</p>;`,
      'src/theme/Blog/Pages/BlogAuthorsPostsPage.jsx': `
          export default ({ author, items }) => <p>{author.name + ': ' + items[0].content.metadata.title}</p>;`,
    },
    {
      docs: "{ routeBasePath: '/', docItemComponent: '@theme/OwnItem' }",
      // A component of a package is not one of the site's own.
      blog: "{ blogListComponent: '@site/src/List', blogTagsListComponent: '@theme/PackageTags' }",
    },
  );
  expect(await built.plainHtml('/blog')).toMatch(
    /<main class="own_\w+">Blog: <a href="[^"]*post[^"]*">Post<\/a><\/main>/,
  );
  expect(mainOf(await built.plainHtml('/deep/two'))).toMatch(/<i>own item<\/i>[^]*Text of two\./);
  expect(await built.plainHtml('/blog/archive')).toContain('<p>archive</p>');
  expect(await built.plainHtml('/blog/authors')).toContain('<p>Ann 1</p>');
  expect(await built.plainHtml('/blog/authors/ann')).toContain('<p>Ann: Post</p>');
  expect(await built.plainHtml('/blog/tags')).toContain('news');
});
