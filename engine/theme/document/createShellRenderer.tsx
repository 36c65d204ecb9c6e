import { SHELL_HOLES } from '../../shared/html/holes.ts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { RuntimeProvider } from '../../client/index.ts';
import { createTranslate, type Translate } from '../../shared/createTranslate.ts';
import type { SidebarItem } from '../../shared/pageData.ts';
import { hasDocsLayout } from '../../shared/pageLayout.ts';
import type { LinkTarget, SiteData } from '../../shared/siteData.ts';
import { notFoundRoot, toRootedHref } from '../../shared/url/notFoundRoot.ts';
import { FILE_SCHEME, isExternal, LOCALE_SCHEME, toHref } from '../../shared/url/sitePaths.ts';
import { App } from '../shell/App.tsx';
import { resolveMenu } from '../navbar/useMenu.ts';
import { escapeAttribute } from '../base/escapeAttribute.ts';
import type { ShellComponents } from '../base/ThemeComponents.ts';
import { ComponentsContext } from '../base/useComponents.ts';
import { withSlots } from '../shell/ShellSlot.tsx';
import { SidebarEntry } from '../sidebar/SidebarItems.tsx';
import { isPartial, isShown, outlineRange } from '../sidebar/sidebarTree.ts';
import { createSidebarIndex, type SidebarIndex } from './createSidebarIndex.ts';
import { toSlotRanges } from './slotRanges.ts';
import { createTemplate, fillTemplate, type Template } from './template.ts';
import type { Menu, MenuEntry, SidebarList, TreeMode } from '../base/shellProps.ts';
import type { ShellInput, ShellParts } from '../base/shellParts.ts';

/** Data shared by the pages of a site. */
interface KnownParts {
  t: Translate;
  /** Bodies without article and sidebar entries, by everything that affects their markup. */
  frames: Map<string, Template>;
  /** Sidebar entries in the form for pages outside the sidebar. */
  entries: Record<TreeMode, WeakMap<SidebarItem, Template>>;
  placesOf: SidebarIndex;
}

/** Rendered sidebar entries. The level of an entry is always the same. */
interface Entry {
  item: SidebarItem;
  level: number;
  mode: TreeMode;
}

/** A site has a few frames per version; more would mean that something differs on every page. */
const MAX_FRAMES = 500;

/** Holes other than addresses. */
const MAIN = `${SHELL_HOLES.open}main`;
const SIDEBAR = `${SHELL_HOLES.open}sidebar`;
const STATIC_SIDEBAR = `${SHELL_HOLES.open}static`;
/** Prefix of the name of a part that is the site's own. */
const SLOT = `${SHELL_HOLES.open}slot `;
/** Represents a target of the menu: these lead to the same page in other versions and languages. */
const MENU_TARGET = new RegExp(`${SHELL_HOLES.open}(\\d+)$`);

/** Renders bodies, and parts of them. */
export interface ShellRenderer extends ShellParts {
  page(input: ShellInput, main: string, slots?: Record<string, string>): string;
}

/** Renders each page separately. */
export function createWholeRenderer(components: ShellComponents): ShellRenderer {
  return {
    page: (input, main, slots = {}) =>
      render(input, asInBrowser(<App main={main} components={withSlots(components, input.site.slots, slots)} />)),
    part: (input, _name, part, slots, prefix) =>
      renderPart(input, part, withSlots(components, input.site.slots, slots), { prefix }),
    entry: (input, _name, entry, show) => renderPart(input, show(entry), components),
  };
}

/** Two children, because `useId` counts them. */
function asInBrowser(app: ReactNode): ReactNode {
  return (
    <>
      {app}
      {null}
    </>
  );
}

/**
 * The same in a fraction of the time: shared parts are rendered with the first page. The code knows the dependencies of
 * the theme's components; the site's own parts are holes.
 */
