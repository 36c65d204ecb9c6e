/** Properties of the components around the article. */
import type { SidebarItem } from '../../shared/pageData.ts';
import type { LinkTarget, TextLanguage } from '../../shared/siteData.ts';

export interface BrandProps {
  className?: string;
  imageClassName?: string;
  titleClassName?: string;
  tabIndex?: number;
}

export type TreeMode =
  /** The whole tree. */
  | 'whole'
  /** A large tree in the document: closed categories off the path to the page are links, and long lists are cut around it. */
  | 'outline'
  /** Like `outline`, but for trees with too many open categories: all of them off the path to the page are links. */
  | 'path'
  /** A large tree in the browser: a category's items appear when it is first opened. */
  | 'lazy';

export interface SidebarList {
  items: SidebarItem[];
  level: number;
  mode: TreeMode;
}

/** In the order of the configuration, which is that of the drawer. */
export type Menu = { entry: MenuEntry; isRight: boolean }[];

export type MenuEntry =
  | MenuLink
  | MenuGroup
  | { type: 'search'; className?: string }
  | { type: 'slot'; name: string }
  | { type: 'html'; value: string; language?: TextLanguage; className?: string };

export interface MenuLink {
  type: 'link';
  label: string;
  html?: string;
  attributes?: Readonly<Record<string, string>> | TextLanguage;
  className?: string;
  to: LinkTarget;
  active: boolean;
  /** The drawer begins with its menu open. */
  opensMenu?: boolean;
  target?: string;
  rel?: string;
  hidesIcon?: true;
  lang?: string;
  /** Following the link makes this the reader's preferred version. */
  version?: { instanceId: string; name: string };
}

export interface MenuGroup {
  type: 'group';
  label: string;
  html?: string;
  attributes?: Readonly<Record<string, string>> | TextLanguage;
  /** Name of the group in the drawer, where its context is not visible. */
  drawerLabel: string;
  isLanguages?: boolean;
  className?: string;
  /** The target of the group's own label, which is `active` on that page. */
  to?: LinkTarget;
  items: MenuEntry[];
  active: boolean;
}
