import path from 'node:path';
import { messageOf } from '../../../shared/messageOf.ts';
import {
  decodePath,
  encodePath,
  isExternal,
  splitTarget,
  toCanonical,
  toFileHref,
  toHref,
  type PathRules,
} from '../../../shared/url/sitePaths.ts';
import { isDocumentId } from '../../../shared/documentIds.ts';
import type { RoutePath } from '../../../shared/siteData.ts';
import { toFilePath } from '../../compile/markdown/evaluate/importFolder.ts';
import type { Ref } from '../../compile/markdown/types.ts';
import { documentOf, type ArticleForm } from '../articleForm.ts';
import { toAbsolute } from '../pages/createHead.ts';
import { ASSETS_FOLDER, type ContentAsset, type ContentAssets } from '../assets/contentAssets.ts';
import type { LeftOutPage } from '../../read/content/types.ts';
import { createRouteFinder, withoutBase, type LinkPlace } from './routeFinder.ts';
import type { SiteIndex } from './siteIndex.ts';

/** The page of a reference. */
export interface LinkSource extends LinkPlace {
  form: ArticleForm;
  /** The page contains the site's components, whose output cannot be checked. */
  hasCode?: boolean;
  /** It is a component that replaces a theme part. */
  isPart?: boolean;
  /** Ids on the page itself. */
  anchors: ReadonlySet<string>;
}

export interface BrokenLink {
  kind: 'link' | 'anchor' | 'left-out' | 'markdown-link' | 'file' | 'unreadable';
  source: LinkSource;
  /** The file that contains the link: the page's, or one that the page imports. */
  filePath: string;
  target: string;
  /** The target of a broken link; the reason, if a link was not understood or was omitted. */
  resolved?: string;
  line?: number;
  column?: number;
  onBroken?: 'warn' | 'throw';
}

export interface ResolvedRef {
  href: string;
  /** Pixels, for images. */
  width?: number;
  height?: number;
  /** The sizes of an image that has several. */
  sizes?: { href: string; width: number }[];
  preview?: string;
  attributes?: { target: string };
}

/**
 * If there is no page, the browser requests the address from the host, like any link. The router ignores links with a
 * target, so it neither prefetches such a page nor tries to show it.
 */
const LEADS_NOWHERE = { target: '_top' };

/** A link in Markdown syntax to a file that is not a page. */
const OPENS_TAB = { target: '_blank' };

function namesFile(file: string): boolean {
  return /\.[^./]+$/.test(file) && !/\.(?:mdx?|html)$/.test(file);
}

export interface LinkResolverContext {
  siteDir: string;
  url: string;
  baseUrl: string;
  /** The root of files, the same in every locale. */
  root: { url: string; baseUrl: string };
  rules: PathRules;
  index: SiteIndex;
  assets: ContentAssets;
  onBroken(broken: BrokenLink): void;
}

