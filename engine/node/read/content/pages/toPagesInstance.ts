import path from 'node:path';
import type { LoadContext } from '../loadContext.ts';
import { toEditUrl } from '../editUrl.ts';
import { findDataFile, type ContentFolder } from '../files/contentFolder.ts';
import { readFrontMatter, reportAt, withFrontMatter } from '../frontMatter/readFrontMatter.ts';
import { pageFields, type PageFrontMatter } from '../frontMatter/schemas.ts';
import type { GitHistory } from '../git/loadGitHistory.ts';
import { toChangedAt } from '../lastUpdated.ts';
import { toPageFacts } from '../toPageFacts.ts';
import type { MarkdownPage, MarkdownSource, PagesInstance } from '../types.ts';
import { isValidPathname, joinPath, toPlainRoutePath, toRoutePath } from '../url/toRoutePath.ts';
import { toValidSlug } from '../url/toValidSlug.ts';
import { toVisibility } from '../visibility.ts';
import type { PagesSources } from './readPages.ts';
import { posixRelative } from '../../../ground/files/siteAlias.ts';
import { readSiteFileSync } from '../../../ground/inputs/siteFiles.ts';

/** Files of a pages folder → pages. */
export function toPagesInstance(ctx: LoadContext, pages: PagesSources, history: GitHistory): PagesInstance {
  return {
    id: pages.options.id,
    contentDir: pages.folder.dir,
    pages: [
      ...pages.sources.flatMap((source) => toPage(ctx, pages, source, history)),
      ...pages.otherFiles.filter(isComponent).map((relPath) => toCodePage(ctx, pages, relPath, history)),
    ],
  };
}

export function isComponent(relPath: string): boolean {
  return /\.[jt]sx?$/.test(relPath) && !relPath.endsWith('.d.ts');
}

export function toCodeFile(folder: ContentFolder, relPath: string): { filePath: string } {
  return { filePath: findDataFile(folder, relPath) ?? path.join(folder.dir, relPath) };
}

/**
 * Docusaurus passes the configuration to every such page as `config`. It is long, and a live page sends it to the
 * browser, so it is only passed if the page's file contains that name.
 */
const ASKS_FOR_CONFIG = /(?:\bprops\.|(?<![\w.'"/-]))config\b/;

/**
 * A page written as a component is Markdown that shows the component: it is compiled, linked and searched like any
 * other.
 */
function toCodePage(ctx: LoadContext, pages: PagesSources, relPath: string, history: GitHistory): MarkdownPage {
  const { filePath } = toCodeFile(pages.folder, relPath);
  const name = path.posix.basename(relPath);
  const source = ASKS_FOR_CONFIG.test(readSiteFileSync(filePath).toString())
    ? `import Page from './${name}';\nimport config from '@generated/docusaurus.config';\n\n<Page config={config} />\n`
    : `import Page from './${name}';\n\n<Page />\n`;
  const file: MarkdownSource = {
    filePath,
    relPath,
    text: { read: () => source },
    frontMatter: { mdx: { format: 'mdx' } },
    frontMatterLines: 0,
    made: 'The page',
  };
  return {
    file,
    isCode: true,
    routePath: toPath(ctx, pages, file, {}),
    keywords: [],
    hideToc: true,
    unlisted: false,
    draft: false,
    changedAt: toChangedAt(filePath, history),
  };
}

function toPage(ctx: LoadContext, pages: PagesSources, source: MarkdownSource, history: GitHistory): MarkdownPage[] {
  const frontMatter = readFrontMatter(source, pageFields, ctx.report);
  const routePath = toPath(ctx, pages, source, frontMatter);
  const { siteDir, baseUrl, i18n } = ctx.config;
  if (toVisibility(frontMatter, ctx.mode).draft) {
    ctx.leaveOut({ routePath, filePath: source.filePath, reason: 'a draft' });
    return [];
  }
  return [
    {
      file: withFrontMatter(source, pageFields, frontMatter),
      routePath,
      title: frontMatter.title ?? source.contentTitle,
      description: frontMatter.description ?? source.excerpt,
      wrapperClassName: frontMatter.wrapperClassName,
      editUrl: toEditUrl(siteDir, pages.options, source, pages.folder, () => ({
        pagesDirPath: posixRelative(siteDir, pages.folder.dir),
        pagesPath: source.relPath,
        permalink: joinPath(baseUrl, routePath),
        locale: i18n.currentLocale,
      })),
      ...toPageFacts(ctx, source.filePath, frontMatter, pages.options, history),
    },
  ];
}

function toPath(
  ctx: LoadContext,
  { options }: PagesSources,
  source: MarkdownSource,
  { slug }: PageFrontMatter,
): string {
  const fromName = toNamePath(source.relPath);
  if (slug === undefined && isValidPathname(fromName))
    return toPlainRoutePath(ctx.config, options.routeBasePath, fromName);
  const valid = toValidSlug({ written: slug, slug: slug ?? fromName, fallback: fromName }, (wrong, used) => {
    const message = `The path "${wrong}" cannot be part of a URL; using "${used}". Set \`slug\` to a plain path.`;
    reportAt(source, 'slug', message, ctx.report);
  });
  return toRoutePath(ctx.config, options.routeBasePath, valid);
}

/** `about.md` → `/about`, `team/index.tsx` → `/team/`. */
function toNamePath(relPath: string): string {
  if (/(?:^|\/)index\.(?:mdx?|[jt]sx?)$/i.test(relPath)) return `/${relPath.replace(/index\.\w+$/i, '')}`;
  return `/${relPath.replace(/\.(?:mdx?|[jt]sx?)$/, '')}`;
}