export function createShellRenderer(components: ShellComponents): ShellRenderer {
  const sites = new WeakMap<SiteData, KnownParts>();

  function knownOf(site: SiteData): KnownParts {
    const known = sites.get(site) ?? createKnownParts(site);
    sites.set(site, known);
    return known;
  }

  /** `show` renders with components, and with holes for everything that differs between pages with the same key. */
  function findFrame(
    input: ShellInput,
    key: string,
    menu: Menu,
    show: (components: ShellComponents, hole: (name: string) => string) => string,
  ): Template {
    const { frames } = knownOf(input.site);
    const known = frames.get(key);
    if (known) return known;
    const frame = createTemplate((hole) => {
      const slots = (input.site.slots ?? []).map((name) => [name, hole(SLOT + name)] as const);
      const own = withSlots(components, input.site.slots, Object.fromEntries(slots));
      const toSidebarHole = ({ isStatic }: { isStatic?: boolean }) => hole(isStatic ? STATIC_SIDEBAR : SIDEBAR);
      return show({ ...own, menu, SidebarMenu: toSidebarHole }, hole);
    });
    if (frames.size >= MAX_FRAMES) frames.clear();
    frames.set(key, frame);
    return frame;
  }

  function findEntry(input: ShellInput, entry: Entry, { entries }: KnownParts): Template {
    const { item, mode } = entry;
    const known = entries[mode].get(item);
    if (known) return known;
    const template = createTemplate((hole) => renderPart(input, <SidebarEntry {...entry} />, components, { hole }));
    entries[mode].set(item, template);
    return template;
  }

  function fillFrame(
    input: ShellInput,
    frame: Template,
    targets: LinkTarget[],
    main: string,
    slots: Record<string, string>,
  ): string {
    const { site, page } = input;
    const known = knownOf(site);
    const root = notFoundRoot(site, page);
    const toHtml = (target: LinkTarget) => escapeAttribute(toRootedHref(toHref(page.path, target, site), root));

    function renderSidebar(isStatic: boolean): string {
      const sidebar = createTemplate((hole) => {
        const keepEntries = ({ items, level, mode }: SidebarList) => {
          const places = known.placesOf(items, page.path);
          const [start, end] = isPartial(mode) ? outlineRange(items, page.path, places[0] ?? 0) : [0, items.length];
          return items.slice(start, end).map((item, index) => {
            if (!isShown(item, page.path)) return null;
            const entry = { item, level, mode };
            return places.includes(start + index) ? (
              <SidebarEntry key={start + index} {...entry} />
            ) : (
              hole(fillTemplate(findEntry(input, entry, known), toHtml))
            );
          });
        };
        return renderPart(input, <components.SidebarMenu isStatic={isStatic} />, { ...components, keepEntries });
      });
      return fillTemplate(sidebar, (html) => html);
    }

    return fillTemplate(frame, (hole) => {
      if (hole === MAIN) return main;
      if (hole.startsWith(SLOT)) return slots[hole.slice(SLOT.length)] ?? '';
      if (hole === SIDEBAR || hole === STATIC_SIDEBAR) return renderSidebar(hole === STATIC_SIDEBAR);
      const index = MENU_TARGET.exec(hole)?.[1];
      return toHtml(index === undefined ? hole : targets[Number(index)]!);
    });
  }

  function toKey({ page, sidebar }: ShellInput, menu: unknown): string {
    const { kind, without, wrapperClassName } = page;
    return JSON.stringify([hasDocsLayout(kind), without, wrapperClassName, sidebar !== undefined, menu]);
  }

  function menuOf({ site, page }: ShellInput) {
    return takeTargets(resolveMenu({ site, page, translate: knownOf(site).t, suffix: '' }));
  }

  return {
    page(input, main, slots = {}) {
      const { menu, targets } = menuOf(input);
      const frame = findFrame(input, toKey(input, menu), menu, (shown, hole) =>
        render(input, asInBrowser(<App main={hole(MAIN)} components={shown} />), { hole }),
      );
      return fillFrame(input, frame, targets, main, slots);
    },
    part(input, name, part, slots, prefix) {
      const { menu, targets } = menuOf(input);
      const key = JSON.stringify([name, input.page.kind]) + toKey(input, menu);
      const frame = findFrame(input, key, menu, (shown, hole) => renderPart(input, part, shown, { hole, prefix }));
      return fillFrame(input, frame, targets, '', slots);
    },
    entry(input, name, entry, show) {
      const { menu, targets } = takeTargets([{ entry, isRight: false }]);
      const frame = findFrame(input, name + JSON.stringify(menu), menu, (shown, hole) =>
        renderPart(input, show(menu[0]!.entry), shown, { hole }),
      );
      return fillFrame(input, frame, targets, '', {});
    },
  };
}

function createKnownParts(site: SiteData): KnownParts {
  return {
    t: createTranslate(site),
    frames: new Map(),
    entries: { whole: new WeakMap(), outline: new WeakMap(), path: new WeakMap(), lazy: new WeakMap() },
    placesOf: createSidebarIndex(),
  };
}

interface RenderOptions {
  /** Leaves addresses as holes. */
  hole?: (name: string) => string;
  /** The prefix of ids. */
  prefix?: string;
}

function renderPart(input: ShellInput, part: ReactNode, components: ShellComponents, options?: RenderOptions): string {
  return render(input, <ComponentsContext value={{ shell: components }}>{part}</ComponentsContext>, options);
}

function render({ site, page, sidebar }: ShellInput, part: ReactNode, { hole, prefix }: RenderOptions = {}): string {
  const toHref = hole && ((target: LinkTarget) => (isOfSite(target) ? hole(target) : target));
  const html = renderToString(
    <RuntimeProvider site={site} page={page} sidebar={sidebar} toHref={toHref}>
      {part}
    </RuntimeProvider>,
    { identifierPrefix: prefix },
  );
  // React preloads the images of the shell ahead of its text, where the browser would find them anyway.
  return toSlotRanges(html.replace(/^(?:<link rel="preload"[^>]*>)+/, ''));
}

/** Its address depends on the page. */
function isOfSite(target: LinkTarget): boolean {
  return !isExternal(target) || target.startsWith(FILE_SCHEME) || target.startsWith(LOCALE_SCHEME);
}

/** The menu with numbers in place of targets that may differ between pages. */
function takeTargets(entries: Menu): { menu: Menu; targets: LinkTarget[] } {
  const targets: LinkTarget[] = [];
  const takeTarget = (to: LinkTarget): LinkTarget => {
    if (to.startsWith(FILE_SCHEME) || !isOfSite(to)) return to;
    // Components check whether a target leaves the site.
    const scheme = to.startsWith(LOCALE_SCHEME) ? LOCALE_SCHEME : '/';
    return `${scheme}${SHELL_HOLES.open}${targets.push(to) - 1}`;
  };
  const take = (entry: MenuEntry): MenuEntry => {
    const taken = 'to' in entry && entry.to !== undefined ? { ...entry, to: takeTarget(entry.to) } : entry;
    return taken.type === 'group' ? { ...taken, items: taken.items.map(take) } : taken;
  };
  return { menu: entries.map(({ entry, isRight }) => ({ entry: take(entry), isRight })), targets };
}
