import type { ReactNode } from 'react';
import { hasOwnData, partKey } from '../../base/partKey.ts';
import { INSIDE } from '../parts/Inside.tsx';
import type { EnginePart } from './navbarItemModules.ts';

/** A part as rendered by the server, see `client/live.tsx`. */
export function ServerHtml(props: { of: string; or?: string; children?: ReactNode }): ReactNode {
  const Html = octavo.islands!.ServerHtml;
  return <Html {...props} />;
}

/** The content of a replaced part in the browser. */
export function InsideHtml({ of = INSIDE }: { of?: string }): ReactNode {
  return <ServerHtml of={of} />;
}

/** A part of the theme in the browser. */
export function createServerHtml(name: string): EnginePart {
  return ({ children: _children, ...props }) => <ServerHtml of={hasOwnData(name) ? name : partKey(name, props)} />;
}
