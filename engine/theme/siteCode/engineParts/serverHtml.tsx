import type { ReactNode } from 'react';
import { partKey } from '../../base/partKey.ts';
import type { EnginePart } from './navbarItemModules.ts';

/** A part as rendered by the server, see `client/live.tsx`. */
export function ServerHtml(props: { of: string; or?: string; children?: ReactNode }): ReactNode {
  const Html = octavo.islands!.ServerHtml;
  return <Html {...props} />;
}

/** A part of the theme in the browser. */
export function createServerHtml(name: string): EnginePart {
  return ({ children: _children, ...props }) => <ServerHtml of={partKey(name, props)} />;
}
