import { isUnshown } from '../../siteCode/isUnshown.ts';
import { didYouMean } from '../../../../shared/nearestName.ts';
import type { MdxRuntime, WrittenAt } from '../../../../shared/renderer.ts';
import { findThemePart } from '../../../../shared/themeParts.ts';
import type { CodeRunner } from '../../siteCode/runCode.ts';
import { createElements, type Props } from '../render/createElements.ts';
import { CODE_TAG, PRE_ATTRIBUTE } from '../tree/toHtmlTree.ts';
import type { Session } from '../session.ts';
import { createStub, stubName } from './stub.ts';

const HEADINGS = findThemePart('MDXComponents/Heading')!.tags!;

/** The components that content may use without importing them. */
export interface ContentComponents {
  /** The theme's and the site's components, by name. */
  all: Record<string, unknown>;
  /** The site's replacements for parts of the theme. */
  overrides: Record<string, unknown>;
  find(name: string): unknown;
  /**
   * Finds a component that is neither imported nor among these: the theme's component of that name, or otherwise a
   * placeholder.
   */
  missing(name: string, at?: WrittenAt): unknown;
}

interface ComponentsHost {
  runtime: MdxRuntime;
  session: Session;
  runner: CodeRunner;
  /** The default export of a module of the site. */
  runDefault(id: string, source: string): unknown;
}

export function contentComponents({ runtime, session, runner, runDefault }: ComponentsHost): ContentComponents {
  const { createElement } = createElements(runtime);
  const { elements, overrides } = replaceElements();
  const own: Record<string, unknown> = { ...elements, ...siteComponents() };
  const all: Record<string, unknown> = { ...runtime.components, ...own };
  if ('pre' in own || 'code' in own) all[CODE_TAG] = ownFence(own);
  return { all, overrides, find: (name) => (Object.hasOwn(all, name) ? all[name] : undefined), missing };

  /** A failing module has been reported; the theme's component stays. */
  function replaceElements() {
    const elements: Record<string, unknown> = {};
    const overrides: Record<string, unknown> = {};
    for (const [name, id] of Object.entries(runner.shared)) {
      if (name === 'MDXComponents') continue;
      const component = importPart(name, id);
      if (component === undefined || stubName(component) !== undefined) continue;
      const show = (part: unknown) => runtime.siteCode?.shown(part) ?? part;
      const shown =
        name === 'Admonition/Types'
          ? Object.fromEntries(Object.entries(component as object).map(([type, part]) => [type, show(part)]))
          : show(component);
      overrides[name] = shown;
      for (const tag of findThemePart(name)?.tags ?? []) elements[tag] = shown;
    }
    for (const tag of HEADINGS) {
      const heading = elements[tag];
      if (heading) elements[tag] = (props: Props) => createElement(heading, { as: tag, ...props });
    }
    return { elements, overrides };
  }

  /** A code block as in Docusaurus: the site's `<code>` inside the site's `<pre>`. */
  function ownFence(own: Record<string, unknown>) {
    const partOf = (name: string) => runtime.modules[`@theme/MDXComponents/${name}`]?.['default'];
    const pre = own['pre'] ?? partOf('Pre');
    const code = own['code'] ?? partOf('Code');
    return ({ lang, 'data-meta': metastring, [PRE_ATTRIBUTE]: given, children, ...props }: Props) => {
      const className = lang ? `language-${String(lang)}` : undefined;
      const inside = createElement(code, { ...props, className, metastring }, children);
      return createElement(pre, { ...(given as Props | undefined) }, inside);
    };
  }

  /** Components that `src/theme/MDXComponents` adds to those that need no import, or replaces. */
  function siteComponents(): Record<string, unknown> {
    const id = runner.shared.MDXComponents;
    if (id === undefined) return {};
    const shared = importPart('MDXComponents', id);
    if (typeof shared !== 'object' || shared === null) return {};
    const given = (runtime.modules['@theme/MDXComponents']?.['default'] ?? {}) as Record<string, unknown>;
    const own = Object.entries(shared).filter(([name, value]) => given[name] !== value);
    runtime.siteCode?.register(id, Object.fromEntries(own.map(([name, value]) => [`default.${name}`, value])));
    return Object.fromEntries(own);
  }

  /** The replacement of a part; undefined if it fails or exports nothing. */
  function importPart(name: string, id: string): unknown {
    const load = () => runDefault(id, `@theme/${name}`);
    if (!findThemePart(name)?.isNamed || canRun(id)) return load();
    const original = runtime.modules[`@theme/${name}`]?.default;
    // Its problem is reported where it would be shown.
    return (props: Record<string, unknown>) => {
      load();
      return createElement(original, props);
    };
  }

  function canRun(id: string): boolean {
    // Without its missing imports it may still show something.
    if (runner.find(id)?.problems.some(isUnshown)) return false;
    try {
      runner.run(id);
      return true;
    } catch {
      return false;
    }
  }

  function missing(name: string, at?: WrittenAt): unknown {
    const source = [`@theme/${name}`, `@docusaurus/${name}`].find((module) => Object.hasOwn(runtime.modules, module));
    if (source) {
      const message = `\`<${name}>\` is not imported. It is shown here, but not by Docusaurus: write \`import ${name} from '${source}';\` above.`;
      session.report('not-imported', message, { at, subject: name, severity: 'error' });
      return overrides[name] ?? runtime.modules[source]?.default;
    }
    const known = Object.keys(all).filter((other) => /^[A-Z]/.test(other));
    const remedy =
      didYouMean(name, known) || ` Import it at the top of the page; if it is text, write \`\\<${name}>\`.`;
    const message = `\`<${name}>\` is neither imported nor known. Only what stands inside it is shown.${remedy}`;
    session.report('unknown-component', message, { at, subject: name, severity: 'error' });
    return createStub(name);
  }
}
