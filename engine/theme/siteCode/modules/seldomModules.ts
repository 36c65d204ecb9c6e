/** Rarely used modules: `@docusaurus/router`, which is React Router's, the page's own route, small helpers. */
import { createElement, useEffect, useEffectEvent, type ComponentType } from 'react';
import type { RouteProps } from '../../base/partKey.ts';
import { interpolate } from '../../base/interpolate.tsx';
import type { HistoryLocation, Platform } from './platform.ts';
import { usePageField } from '../parts/partData.ts';
import { createRoute } from './createRoute.tsx';
import { reactOf } from './reactOf.ts';
import { AsIs } from '../../base/AsIs.ts';
import { Link } from '../../content/Link.tsx';
import { Interpolate } from '../../content/Translate.tsx';

type RouterPlatform = Pick<Platform, 'reactModules' | 'ErrorBoundary' | 'useHistory' | 'useLocation' | 'noteRedirect'>;

interface PathPattern {
  path?: string | readonly string[];
  exact?: boolean;
  strict?: boolean;
  sensitive?: boolean;
}

export function seldomModules(platform: RouterPlatform): Record<string, Record<string, unknown>> {
  const { useHistory, useLocation } = platform;
  const { useLayoutEffect } = reactOf(platform);

  function Redirect({ to, push = false }: { to: string | HistoryLocation; push?: boolean }): null {
    const history = useHistory();
    const target = typeof to === 'string' ? to : history.createHref(to);
    platform.noteRedirect?.(target);
    const go = useEffectEvent((address: string) => history[push ? 'push' : 'replace'](address));
    useEffect(() => go(target), [target]);
    return null;
  }

  const Route = createRoute(platform);
  return {
    '@mdx-js/react': { MDXProvider: AsIs, useMDXComponents: () => ({}) },
    '@docusaurus/ErrorBoundary': { default: platform.ErrorBoundary },
    '@docusaurus/Interpolate': { default: Interpolate, interpolate },
    '@docusaurus/isInternalUrl': { default: (url: string) => !/^(?:\w*:|\/\/)/.test(url) },
    '@docusaurus/useBrokenLinks': { default: () => ({ collectAnchor() {}, collectLink() {} }) },
    '@docusaurus/router': {
      Link,
      NavLink: Link,
      Redirect,
      Route,
      matchPath,
      useHistory,
      useLocation,
      // A page has one address: routes with parameters are rejected (`node/read/plugins/toPluginPages.ts`).
      useParams: () => ({}),
      useRouteMatch(pattern?: Parameters<typeof matchPath>[1]) {
        const { pathname } = useLocation();
        return matchPath(pathname, pattern ?? pathname);
      },
      withRouter: (component: ComponentType<RouteProps>) => (props: object) =>
        createElement(Route, { ...props, component }),
    },
    '@docusaurus/useIsomorphicLayoutEffect': { default: useLayoutEffect },
    '@docusaurus/useRouteContext': {
      default: () => ({ plugin: usePageField('plugin') ?? { name: 'native', id: 'default' } }),
    },
  };
}

/** Matches a path with a pattern (`/docs/:version`) and returns its parameters. */
function matchPath(pathname: string, pattern: string | readonly string[] | PathPattern) {
  const {
    path = [],
    exact = false,
    strict = false,
    sensitive = false,
  } = isPattern(pattern) ? pattern : { path: pattern };
  for (const one of [path].flat()) {
    const names: string[] = [];
    const source = one
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replace(/\/:(\w+)(\?)?|\*/g, (found, name?: string, optional = '') => {
        names.push(name ?? String(names.length));
        return found === '*' ? '(.*)' : `(?:/([^/]+))${optional}`;
      });
    const end = `${strict ? '' : '/?'}${exact ? '$' : '(?=/|$)'}`;
    const [url, ...values] =
      new RegExp(`^${strict ? source : source.replace(/\/$/, '')}${end}`, sensitive ? '' : 'i').exec(pathname) ?? [];
    if (url === undefined) continue;
    const params = Object.fromEntries(
      names.map((name, index) => [name, values[index] && decodeURIComponent(values[index])]),
    );
    return { path: one, url: url.replace(/(.)\/$/, '$1'), isExact: url === pathname, params };
  }
  return null;
}

function isPattern(pattern: string | readonly string[] | PathPattern): pattern is PathPattern {
  return typeof pattern === 'object' && !Array.isArray(pattern);
}
