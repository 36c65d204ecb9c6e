import {
  createContext,
  use,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type Context,
  type ReactNode,
} from 'react';
import { createRoot } from 'react-dom/client';
import { ContentProvider, useContent } from '../../base/contentContext.ts';
import { ComponentsContext } from '../../base/useComponents.ts';

type AnyContext = Context<unknown>;
type AnyComponent = ComponentType<{ children?: ReactNode }>;
/** The components around the page, by name, the outermost first. */
type Around = [name: string, component: AnyComponent][];
type Values = ReadonlyMap<AnyContext, unknown>;

export interface InContextsProps {
  of: ComponentType<object>;
  props: { children?: ReactNode };
  around: Record<string, AnyComponent>;
  /** Its name, if it is itself around the page and provides contexts. */
  gives?: string;
}

/** The contexts that the site's code has created, with their default values. */
const created = new Map<AnyContext, unknown>();
const sources = new Map<string, Source>();

/** Whether a component around the page is live itself. */
let isLive: (name: string) => boolean;

export function createContexts(isLiveAround: typeof isLive) {
  isLive = isLiveAround;
  return { createContext: createNotedContext, InContexts };
}

/** The site's React, with this function, notes the contexts that the site's code creates. */
function createNotedContext<T>(value: T): Context<T> {
  const context = createContext(value);
  created.set(context as AnyContext, value);
  return context;
}

/**
 * Around a component that reads contexts of the site's `Root` or `Layout`, which are separate React trees, or around one of
 * these two.
 */
function InContexts({ of: Component, props, around, gives }: InContextsProps): ReactNode {
  const { children } = props;
  const inside = gives === undefined ? children : <Publish to={sourceOf(gives)}>{children}</Publish>;
  return (
    <GivenAll around={Object.entries(around)}>
      <Component {...props}>{inside}</Component>
    </GivenAll>
  );
}

function GivenAll({ around, children }: { around: Around; children: ReactNode }): ReactNode {
  return around.reduceRight(
    (inside, [name, Component], index) => (
      <Given name={name} of={Component} around={around.slice(0, index)}>
        {inside}
      </Given>
    ),
    children,
  );
}

interface GivenProps {
  name: string;
  of: AnyComponent;
  around: Around;
  children: ReactNode;
}

/** Provides the contexts that one of the components around the page provides. */
function Given({ name, of, around, children }: GivenProps): ReactNode {
  const content = useContent();
  const components = use(ComponentsContext);
  const [source] = useState(() => sourceOf(name));
  source.start(() => {
    if (isLive(name)) return;
    // It provides the same values everywhere, so it is rendered once and out of sight.
    createRoot(document.createElement('div')).render(
      <ComponentsContext value={components}>
        <ContentProvider value={content}>
          <GivenAll around={around}>{createHidden(of, source)}</GivenAll>
        </ContentProvider>
      </ComponentsContext>,
    );
  });
  use(source.first as PromiseLike<Values>);
  const values = useSyncExternalStore(source.subscribe, source.get, source.getFirst);
  // Contexts that are added later would remount the component.
  const [contexts] = useState(() => [...values.keys()]);
  return contexts.reduce((inside, Shown) => {
    const value = values.get(Shown);
    const outer = use(Shown);
    return <Shown value={value === created.get(Shown) ? outer : value}>{inside}</Shown>;
  }, children);
}

function createHidden(Component: AnyComponent, source: Source): ReactNode {
  return (
    <Component>
      <Publish to={source} />
    </Component>
  );
}

/** A child of a component around the page: publishes the values that the component provides. */
function Publish({ to, children }: { to: Source; children?: ReactNode }): ReactNode {
  const values = new Map([...created.keys()].map((context) => [context, use(context)]));
  useLayoutEffect(() => to.publish(values));
  return children;
}

interface Source {
  /** Calls `show` the first time only. */
  start(show: () => void): void;
  /** React waits for the first values. It continues at once, so that a reader's first click finds the component live. */
  first: { then(use: (values: Values) => void): void };
  publish(values: Values): void;
  subscribe(listen: () => void): () => void;
  get(): Values;
  /** The values that the server knew. */
  getFirst(): Values;
}

function sourceOf(name: string): Source {
  const known = sources.get(name) ?? createSource();
  sources.set(name, known);
  return known;
}

function createSource(): Source {
  const listeners = new Set<() => void>();
  const waiting: ((values: Values) => void)[] = [];
  let first: Values | undefined;
  let last: Values | undefined;
  let isStarted = false;
  return {
    start(show) {
      if (isStarted) return;
      isStarted = true;
      show();
    },
    // oxlint-disable-next-line no-thenable -- nothing awaits it: a promise would continue later
    first: { then: (go) => void (first ? go(first) : waiting.push(go)) },
    publish(values) {
      if (last && [...values].every(([context, value]) => Object.is(last!.get(context), value))) return;
      first ??= values;
      last = values;
      for (const go of waiting.splice(0)) go(first);
      for (const listen of listeners) listen();
    },
    subscribe(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    get: () => last!,
    getFirst: () => first!,
  };
}
