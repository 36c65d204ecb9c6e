import { hasLayoutMark } from '../../../shared/layoutParts.ts';
import type { Page } from '../../../shared/pageContent.ts';
import type { MarkdownPage } from '../../read/content/types.ts';
import type { Route } from '../../read/routes/types.ts';
import { createHead } from './createHead.ts';
import { pageBase, type Article, type PageContext, type PageMakers } from './pageContext.ts';
import { toToc } from './toToc.ts';

export const otherPages = {
  page: (context, { page }, getArticle) => (page.isCode ? toCodePage : toMarkdownPage)(context, page, getArticle()),
  search: toSearchPage,
  'not-found': toNotFoundPage,
} satisfies Partial<PageMakers>;

async function toMarkdownPage(context: PageContext, page: MarkdownPage, article: Article): Promise<Page> {
  const image = page.image ? ((await context.findImage(page.file, page.image))?.file ?? page.image) : undefined;
  return {
    ...pageBase(context, page.routePath),
    kind: 'page',
    heading: page.title ?? context.config.title,
    ...toToc(article.headings, context.config.themeConfig.tableOfContents, page),
    hideToc: page.hideToc,
    features: article.features,
    blockHeights: article.blockHeights,
    head: createHead(context.head, {
      routePath: page.routePath,
      title: page.title,
      description: page.description,
      keywords: page.keywords,
      image,
      robots: page.unlisted ? 'noindex, nofollow' : undefined,
      extra: article.headTags,
    }),
    content: {
      kind: 'page',
      title: page.title ?? '',
      html: article.html,
      hasH1: article.hasH1,
      unlisted: page.unlisted,
      draft: page.draft,
      editUrl: page.editUrl,
      lastUpdated: page.lastUpdated,
    },
  };
}

/** A page written as a component sets its title through `<Layout>`. */
async function toCodePage(context: PageContext, page: MarkdownPage, article: Article): Promise<Page> {
  const { title, description, image, keywords, wrapperClassName } = article.layout ?? {};
  return {
    ...pageBase(context, page.routePath),
    kind: 'code-page',
    heading: title ?? context.config.title,
    hideToc: true,
    features: article.features,
    blockHeights: article.blockHeights,
    wrapperClassName,
    without: missingShell(article),
    head: createHead(context.head, {
      routePath: page.routePath,
      title,
      description,
      keywords: keywords ? [keywords] : [],
      image,
      extra: article.headTags,
    }),
    content: { kind: 'code-page', html: article.html },
  };
}

/** Without a layout there is no shell, unless rendering the page failed. */
function missingShell({ layout, html }: Article): Page['without'] {
  if (layout) return layout.noFooter ? 'footer' : undefined;
  return html.includes('class="oc-missing"') || hasLayoutMark(html) ? undefined : 'shell';
}

function toSearchPage(context: PageContext, { routePath }: Route<'search'>): Page {
  const title = context.t('Search the documentation');
  return {
    ...pageBase(context, routePath),
    kind: 'search',
    heading: title,
    head: createHead(context.head, { routePath, title, bareTitle: true, robots: 'noindex, follow' }),
    content: { kind: 'search' },
  };
}

function toNotFoundPage(context: PageContext, { routePath }: Route<'not-found'>): Page {
  return {
    ...pageBase(context, routePath),
    kind: 'not-found',
    heading: context.t('Page Not Found'),
    head: createHead(context.head, { routePath, robots: 'noindex, nofollow' }),
    content: { kind: 'not-found', hasSuggestions: context.config.octavo.suggestions },
  };
}
