import type { SiteConfig } from '../../read/config/types.ts';
import type { Content } from '../../read/content/types.ts';
import { toAbsolute } from '../../assemble/pages/createHead.ts';
import { toMarkdownFile } from '../../../shared/url/sitePaths.ts';
import { toLine, toMarkdownText } from '../../ground/toMarkdownText.ts';
import type { Output } from '../output/openOutput.ts';

/**
 * `llms.txt`: an index for programs that read Markdown. It lists the latest version of each docs instance and the blog;
 * older versions would be mistaken for current ones.
 */
export async function emitLlms(config: SiteConfig, content: Content, output: Output): Promise<void> {
  // An author's own file in a static folder has been written already.
  const file = `${config.folder}llms.txt`;
  if (output.files().includes(file)) return;
  const item = (page: { title: string; description: string; routePath: string }) => {
    const url = toAbsolute(
      config.root,
      `/${encodeURI(toMarkdownFile(page.routePath, config)).replace(/[()]/g, encodeParenthesis)}`,
    );
    return `- [${toMarkdownText(page.title)}](${url})${page.description ? `: ${toMarkdownText(page.description)}` : ''}`;
  };
  const sections = [
    ...content.docs.flatMap((instance) =>
      instance.versions
        .filter((version) => version.isLast)
        .map((version) => ({
          title: content.docs.length > 1 ? `Docs: ${instance.id}` : 'Docs',
          pages: version.docs.filter((doc) => !doc.unlisted),
        })),
    ),
    ...content.blogs.map((blog) => ({ title: blog.title, pages: blog.posts.filter((post) => !post.unlisted) })),
  ].filter(({ pages }) => pages.length > 0);
  const text = [
    `# ${toLine(config.title)}`,
    ...(config.tagline ? [`> ${toLine(config.tagline)}`] : []),
    ...sections.map(({ title, pages }) => [`## ${toLine(title)}`, '', ...pages.map(item)].join('\n')),
  ].join('\n\n');
  await output.write(file, `${text}\n`);
}

/** A bracket would end the link. */
function encodeParenthesis(character: string): string {
  return character === '(' ? '%28' : '%29';
}
