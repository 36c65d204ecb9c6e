import { hasLayoutMark } from '../../../shared/layoutParts.ts';
import type { Page } from '../../../shared/pageContent.ts';
import type { MarkdownPage } from '../../read/content/types.ts';
import type { Article } from '../createArticles.ts';
import { articleFields } from './articleFields.ts';
import type { PageContext, PageDraft, PageMakers } from './pageContext.ts';

export const otherPages = {
  page: (context, { page }, getArticle) =>
    page.isCode ? toCodePage(context, getArticle()) : toMarkdownPage(context, page, getArticle()),
  search: toSearchPage,
  'not-found': toNotFoundPage,
} satisfies Partial<PageMakers>;

async function toMarkdownPage(context: PageContext, page: MarkdownPage, article: Article): Promise<PageDraft> {
  const image = page.image ? ((await context.findImage(page.file, page.image))?.file ?? page.image) : undefined;
  return {
    heading: page.title ?? context.config.title,
    ...articleFields(context, article, page),
    head: {
      title: page.title,
      description: page.description,
      keywords: page.keywords,
      image,
      robots: page.unlisted ? 'noindex, nofollow' : undefined,
      extra: article.headTags,
    },
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
function toCodePage(context: PageContext, article: Article): PageDraft {
  const { title, description, image, keywords, wrapperClassName } = article.layout ?? {};
  return {
    heading: title ?? context.config.title,
    hideToc: true,
    features: article.features,
    blockHeights: article.blockHeights,
    wrapperClassName,
    without: missingShell(article),
    head: {
      title,
      description,
      keywords: keywords ? [keywords] : [],
      image,
      extra: article.headTags,
    },
    content: { kind: 'code-page', html: article.html },
  };
}

/** Without a layout there is no shell, unless rendering the page failed. */
function missingShell({ layout, html }: Article): Page['without'] {
  if (layout) return layout.noFooter ? 'footer' : undefined;
  return html.includes('class="oc-missing"') || hasLayoutMark(html) ? undefined : 'shell';
}

function toSearchPage(context: PageContext): PageDraft {
  const title = context.t('Search the documentation');
  return {
    heading: title,
    head: { title, bareTitle: true, robots: 'noindex, follow' },
    content: { kind: 'search' },
  };
}

function toNotFoundPage(context: PageContext): PageDraft {
  return {
    heading: context.t('Page Not Found'),
    head: { robots: 'noindex, nofollow' },
    content: { kind: 'not-found', hasSuggestions: context.config.octavo.suggestions },
  };
}
