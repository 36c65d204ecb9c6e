import { SHELL_HOLES } from '../../shared/html/holes.ts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { RuntimeProvider } from '../../client/index.ts';
import { createTranslate, type Translate } from '../../shared/createTranslate.ts';
import type { PageData, SidebarData, SidebarItem } from '../../shared/pageData.ts';
import { hasDocsLayout } from '../../shared/pageLayout.ts';
import type { LinkTarget, SiteData } from '../../shared/siteData.ts';
import { notFoundRoot, toRootedHref } from '../../shared/url/notFoundRoot.ts';
import { FILE_SCHEME, isExternal, LOCALE_SCHEME, toHref } from '../../shared/url/sitePaths.ts';
import { App } from '../shell/App.tsx';
import { resolveMenu } from '../navbar/useMenu.ts';
import type { ShellComponents } from '../base/ThemeComponents.ts';
import { ComponentsContext } from '../base/useComponents.ts';
import { withSlots } from '../shell/ShellSlot.tsx';
import { SidebarEntry } from '../sidebar/SidebarItems.tsx';
import { isShown, outlineRange } from '../sidebar/sidebarTree.ts';
import { createSidebarIndex, type SidebarIndex } from './createSidebarIndex.ts';
import { createTemplate, escapeAttribute, fillTemplate, type Template } from './template.ts';
import type { Menu, MenuEntry, SidebarList, TreeMode } from '../base/shellProps.ts';

/** The parts of a body besides its article. */
export interface ShellInput {
  site: SiteData;
  page: PageData;
  sidebar?: SidebarData;
}

/** Data shared by the pages of a site. */
interface KnownParts {
  t: Translate;
  /** Bodies without article and sidebar entries, by everything that their markup depends on. */
  frames: Map<string, Template>;
  /** Sidebar entries, as they are on pages outside the sidebar. */
  entries: Record<TreeMode, WeakMap<SidebarItem, Template>>;
  placesOf: SidebarIndex;
}

/** An entry of a sidebar, whose level is always the same. */
interface Entry {
  item: SidebarItem;
  level: number;
  mode: TreeMode;
}

/** A site has a few for each version; more would mean that something differs on every page. */
const MAX_FRAMES = 500;

/** Holes that are no addresses. */
const MAIN = `${SHELL_HOLES.open}main`;
const SIDEBAR = `${SHELL_HOLES.open}sidebar`;
const STATIC_SIDEBAR = `${SHELL_HOLES.open}static`;
/** In front of the name of a part that is the site's own. */
const SLOT = `${SHELL_HOLES.open}slot `;
/** Stands for a target of the menu: those lead to the same page in other versions and languages. */
const MENU_TARGET = new RegExp(`${SHELL_HOLES.open}(\\d+)$`);

/** The body of a page. */
export function renderBody(input: ShellInput, main: string, components: ShellComponents): string {
  return render(input, <App main={main} components={components} />);
}

/**
 * The same, in a fraction of the time: shared parts are rendered with the first page. It knows what the theme's
 * components depend on; the site's own parts are holes.
 */