/** Converts the addresses that authors wrote for the HTML of one page, and reports those that lead nowhere. */
export function createLinkResolver(context: LinkResolverContext) {
  const { siteDir, rules, index, assets } = context;
  const finder = createRouteFinder(context);

  function broken(kind: BrokenLink['kind'], source: LinkSource, ref: Ref, resolved?: string): void {
    const filePath = ref.file ? toFilePath(ref.file, path.dirname(source.filePath), siteDir) : source.filePath;
    const { target, line, column, onBroken } = ref;
    if (onBroken !== 'ignore') context.onBroken({ kind, source, filePath, target, resolved, line, column, onBroken });
  }

  function pageHref(source: LinkSource, target: string): string {
    const document = documentOf(source);
    if (document !== undefined) return toHref(document, target, rules);
    const { path: routePath, suffix } = splitTarget(target);
    return toCanonical({ ...context, trailingSlash: rules.trailingSlash }, routePath) + suffix;
  }

  function toNowhere(source: LinkSource, target: string): ResolvedRef {
    const href = pageHref(source, target);
    const isPage = documentOf(source) !== undefined && rules.router !== 'hash';
    return isPage ? { href, attributes: LEADS_NOWHERE } : { href };
  }

  function fileHref(source: LinkSource, file: string): string {
    const document = documentOf(source);
    return document === undefined ? toAbsolute(context.root, encodePath(file)) : toFileHref(document, file, rules);
  }

  function toRouteHref(source: LinkSource, ref: Ref, routePath: RoutePath, suffix: string): ResolvedRef {
    const hash = suffix.split('#')[1];
    if (hash && !isDocumentId(hash)) {
      const anchors = routePath === source.routePath ? source.anchors : index.anchorsOf(routePath);
      if (anchors && !anchors.has(decodePath(hash)) && !anchors.has(hash))
        broken('anchor', source, ref, routePath + suffix);
    }
    const isSelf = routePath === documentOf(source);
    return { href: pageHref(source, isSelf && suffix.startsWith('#') ? suffix : routePath + suffix) };
  }

  function toLeftOut(source: LinkSource, ref: Ref, { routePath, reason }: LeftOutPage, suffix: string): ResolvedRef {
    broken('left-out', source, ref, reason);
    return toNowhere(source, routePath + suffix);
  }

  async function toAssetRef(source: LinkSource, ref: Ref, asset: ContentAsset, suffix: string): Promise<ResolvedRef> {
    const image = ref.hasSizes && (await assets.resize(asset));
    if (image) {
      const sizes = image.sizes.map(({ file, width }) => ({ href: fileHref(source, file), width }));
      const widest = sizes.reduce((one, other) => (other.width > one.width ? other : one));
      return { href: widest.href, width: asset.width, height: asset.height, sizes, preview: image.preview };
    }
    const href = fileHref(source, asset.file) + suffix;
    const opensTab = ref.kind === 'link' && ref.line !== undefined && namesFile(asset.file);
    return { href, width: asset.width, height: asset.height, ...(opensTab && { attributes: OPENS_TAB }) };
  }

  async function findAsset(source: LinkSource, ref: Ref, given: string): Promise<ContentAsset | undefined> {
    // Docusaurus parses the addresses of files as URLs are: `\img\a.png` is `/img/a.png`.
    const written = given.replaceAll('\\', '/');
    if (written.startsWith('/')) {
      const file = decodePath(withoutBase(written, context)).replace(/^\/+/, '');
      // A folder with its own page, for example made by another tool.
      for (const name of [file, `${file.replace(/\/+$/, '')}/index.html`]) {
        const filePath = index.staticFile(name);
        if (filePath) return assets.measure(filePath, name);
      }
      // The address that code received for a file next to the page.
      const filePath = file.startsWith(ASSETS_FOLDER) ? await assets.find(file) : undefined;
      return filePath === undefined ? undefined : assets.get(filePath);
    }
    for (const filePath of finder.candidates(source, ref, written)) {
      const asset = await assets.get(filePath);
      if (asset) return asset;
    }
    return undefined;
  }

  /** An address in a tag in code (`<img src="img/x.png">`) is relative to the page's address, as in a browser. */
  async function findFromAddress(source: LinkSource, ref: Ref, written: string): Promise<ContentAsset | undefined> {
    const isOfCode = ref.line === undefined && source.hasCode === true;
    return isOfCode && !written.startsWith('/') ? findAsset(source, ref, finder.toAddress(source, written)) : undefined;
  }

  async function resolveFile(source: LinkSource, ref: Ref): Promise<ResolvedRef> {
    if (isExternal(ref.target)) return { href: ref.target };
    const { path: written, suffix } = splitTarget(ref.target);
    const asset = (await findAsset(source, ref, written)) ?? (await findFromAddress(source, ref, written));
    if (asset) return toAssetRef(source, ref, asset, suffix);
    // `useBaseUrl('/docs')` does not show what kind of address it is.
    const routePath =
      ref.kind === 'file' && written.startsWith('/') ? index.findRoute(finder.toAddress(source, written)) : undefined;
    if (routePath) return { href: pageHref(source, routePath + suffix) };
    broken('file', source, ref);
    return { href: written.startsWith('/') ? fileHref(source, written) + suffix : ref.target };
  }

  async function resolveLink(source: LinkSource, ref: Ref): Promise<ResolvedRef> {
    if (ref.target.startsWith('pathname://')) {
      const written = ref.target.slice('pathname://'.length);
      const { path: file, suffix } = splitTarget(withoutBase(written, context));
      return { href: file.startsWith('/') ? fileHref(source, file) + suffix : written };
    }
    if (isExternal(ref.target)) return { href: ref.target };
    const { path: written, suffix } = splitTarget(ref.target);
    if (written === '') return toRouteHref(source, ref, source.routePath, suffix);

    if (finder.isMarkdown(written)) {
      const routePath = finder.ofMarkdown(source, ref, written);
      if (routePath) return toRouteHref(source, ref, routePath, suffix);
      const asset = written.startsWith('/') ? await findAsset(source, ref, written) : undefined;
      if (asset) return toAssetRef(source, ref, asset, suffix);
      const leftOut = [...finder.candidates(source, ref, written)].map(index.leftOut).find(Boolean);
      if (leftOut) return toLeftOut(source, ref, leftOut, suffix);
      broken('markdown-link', source, ref);
      return { href: ref.target };
    }

    // A relative link without a Markdown extension is a URL, unless a file of that name is next to the content: then it
    // is a download.
    if (!written.startsWith('/') && /\.[a-z0-9]+$/i.test(written)) {
      const asset = await findAsset(source, ref, written);
      if (asset) return toAssetRef(source, ref, asset, suffix);
    }
    // A path from the site's folder can only name a file.
    if (written.startsWith('@site/')) {
      const asset = await findAsset(source, ref, written);
      if (!asset) broken('file', source, { ...ref, onBroken: 'throw' });
      return asset ? toAssetRef(source, ref, asset, suffix) : { href: ref.target };
    }
    const wanted = finder.toAddress(source, written);
    const routePath = index.findRoute(wanted);
    if (routePath) return toRouteHref(source, ref, routePath, suffix);
    const asset = await findAsset(source, ref, wanted);
    if (asset) return toAssetRef(source, ref, asset, suffix);
    const leftOut = index.leftOut(wanted);
    if (leftOut) return toLeftOut(source, ref, leftOut, suffix);
    // Outside the site, on the same host.
    if (ref.isOfHost && context.baseUrl !== '/' && withoutBase(written, context) === written) {
      const isOfDocument = documentOf(source) !== undefined;
      return { href: isOfDocument ? ref.target : new URL(ref.target, context.url).href };
    }
    broken('link', source, ref, wanted);
    return toNowhere(source, wanted + suffix);
  }

  return {
    /** Never throws: an address that cannot be resolved is reported and stays unchanged. */
    async resolve(source: LinkSource, ref: Ref): Promise<ResolvedRef> {
      try {
        return await (ref.kind === 'link' ? resolveLink(source, ref) : resolveFile(source, ref));
      } catch (error) {
        broken('unreadable', source, ref, messageOf(error));
        return { href: ref.target };
      }
    },
  };
}
