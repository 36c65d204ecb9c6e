/** The React that the site's code gets on the server, which also records needs of the browser. */
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { STAND_IN_NAME } from '../../../shared/renderer.ts';
import { Missing } from '../../content/Missing.tsx';
import { mark, noteContext, noteProvider, partsOfTrial, type Need } from '../../base/observe.ts';

type AnyFunction = (...values: never[]) => unknown;

function marking<T>(need: Need, run: T): T {
  return ((...values: never[]) => {
    mark(need);
    return (run as AnyFunction)(...values);
  }) as T;
}

/** A function like React's own, because packages compiled for old browsers call it instead of extending it. */
function observedBase<T extends typeof React.Component>(Base: T): T {
  function Observed(this: object, ...given: unknown[]): void {
    Reflect.apply(Base, this, given);
    mark('state');
    const { contextType } = this.constructor as { contextType?: object };
    if (contextType) noteContext(contextType);
  }
  Observed.prototype = Base.prototype as object;
  return Observed as unknown as T;
}

/** Pending loads; rendering again after them shows their result. */
const loading = new Set<Promise<unknown>>();

/** Waits for what components load while rendering. True if there was anything to wait for. */
export async function settleLoads(): Promise<boolean> {
  if (loading.size === 0) return false;
  const begun = [...loading];
  let timer;
  const limit = new Promise((resolve) => (timer = setTimeout(resolve, MAX_LOAD_MS)));
  await Promise.race([Promise.allSettled(begun), limit]);
  clearTimeout(timer);
  // A load that never settles is not awaited twice.
  for (const promise of begun) loading.delete(promise);
  return true;
}

export function isLoading(): boolean {
  return loading.size > 0;
}

const MAX_LOAD_MS = 5_000;

function lazy<T>(load: () => Promise<T>): unknown {
  return React.lazy((() => {
    // Browser code may fail to load here; React retries when it needs it.
    if (partsOfTrial()) throw new Error('A trial loads nothing.');
    const promise = load();
    loading.add(promise);
    return promise;
  }) as never);
}

/** Records event handlers among the properties of an element. */
export function noteProps(props: Record<string, unknown>): void {
  for (const key in props) {
    if (/^on[A-Z]/.test(key) && typeof props[key] === 'function') mark('handler');
  }
}

function toShown(type: unknown, props: Record<string, unknown> | null | undefined): [type: unknown, props: object] {
  const name = typeof type === 'function' ? (type as { [STAND_IN_NAME]?: string })[STAND_IN_NAME] : undefined;
  if (name !== undefined) return [Missing, { name, given: props ?? {}, children: props?.children }];
  if (typeof type === 'string') noteProps(props ?? {});
  else noteContextElement(type);
  return [type, props ?? {}];
}

const CONTEXT = Symbol.for('react.context');
const CONSUMER = Symbol.for('react.consumer');

interface ContextElement {
  $$typeof?: symbol;
  /** The context of a consumer. */
  _context?: object;
}

function noteContextElement(type: unknown): void {
  const { $$typeof, _context } = Object(type) as ContextElement;
  if ($$typeof === CONTEXT) noteProvider(type as object);
  else if ($$typeof === CONSUMER && _context) noteContext(_context);
}

/** `use` takes promises, too. */
function readingContext<T extends (readable: never) => unknown>(read: T): T {
  return ((readable: object) => {
    if ((readable as ContextElement).$$typeof === CONTEXT) noteContext(readable);
    return read(readable as never);
  }) as unknown as T;
}

type Create = (type: never, props: never, ...rest: never[]) => React.ReactElement;

function observing(create: unknown): Create {
  return (type, props, ...rest) => {
    const [shown, given] = toShown(type, props);
    return (create as Create)(shown as never, given as never, ...rest);
  };
}

const observedReact = {
  ...React,
  Component: observedBase(React.Component),
  PureComponent: observedBase(React.PureComponent),
  createElement: observing(React.createElement),
  lazy,
  use: readingContext(React.use),
  useActionState: marking('state', React.useActionState),
  useContext: readingContext(React.useContext),
  useEffect: marking('effect', React.useEffect),
  useImperativeHandle: marking('effect', React.useImperativeHandle),
  useInsertionEffect: marking('effect', React.useInsertionEffect),
  useLayoutEffect: marking('effect', React.useLayoutEffect),
  useOptimistic: marking('state', React.useOptimistic),
  useReducer: marking('state', React.useReducer),
  useState: marking('state', React.useState),
  useSyncExternalStore: marking('effect', React.useSyncExternalStore),
  useTransition: marking('state', React.useTransition),
};

export const reactModules: Record<string, Record<string, unknown>> = {
  react: { ...observedReact, default: observedReact },
  'react/jsx-runtime': {
    ...jsxRuntime,
    jsx: observing(jsxRuntime.jsx),
    jsxs: observing(jsxRuntime.jsxs),
  },
};