export function createShellRenderer(components: ShellComponents) {
  const sites = new WeakMap<SiteData, KnownParts>();

  function findFrame(input: ShellInput, menu: Menu, { frames }: KnownParts): Template {
    const { page, sidebar } = input;
    const { kind, without, wrapperClassName } = page;
    const key = JSON.stringify([hasDocsLayout(kind), without, wrapperClassName, sidebar !== undefined, menu]);
    const known = frames.get(key);
    if (known) return known;
    const frame = createTemplate((hole) => {
      const slots = (input.site.slots ?? []).map((name) => [name, hole(SLOT + name)] as const);
      const own = withSlots(components, input.site.slots, Object.fromEntries(slots));
      const toSidebarHole = ({ isStatic }: { isStatic?: boolean }) => hole(isStatic ? STATIC_SIDEBAR : SIDEBAR);
      const shown = { ...own, menu, SidebarMenu: toSidebarHole };
      return render(input, <App main={hole(MAIN)} components={shown} />, hole);
    });
    if (frames.size >= MAX_FRAMES) frames.clear();
    frames.set(key, frame);
    return frame;
  }

  function findEntry(input: ShellInput, entry: Entry, { entries }: KnownParts): Template {
    const { item, mode } = entry;
    const known = entries[mode].get(item);
    if (known) return known;
    const template = createTemplate((hole) => renderPart(input, <SidebarEntry {...entry} />, components, hole));
    entries[mode].set(item, template);
    return template;
  }

  return (input: ShellInput, main: string, slots: Record<string, string> = {}): string => {
    const { site, page } = input;
    const known = sites.get(site) ?? createKnownParts(site);
    sites.set(site, known);
    const root = notFoundRoot(site, page);
    const toHtml = (target: LinkTarget) => escapeAttribute(toRootedHref(toHref(page.path, target, site), root));
    const { menu, targets } = takeTargets(resolveMenu({ site, page, translate: known.t, suffix: '' }));

    function renderSidebar(isStatic: boolean): string {
      const sidebar = createTemplate((hole) => {
        const keepEntries = ({ items, level, mode }: SidebarList) => {
          const places = known.placesOf(items, page.path);
          const [start, end] = mode === 'outline' ? outlineRange(items, page.path, places[0] ?? 0) : [0, items.length];
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

    return fillTemplate(findFrame(input, menu, known), (hole) => {
      if (hole === MAIN) return main;
      if (hole.startsWith(SLOT)) return slots[hole.slice(SLOT.length)] ?? '';
      if (hole === SIDEBAR || hole === STATIC_SIDEBAR) return renderSidebar(hole === STATIC_SIDEBAR);
      const index = MENU_TARGET.exec(hole)?.[1];
      return toHtml(index === undefined ? hole : targets[Number(index)]!);
    });
  };
}

function createKnownParts(site: SiteData): KnownParts {
  return {
    t: createTranslate(site),
    frames: new Map(),
    entries: { whole: new WeakMap(), outline: new WeakMap(), lazy: new WeakMap() },
    placesOf: createSidebarIndex(),
  };
}

function renderPart(
  input: ShellInput,
  part: ReactNode,
  components: ShellComponents,
  hole?: (name: string) => string,
): string {
  return render(input, <ComponentsContext value={{ shell: components }}>{part}</ComponentsContext>, hole);
}

/** With `hole`, addresses are left open. */
function render({ site, page, sidebar }: ShellInput, part: ReactNode, hole?: (name: string) => string): string {
  const toHref = hole && ((target: LinkTarget) => (isOfSite(target) ? hole(target) : target));
  return renderToString(
    <RuntimeProvider site={site} page={page} sidebar={sidebar} toHref={toHref}>
      {part}
      {/* Two children, as in the browser: `useId` counts them. */}
      {null}
    </RuntimeProvider>,
    // React preloads the images of the shell ahead of its text, where the browser would find them anyway.
  ).replace(/^(?:<link rel="preload"[^>]*>)+/, '');
}

/** Its address depends on the page that it is on. */
function isOfSite(target: LinkTarget): boolean {
  return !isExternal(target) || target.startsWith(FILE_SCHEME) || target.startsWith(LOCALE_SCHEME);
}

/** The menu with numbers in place of those targets that may differ from page to page. */
function takeTargets({ left, right }: Menu): { menu: Menu; targets: LinkTarget[] } {
  const targets: LinkTarget[] = [];
  const takeTarget = (to: LinkTarget): LinkTarget => {
    if (to.startsWith(FILE_SCHEME) || !isOfSite(to)) return to;
    // Components check whether it leaves the site.
    const scheme = to.startsWith(LOCALE_SCHEME) ? LOCALE_SCHEME : '/';
    return `${scheme}${SHELL_HOLES.open}${targets.push(to) - 1}`;
  };
  const take = (entry: MenuEntry): MenuEntry => {
    const taken = 'to' in entry && entry.to !== undefined ? { ...entry, to: takeTarget(entry.to) } : entry;
    return taken.type === 'group' ? { ...taken, items: taken.items.map(take) } : taken;
  };
  return { menu: { left: left.map(take), right: right.map(take) }, targets };
}
