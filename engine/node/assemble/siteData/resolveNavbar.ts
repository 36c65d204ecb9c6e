/**
 * The navigation bar with every name looked up: doc and sidebar ids become paths, one per version. A name that
 * does not exist is a problem of the configuration.
 */
import type { NavbarData, NavbarItem } from '../../../shared/siteData.ts';
import type { ConfigProblem } from '../../read/config/report/configError.ts';
import type { NavbarItemConfig, NavbarSubItemConfig } from '../../read/config/schema/navbarItems.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import type { Content } from '../../read/content/types.ts';
import { mayBeSlot, toSlotName } from '../parts/navbarSlots.ts';
import { attributesOfLink } from './attributesOfLink.ts';
import { createDocTargets, type DocTargets } from './docTargets.ts';
import { languageField, type LanguageOf } from './languageOf.ts';
import { toLogo, type LinkTargets } from './linkTargets.ts';

export function resolveNavbar(
  config: SiteConfig,
  content: Content,
  targets: LinkTargets,
  languageOf: LanguageOf,
  problems: ConfigProblem[],
  /** The additions to the version menu of docs. */
  changes: (instanceId: string) => NavbarItem[],
): NavbarData {
  const { navbar } = config.themeConfig;
  const title = navbar.title ?? '';
  const resolver = createItemResolver(targets, createDocTargets(content, problems), languageOf, changes);
  const items = navbar.items.flatMap((item, index): NavbarItem[] => {
    const slot = { type: 'slot' as const, position: item.position, name: toSlotName(index, false) };
    if (item.type === 'custom') return [slot];
    const resolved = resolver.item(item, `themeConfig.navbar.items[${index}]`);
    return mayBeSlot(config, item.type) ? resolved.map((inner) => ({ ...slot, item: inner })) : resolved;
  });
  const logo = navbar.logo && toLogo(navbar.logo, targets, title === '' ? config.title : '');
  return {
    title,
    ...languageField(languageOf(title || config.title)),
    // Next to the title, a picture with the same name adds no information.
    logo: logo && { ...logo, ...(logo.alt === title ? { alt: '' } : languageField(languageOf(logo.alt))) },
    ...(title === '' && !logo && { name: config.title }),
    hideOnScroll: navbar.hideOnScroll,
    style: navbar.style,
    items,
  };
}

type Position = NavbarItem['position'];

function createItemResolver(
  targets: LinkTargets,
  docs: DocTargets,
  languageOf: LanguageOf,
  changes: (instanceId: string) => NavbarItem[],
) {
  /** Empty for an item that is not shown: a draft, a component of the site's own theme. */
  function item(written: NavbarItemConfig, keyPath: string): NavbarItem[] {
    switch (written.type) {
      case 'search':
        return [{ type: 'search', position: written.position, className: written.className }];
      case 'dropdown': {
        const { position, to, href } = written;
        const target = to ?? href;
        return [
          {
            type: 'dropdown',
            ...linkFields(written, position, written.label ?? ''),
            to: target === undefined ? undefined : targets.link(target),
            items: subItems(written.items, position, `${keyPath}.items`),
          },
        ];
      }
      case 'docsVersionDropdown': {
        const { position, className, docsPluginId, versions, dropdownItemsBefore, dropdownItemsAfter } = written;
        const isNeverActive = written.dropdownActiveClassDisabled || undefined;
        const listed = docs.versions(docsPluginId, versions, keyPath);
        if (!listed) return [];
        return [
          {
            type: 'docsVersionDropdown',
            position,
            className,
            instanceId: docsPluginId,
            ...listed,
            ...(isNeverActive && { isNeverActive }),
            itemsBefore: subItems(dropdownItemsBefore, position, `${keyPath}.dropdownItemsBefore`),
            itemsAfter: [
              ...subItems(dropdownItemsAfter, position, `${keyPath}.dropdownItemsAfter`),
              ...changes(docsPluginId),
            ],
          },
        ];
      }
      case 'localeDropdown': {
        const { position, className, dropdownItemsBefore, dropdownItemsAfter } = written;
        return [
          {
            type: 'localeDropdown',
            position,
            className,
            itemsBefore: subItems(dropdownItemsBefore, position, `${keyPath}.dropdownItemsBefore`),
            itemsAfter: subItems(dropdownItemsAfter, position, `${keyPath}.dropdownItemsAfter`),
          },
        ];
      }
      case 'custom':
        return [];
      default:
        return subItem(written, written.position, keyPath);
    }
  }

  function subItems(items: NavbarSubItemConfig[], position: Position, keyPath: string): NavbarItem[] {
    return items.flatMap((sub, index) => subItem(sub, position, `${keyPath}[${index}]`));
  }

  /** Items that may be in the bar or inside a menu. Inside a menu, the menu's position counts. */
  function subItem(written: NavbarSubItemConfig, position: Position, keyPath: string): NavbarItem[] {
    switch (written.type) {
      case 'link': {
        const { to, href, activeBasePath, activeBaseRegex } = written;
        return [
          {
            type: 'link',
            ...linkFields(written, position, written.label ?? ''),
            to: targets.link(to ?? href ?? '/'),
            activeBasePath: activeBasePath === undefined ? undefined : targets.path(activeBasePath),
            // `#` names no page, and is active on none.
            activeBaseRegex: activeBaseRegex ?? (to?.startsWith('#') ? '(?!)' : undefined),
          },
        ];
      }
      case 'doc': {
        const { docsPluginId, docId, label } = written;
        const target = docs.doc(docsPluginId, docId, keyPath);
        return target ? [{ type: 'doc', ...linkFields(written, position, label ?? docId), ...target }] : [];
      }
      case 'docSidebar': {
        const { docsPluginId, sidebarId, label } = written;
        const found = docs.sidebar(docsPluginId, sidebarId, keyPath);
        if (!found) return [];
        return [{ type: 'docSidebar', ...linkFields(written, position, label ?? found.label), ...found.target }];
      }
      case 'docsVersion': {
        const { docsPluginId, label, to } = written;
        const fields = linkFields(written, position, label);
        const target = to === undefined ? undefined : targets.link(to);
        return [{ type: 'docsVersion', ...fields, instanceId: docsPluginId, to: target }];
      }
      case 'html':
        return [
          {
            type: 'html',
            position,
            className: written.className,
            value: written.value,
            ...languageField(languageOf(written.value)),
          },
        ];
      case 'custom':
        return [];
    }
  }

  function linkFields<Label extends string | undefined>(item: LinkConfig, position: Position, label: Label) {
    const { className, html } = item;
    return { position, className, label, html, ...attributesOfLink(item, languageOf(html ?? label)) };
  }

  return { item };
}

interface LinkConfig {
  className?: string;
  html?: string;
  target?: string;
  rel?: string;
}
