import { expect, it } from 'vitest';
import { buildWith } from '../../support/overrideSite.ts';

it('hooks describe the page', async () => {
  const built = await buildWith({
    'src/theme/DocItem/Footer.jsx': `
      import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
      export default function Footer() {
        const { metadata, frontMatter, toc } = useDoc();
        return <i>{metadata.title}|{metadata.permalink}|{metadata.editUrl}|{toc.map(({ value }) => value)}|{String(frontMatter.tags)}|{useDocsVersion().label}</i>;
      }`,
    'src/theme/BlogPostItem.jsx': `
      import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
      export default function Post({ children }) {
        const { metadata, isBlogPostPage } = useBlogPost();
        return <section data-page={isBlogPostPage}>{metadata.title} {metadata.tags[0].label} {metadata.date}{children}</section>;
      }`,
    'src/theme/DocItem/index.jsx': `
      import Original from '@theme-original/DocItem';
      export default function DocItem(props) {
        const { content: Content } = props;
        const { metadata, frontMatter, contentTitle, toc } = Content;
        return <><u>{[metadata.id, frontMatter.tags, contentTitle, toc.length].join('|')}</u><aside><Content /></aside><Original {...props} /></>;
      }`,
    'src/theme/AnnouncementBar.jsx': `
      import { useThemeConfig } from '@docusaurus/theme-common';
      import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
      export default function AnnouncementBar() {
        const { announcementBar } = useThemeConfig();
        const { isActive } = useAnnouncementBar();
        return isActive ? announcementBar.content : null;
      }`,
  });
  expect(await built.plainHtml('/')).toContain('<i>One|/|https://edit.example/docs/index.md||first|Next</i>');
  expect(await built.plainHtml('/deep/two')).toContain(
    '|/deep/two|https://edit.example/docs/deep/two.md|Part|undefined|Next</i>',
  );
  expect(await built.plainHtml('/deep/two')).toMatch(
    /<u>deep\/two\|\|Two\|1<\/u><aside>[^]*Text of two[^]*<\/aside>[^]*Text of two/,
  );
  const post = 'Post news 2024-01-02T00:00:00.000Z<p>The beginning.</p>';
  expect(await built.plainHtml('/blog')).toMatch(new RegExp(`<section data-page="false">${post}\\s*</section>`));
  expect(await built.plainHtml('/blog/2024/01/02/post')).toMatch(
    new RegExp(`<section data-page="true">${post}\\s*<p>The rest.</p></section>`),
  );
});
