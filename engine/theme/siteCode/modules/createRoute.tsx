import type { ComponentType } from 'react';
import type { Platform } from './platform.ts';
import type { RouteProps } from '../../base/partKey.ts';

/**
 * The properties that Docusaurus's router passes to the route for addresses without a page. A component that does not
 * read them needs no browser.
 */
export function createRoute({ useHistory, useLocation }: Pick<Platform, 'useHistory' | 'useLocation'>) {
  return function Route({ component: Shown, ...props }: { component: ComponentType<RouteProps> }) {
    const location = useLocation();
    const match = {
      path: '*',
      isExact: true,
      get url() {
        return location.pathname;
      },
      get params() {
        return { 0: location.pathname };
      },
    };
    return <Shown {...props} history={useHistory()} location={location} match={match} />;
  };
}
