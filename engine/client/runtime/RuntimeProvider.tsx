import { useMemo, type ReactNode } from 'react';
import type { PageData, SidebarData } from '../../shared/pageData.ts';
import type { SiteData } from '../../shared/siteData.ts';
import { createServerRuntime } from './createServerRuntime.ts';
import { RuntimeContext } from './RuntimeContext.ts';
import type { Runtime } from './types.ts';

export interface RuntimeProviderProps {
  site: SiteData;
  page: PageData;
  sidebar?: SidebarData;
  /** The browser's; without it everything has the value of a first visit and no action does anything. */
  runtime?: Runtime;
  children: ReactNode;
}

export function RuntimeProvider({ site, page, sidebar, runtime, children }: RuntimeProviderProps): ReactNode {
  const value = useMemo(() => runtime ?? createServerRuntime(site, page, sidebar), [runtime, site, page, sidebar]);
  return <RuntimeContext value={value}>{children}</RuntimeContext>;
}
