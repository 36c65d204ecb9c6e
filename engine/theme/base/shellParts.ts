import type { ReactNode } from 'react';
import type { PageData, SidebarData } from '../../shared/pageData.ts';
import type { SiteData } from '../../shared/siteData.ts';
import type { MenuEntry } from './shellProps.ts';

/** The parts of a body besides its article. */
export interface ShellInput {
  site: SiteData;
  page: PageData;
  sidebar?: SidebarData;
}

/** Renders the theme's parts of the shell, for places inside the site's own parts. */
export interface ShellParts {
  /** A part by its name. `slots`: the HTML of the site's own parts inside it; `prefix`: the prefix of its ids. */
  part(input: ShellInput, name: string, part: ReactNode, slots: Record<string, string>, prefix?: string): string;
  /** An entry of the navbar or the drawer. `show` is the same for all entries of this name. */
  entry(input: ShellInput, name: string, entry: MenuEntry, show: (entry: MenuEntry) => ReactNode): string;
}
