import type { HeadTag } from '../../shared/pageData.ts';
import { toMarkdownFile } from '../../shared/url/sitePaths.ts';
import type { PartRequest } from '../../shared/renderer.ts';
import type { RoutePath } from '../../shared/siteData.ts';
import { toRootedHref } from '../../shared/url/notFoundRoot.ts';
import type { MarkdownSource } from '../read/content/types.ts';
import {
  resolveAddresses,
  resolveMarkdownRefs,
  resolveRefs,
  type RefReplacement,
} from '../compile/markdown/resolveRefs.ts';
import { mapAttributes } from '../compile/markdown/mapAttributes.ts';
import type { CompiledPage, Ref } from '../compile/markdown/types.ts';
import { createArticleAddresses, type AddressPlace } from './articleAddresses.ts';
import { hasOwnTitle, type ArticleForm } from './articleForm.ts';
import { renameClasses, resolveStyles } from './resolveStyles.ts';
import type { LinkSource, ResolvedRef } from './links/linkResolver.ts';

export interface ArticlesContext extends AddressPlace {
  compile(file: MarkdownSource): Promise<CompiledPage>;
  resolve(source: LinkSource, ref: Ref): Promise<ResolvedRef>;
  /** HTML of the cards of `<DocCardList/>` on a page. */
  fillHole(source: LinkSource, ref: Ref): Promise<HoleContent>;
}

export interface HoleContent {
  html: string;
  /** The site code that it contains. */
  inside?: Article[];
}

export interface ArticleRequest extends ArticlePlace {
  file: MarkdownSource;
}

/** The place where a compiled file or theme part is shown. */
export interface ArticlePlace {
  contentDirs: string[];
  /** The address at which the article is published. */
  routePath: RoutePath;
  form: ArticleForm;
  /** HTML of theme parts inside the article. */
  renderPart?(request: PartRequest): string;
  /** Headings of the page around a part. */
  anchors?: string[];
  /** The prefix of its links, if they cannot be relative. */
  root?: string;
  /** It is a component that replaces a theme part. */
  isPart?: boolean;
}

/** A compiled file, its links resolved as seen from one page. */
export interface Article extends Omit<CompiledPage, 'refs' | 'titleAt' | 'truncateAt'> {
  /** The part before the truncation marker; all of it where there is none. */
  excerptHtml: string;
  truncated: boolean;
  hasH1: boolean;
  /** Path of the Markdown twin in the output folder. */
  markdownFile: string;
  /** The site's components in its holes. */
  inside?: Article[];
}

/** Resolves the links of a compiled file for one page. */
export function createArticles(context: ArticlesContext) {
  async function resolveAll(
    file: PartFile,
    request: ArticlePlace,
    compiled: Pick<CompiledPage, 'refs' | 'anchors' | 'modules'>,
    inside: Article[],
  ): Promise<RefReplacement[]> {
    const source: LinkSource = {
      routePath: request.routePath,
      form: request.form,
      filePath: file.filePath,
      isPart: request.isPart,
      relPath: file.relPath,
      contentDirs: request.contentDirs,
      anchors: new Set([...compiled.anchors, ...(request.anchors ?? [])]),
      hasCode: compiled.modules !== undefined,
    };
    return Promise.all(
      compiled.refs.map(async (ref): Promise<RefReplacement> => {
        if (ref.kind === 'hole' && ref.target === 'theme') {
          return { html: request.renderPart?.(ref.props as unknown as PartRequest) ?? '' };
        }
        if (ref.kind === 'hole') {
          const filled = await context.fillHole(source, ref);
          inside.push(...(filled.inside ?? []));
          return { html: filled.html };
        }
        const { sizes, ...resolved } = await context.resolve(source, ref);
        const toRooted = (href: string) => toRootedHref(href, request.root);
        const attributes = sizes && {
          srcset: sizes.map(({ href, width }) => `${toRooted(href)} ${width}w`).join(', '),
          sizes: SIZES,
          // Its style says how wide it is; these reserve the space.
          width: String(resolved.width),
          height: String(resolved.height),
        };
        return { ...resolved, href: toRooted(resolved.href), ...(attributes && { attributes }) };
      }),
    );
  }

  return {
    async get({ file, ...place }: ArticleRequest): Promise<Article> {
      return resolve(file, place, await context.compile(file));
    },
    resolve,
    /** Resolves the references of a part for a page, and nothing else. */
    resolveRefs: (file: PartFile, place: ArticlePlace, refs: Ref[]) =>
      resolveAll(file, place, { refs, anchors: [], modules: [] }, []),
  };

  async function resolve(file: PartFile, request: ArticlePlace, compiled: CompiledPage): Promise<Article> {
    const inside: Article[] = [];
    const replacements = await resolveAll(file, request, compiled, inside);
    const { fromStyles, absolute } = createArticleAddresses(context, request);
    const styles = compiled.css === undefined ? undefined : resolveStyles(compiled.css, replacements, fromStyles);

    const { titleAt, truncateAt, ...rest } = compiled;
    const title = hasOwnTitle(request.form) ? undefined : titleAt;
    const between = (start: number, end: number) => {
      const part = compiled.html.slice(start, end);
      const resolved = resolveRefs(title ? cutOut(part, title) : part, replacements);
      return styles ? renameClasses(resolved, styles.names) : resolved;
    };
    const html = between(0, compiled.html.length);
    return {
      ...rest,
      html,
      excerptHtml: truncateAt === undefined ? html : between(0, truncateAt),
      truncated: truncateAt !== undefined,
      hasH1: compiled.contentTitle !== undefined && !title,
      headTags: compiled.headTags.map((tag) => resolveTag(tag, replacements, absolute)),
      markdownFile: toMarkdownFile(request.routePath, context.rules),
      markdown: resolveMarkdownRefs(compiled.markdown, replacements),
      css: styles?.css,
      ...(inside.length > 0 && { inside }),
    };
  }
}

/** The image is as wide as the article: `auto` where browsers know it, since such images are lazy. */
const SIZES = 'auto, (max-width: 996px) 100vw, 75vw';

type PartFile = Pick<MarkdownSource, 'filePath' | 'relPath'>;

export type Articles = ReturnType<typeof createArticles>;

/** Other pages and sites may use some addresses of a page, such as its image, so those are absolute. */
function resolveTag(
  tag: HeadTag,
  replacements: readonly RefReplacement[],
  absolute: (href: string) => string,
): HeadTag {
  const isLinkForOthers = /^(?:canonical|alternate)$/.test(String(tag.attributes['rel']));
  const isMetaForOthers = tag.tag === 'meta' && tag.attributes['http-equiv'] === undefined;
  const isForOthers = isMetaForOthers || tag.tag === 'script' || isLinkForOthers;
  const resolve = (text: string) => resolveAddresses(text, replacements, isForOthers ? absolute : (href) => href);
  const resolved = mapAttributes(tag, resolve);
  return tag.content === undefined ? resolved : { ...resolved, content: resolve(tag.content) };
}

function cutOut(html: string, [start, end]: [number, number]): string {
  return html.slice(0, start) + html.slice(end);
}
