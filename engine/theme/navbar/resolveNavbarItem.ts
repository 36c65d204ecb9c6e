import { findDocsInstance } from '../../client/index.ts';
import type { Translate } from '../../shared/createTranslate.ts';
import { ownValue } from '../../shared/ownValue.ts';
import type { PageData } from '../../shared/pageData.ts';
import type { DocsVersionData, LinkTarget, NavbarItem, SiteData, VersionedTarget } from '../../shared/siteData.ts';
import { isExternal, splitTarget, withoutTrailingSlash } from '../../shared/url/sitePaths.ts';
import type { MenuEntry, MenuGroup, MenuLink } from '../base/shellProps.ts';

/** A navbar item with everything resolved, so that the bar and the drawer only differ in how they render it. */
export interface MenuContext {
  site: SiteData;
  translate: Translate;
  page: PageData;
  /** `?query#hash` of the address bar: a version or language switch keeps it. */
  suffix: string;
}

export function resolveNavbarItem(item: NavbarItem, context: MenuContext): MenuEntry {
  switch (item.type) {
    case 'search':
    case 'slot':
    case 'html':
      return item;
    case 'link':
      return {
        ...linkFields(item),
        to: item.to,
        active: isActiveLink(item, context),
        opensMenu: opensMenu(item, context),
      };
    case 'doc':
    case 'docSidebar':
      return { ...linkFields(item), to: versionedTarget(item, context), active: isActiveDocs(item, context.page) };
    case 'docsVersion': {
      const version = activeVersion(item.instanceId, context);
      const to = item.to ?? version.mainDocPath;
      const { label = version.label, attributes = item.label === undefined ? version.language : undefined } = item;
      return { ...linkFields({ ...item, label, attributes }), to, active: isActiveLink({ to }, context) };
    }
    case 'dropdown': {
      const { to } = item;
      const items = item.items.map((child) => resolveNavbarItem(child, context));
      return { ...groupFields(item), to, items, active: to !== undefined && isActiveLink({ to }, context) };
    }
    case 'docsVersionDropdown':
      return resolveVersions(item, context);
    case 'localeDropdown':
      return resolveLocales(item, context);
  }
}

function linkFields(
  item: Pick<MenuLink, 'label' | 'html' | 'attributes' | 'className' | 'target' | 'rel' | 'hidesIcon'>,
) {
  const { label, html, attributes, className, target, rel, hidesIcon } = item;
  return { type: 'link' as const, label, html, attributes, className, target, rel, hidesIcon };
}

function groupFields({
  label,
  html,
  attributes,
  className,
}: Pick<MenuGroup, 'label' | 'html' | 'attributes' | 'className'>) {
  return { type: 'group' as const, label, html, attributes, className, drawerLabel: label };
}

type ActiveFields = Pick<Extract<NavbarItem, { type: 'link' }>, 'to' | 'activeBasePath' | 'activeBaseRegex'>;

/** As Docusaurus compares: a base path letter by letter, a target segment by segment and without case. */
function isActiveLink(item: ActiveFields, { site, page: { path } }: MenuContext): boolean {
  if (item.activeBaseRegex !== undefined) {
    return new RegExp(item.activeBaseRegex, 'i').test(site.baseUrl.replace(/\/$/, '') + path);
  }
  if (item.activeBasePath !== undefined) return path.startsWith(item.activeBasePath);
  return !isExternal(item.to) && isBelow(path, splitTarget(item.to).path);
}

/** Whether the drawer begins with the menu of this link open. */
function opensMenu(item: ActiveFields, context: MenuContext): boolean {
  return (
    toComparable(splitTarget(item.to).path) === toComparable(context.page.path) ||
    ((item.activeBaseRegex ?? item.activeBasePath) !== undefined && isActiveLink(item, context))
  );
}

/** `/sdk/intro` is below `/sdk`, and everything is below `/`. */
function isBelow(path: string, base: string): boolean {
  const root = toComparable(base.startsWith('/') ? base : `/${base}`);
  return root === '/' || `${toComparable(path)}/`.startsWith(`${root}/`);
}

