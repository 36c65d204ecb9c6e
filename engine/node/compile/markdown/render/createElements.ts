import type { MdxRuntime } from '../../../../shared/renderer.ts';
import { stubName, withoutStubs } from '../evaluate/stub.ts';

export type Props = Record<string | symbol, unknown>;

/** The theme's component for missing components. */
const MISSING_TAG = 'oc-missing';

/** Markdown's tags that the theme renders by components. */
const PLAIN_TAGS = ['table', 'input'];

export type Elements = ReturnType<typeof makeElements>;

const known = new WeakMap<MdxRuntime, Elements>();

/** Creates elements, with the theme's placeholder in place of stubs. */
export function createElements(runtime: MdxRuntime): Elements {
  const elements = known.get(runtime) ?? makeElements(runtime);
  known.set(runtime, elements);
  return elements;
}

function makeElements(runtime: MdxRuntime) {
  const jsx = runtime.jsx.jsx as (type: unknown, props: Props, key?: unknown) => unknown;
  const jsxs = runtime.jsx.jsxs as typeof jsx;
  const own = new Set<unknown>([...Object.values(runtime.components), runtime.jsx.Fragment]);
  for (const module of Object.values(runtime.modules)) for (const value of Object.values(module)) own.add(value);

  /** What a placeholder shows: the name of the missing component, and its children. */
  function toMissing(name: string, props: Props = {}, children: unknown[] = []): unknown {
    return jsxs(runtime.components[MISSING_TAG] ?? runtime.jsx.Fragment, {
      name,
      given: withoutStubs(props),
      children,
    });
  }

  function toChild(child: unknown): unknown {
    if (typeof child === 'function') {
      const name = stubName(child);
      return name === undefined ? child : toMissing(name);
    }
    return Array.isArray(child) && child.some((item) => typeof item === 'function') ? child.map(toChild) : child;
  }

  /** Components of a site may inspect their children, and expect the plain tags that Docusaurus gives them. */
  function asPlainTag(child: unknown): unknown {
    if (Array.isArray(child)) return child.map(asPlainTag);
    if (typeof child !== 'object' || child === null || !('type' in child)) return child;
    const { type, props, key } = child as { type: unknown; props: Props; key: unknown };
    const tag = PLAIN_TAGS.find((name) => runtime.components[name] === type);
    return tag === undefined ? child : jsx(tag, props, key ?? undefined);
  }

  function create(type: unknown, props: Props, children: unknown[], key?: unknown): unknown {
    const name = stubName(type);
    const shown = children.some((child) => typeof child === 'function' || Array.isArray(child))
      ? children.map(toChild)
      : children;
    if (name !== undefined) return toMissing(name, props, shown);
    // Components of the page itself may use a stub like the real component.
    const isOwn = typeof type === 'string' || own.has(type);
    const given = isOwn ? withoutStubs(props) : props;
    const inside = isOwn ? shown : shown.map(asPlainTag);
    const component = runtime.siteCode?.shown(type) ?? type;
    if (inside.length === 0) return jsx(component, given, key);
    if (inside.length === 1) return jsx(component, { ...given, children: inside[0] }, key);
    return jsxs(component, { ...given, children: inside }, key);
  }

  return {
    create,
    toMissing,
    /** Called by compiled JSX. */
    createElement(type: unknown, props: Props | null, ...children: unknown[]): unknown {
      const { key, ...rest } = props ?? {};
      if (typeof type === 'string') runtime.siteCode?.noteProps(rest);
      return create(type, rest, children, key);
    },
  };
}
