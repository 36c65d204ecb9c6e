import path from 'node:path';
import type { SidebarItem } from '../../../shared/pageData.ts';
import type { PartRequest, Renderer } from '../../../shared/renderer.ts';
import type { RoutePath, SiteData } from '../../../shared/siteData.ts';
import { isExternal, resolvePath, toCanonical, toHref } from '../../../shared/url/sitePaths.ts';
import type { Ref } from '../../compile/markdown/types.ts';
import { NO_FIELDS } from '../../compile/parts/createPartRenderer.ts';
import { findSiblings } from '../../compile/toPageField.ts';
import { toPartSite } from '../../compile/toPartData.ts';
import { originalLanguage } from '../../read/content/originalLanguage.ts';
import { htmlCardProblem } from '../../read/content/docs/htmlCardProblem.ts';
import type { Doc } from '../../read/content/types.ts';
import type { Site } from '../../read/loadSites.ts';
import { documentOf } from '../articleForm.ts';
import type { Article, Articles, HoleContent } from '../createArticles.ts';
import type { LinkSource } from '../links/linkResolver.ts';
import { findDoc } from '../pages/findDoc.ts';
import { toDocCards } from '../pages/toDocCards.ts';
import type { Parts } from './createParts.ts';
import { toCardItems } from './toCardItems.ts';

interface DocCardsInput {
  site: Site;
  siteData: SiteData;
  renderer: Pick<Renderer, 'renderDocCard' | 'renderDocCards'>;
  parts: Parts;
  resolve: Articles['resolve'];
}

type CardPlace = Pick<LinkSource, 'routePath' | 'form'>;

/** Renders `<DocCardList>` and `<DocCard>`, which depend on sidebars and are therefore filled in after compiling. */
export function createDocCards({ site, siteData, renderer, parts, resolve }: DocCardsInput) {
  const { config } = site;
  const { baseUrl } = config;

  return { fillHole, renderCard };

  async function fillHole(source: LinkSource, ref: Ref): Promise<HoleContent> {
    const written = ref.props?.['items'] as SidebarItem[] | undefined;
    const items = written ?? siblingItems(source);
    const problem = htmlCardProblem(items, source.filePath);
    if (problem) site.problems.push(problem);
    const findBeside = (docId: string) => findDocBeside(source.routePath, docId);
    const own = await renderOwnCards(
      source,
      toCardItems(toPartSite(config), items, (docId) => findBeside(docId)?.description),
    );
    if (own) return { html: own.html, inside: [own] };
    // Items that a page names have the page's language.
    const cards = toDocCards(items, findBeside, written ? undefined : originalLanguage(config.i18n));
    const toCardHref = cardHrefsOf(source);
    if (ref.props?.['isLone']) {
      return { html: cards.map((card) => renderer.renderDocCard(siteData, card, toCardHref)).join('') };
    }
    const className = ref.props?.['className'] as string | undefined;
    return { html: renderer.renderDocCards(siteData, cards, toCardHref, className) };
  }

  /** Renders the cards of these items if the site replaces cards; undefined for those that cannot be shown. */
  async function renderOwnCards(
    { routePath, form }: CardPlace,
    items: Record<string, unknown>[],
  ): Promise<Article | undefined> {
    const override = parts.usable.get('DocCard');
    if (!override) return undefined;
    const compiled = parts.render({ name: 'DocCard', key: 'DocCard', props: { items } }, NO_FIELDS);
    parts.add(override, compiled.problems, routePath);
    if (compiled.isFailed) return undefined;
    const { filePath } = override;
    const renderPart = (request: PartRequest) => renderCard({ routePath, form }, request) ?? '';
    const place = { contentDirs: [], routePath, form, isPart: true, renderPart };
    return resolve({ filePath, relPath: path.basename(filePath) }, place, compiled);
  }

  /** Renders the theme's own card inside one of the site's. */
  function renderCard(source: CardPlace, { name, props }: PartRequest): string | undefined {
    if (name !== 'DocCard') return undefined;
    const item = props?.['item'] as SidebarItem | undefined;
    const [card] = toDocCards(item ? [item] : [], () => undefined);
    return card ? renderer.renderDocCard(siteData, card, cardHrefsOf(source)) : '';
  }

  /** Items that code has received carry the configured base URL in their addresses. */
  function cardHrefsOf(place: CardPlace): (written: string) => string {
    const document = documentOf(place);
    return (written) => {
      const withoutBase = written.startsWith(baseUrl) ? `/${written.slice(baseUrl.length)}` : written;
      // Cards that an author wrote may name a page relative to this one.
      const isRelative = !isExternal(withoutBase) && !/^[/#]/.test(withoutBase);
      const target = isRelative ? resolvePath(withoutBase, place.routePath) : withoutBase;
      return document === undefined ? toCanonical(config, target) : toHref(document, target, config);
    };
  }

  function docRoute(routePath: RoutePath) {
    return site.routes.find((route) => route.kind === 'doc' && route.routePath === routePath);
  }

  function findDocBeside(routePath: RoutePath, docId: string): Doc | undefined {
    const route = docRoute(routePath);
    return route?.kind === 'doc' ? findDoc(route.version, docId) : undefined;
  }

  /** Without items, `<DocCardList/>` shows the page's own category, or the top of its sidebar. */
  function siblingItems({ routePath, filePath }: LinkSource): SidebarItem[] {
    const route = docRoute(routePath);
    if (route?.kind !== 'doc' || !route.doc.sidebarName) {
      const message =
        'This page is in no sidebar, so `<DocCardList>` has no cards. Add the page to a sidebar, or name the cards: `<DocCardList items={…} />`.';
      site.problems.push({ severity: 'error', code: 'component-use', filePath, message });
      return [];
    }
    const items = route.version.sidebars[route.doc.sidebarName] ?? [];
    return findSiblings(items, routePath);
  }
}