function toComparable(path: string): string {
  return withoutTrailingSlash(path).toLowerCase();
}

function isActiveDocs(item: VersionedTarget, { docs }: PageData): boolean {
  if (docs?.instanceId !== item.instanceId) return false;
  if (item.sidebarName !== undefined && docs.sidebar?.name === item.sidebarName) return true;
  return item.docId !== undefined && docs.docId === item.docId;
}

/** The document in the version being read, otherwise in the latest version, otherwise in the newest that has it. */
function versionedTarget(item: VersionedTarget, context: MenuContext): LinkTarget {
  const here = ownValue(item.paths, activeVersion(item.instanceId, context).name);
  if (here !== undefined) return here;
  const { versions } = findDocsInstance(context.site.docs, item.instanceId);
  const having = versions.filter((version) => ownValue(item.paths, version.name) !== undefined);
  const known = having.find(({ isLast }) => isLast) ?? having[0];
  return (known && ownValue(item.paths, known.name)) ?? '/';
}

/** Docs at the root of the site have every page below them. */
function isInside({ path, docs }: PageData, instanceId: string, { path: root }: DocsVersionData): boolean {
  return docs?.instanceId === instanceId || isBelow(path, root);
}

/** The version being read; outside the instance's pages its latest one. */
function activeVersion(instanceId: string, { site, page }: Pick<MenuContext, 'site' | 'page'>): DocsVersionData {
  const { versions } = findDocsInstance(site.docs, instanceId);
  const name = page.docs?.instanceId === instanceId ? page.docs.versionName : undefined;
  // Docs have at least one version.
  return versions.find((version) => version.name === name) ?? versions.find(({ isLast }) => isLast) ?? versions[0]!;
}

function resolveVersions(item: Extract<NavbarItem, { type: 'docsVersionDropdown' }>, context: MenuContext): MenuEntry {
  const { page, suffix } = context;
  const { versions } = findDocsInstance(context.site.docs, item.instanceId);
  const active = activeVersion(item.instanceId, context);
  const alternates = page.docs?.instanceId === item.instanceId ? page.docs.alternates : {};
  const links = item.versions.flatMap((name): MenuEntry[] => {
    const version = versions.find((candidate) => candidate.name === name);
    if (!version) return [];
    const to = ownValue(alternates, name) ?? version.mainDocPath;
    return [
      {
        type: 'link',
        label: version.label,
        attributes: version.language,
        to: to + suffix,
        opensMenu: opensMenu({ to }, context),
        active: version === active && isInside(page, item.instanceId, version),
        version: { instanceId: item.instanceId, name },
      },
    ];
  });
  const items = [
    ...item.itemsBefore.map((child) => resolveNavbarItem(child, context)),
    ...links,
    ...item.itemsAfter.map((child) => resolveNavbarItem(child, context)),
  ];
  const to = ownValue(alternates, active.name) ?? active.mainDocPath;
  // With one version there is nothing to choose: the bar then only names it.
  if (items.length === 1 && items[0]) return { ...items[0], active: false } as MenuLink;
  return {
    ...groupFields({ label: active.label, attributes: active.language, className: item.className }),
    drawerLabel: context.translate('Versions'),
    to,
    items,
    active: !item.isNeverActive && isActiveLink({ to }, context),
  };
}

function resolveLocales(item: Extract<NavbarItem, { type: 'localeDropdown' }>, context: MenuContext): MenuEntry {
  const { site, page, suffix } = context;
  const links = site.locales.map((locale): MenuEntry => ({
    type: 'link',
    label: locale.label,
    to: (locale.base ?? '') + (page.locales?.[locale.name] ?? page.path) + suffix,
    active: locale.name === site.locale.name,
    target: '_self',
    lang: locale.htmlLang,
  }));
  return {
    ...groupFields({ label: site.locale.label, className: item.className }),
    drawerLabel: context.translate('Languages'),
    isLanguages: true,
    items: [
      ...item.itemsBefore.map((child) => resolveNavbarItem(child, context)),
      ...links,
      ...item.itemsAfter.map((child) => resolveNavbarItem(child, context)),
    ],
    active: false,
  };
}
