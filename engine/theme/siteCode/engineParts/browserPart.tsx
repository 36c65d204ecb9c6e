/** The theme's own parts inside live code of the site: they are the server's HTML. */
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { keepTyping, type Runtime } from '../../../client/index.ts';
import { PART_ATTRIBUTE, PART_TAG } from '../../../shared/island.ts';
import { THEME_PARTS, type AdmonitionIcon } from '../../../shared/themeParts.ts';
import { admonitionIcons } from '../../content/Admonition.tsx';
import type { ShellComponents } from '../../base/ThemeComponents.ts';
import { markdownKey, type MarkdownProps } from '../live/Markdown.tsx';
import { ComponentsContext } from '../../base/useComponents.ts';
import { partModules, SHELL_MODULE, type EnginePart } from './enginePart.tsx';
import type { Platform } from '../modules/platform.ts';
import { navbarItems } from './navbarItems.tsx';
import { articleComponents, INSIDE } from '../parts/Inside.tsx';
import type { PartData } from '../parts/partData.ts';
import { createPart, partKey } from '../../base/partKey.ts';

function createBrowserPart(name: string, Item?: ComponentType): EnginePart {
  return function BrowserPart({ children: _children, ...props }) {
    const key = partKey(name, props);
    // A replaced navbar item shows what the server knows about it.
    const [isMade] = useState(() => Item && !findPart(key));
    return Item && isMade ? <Item {...props} /> : <ServerHtml of={key} />;
  };
}

function ServerHtml({ of, or }: { of: string; or?: string }): ReactNode {
  const [html] = useState(() => (findPart(of) ?? (or === undefined ? undefined : findPart(or)))?.innerHTML);
  // The server had nothing to show here.
  if (html === undefined) return null;
  return createPart(of, html, (element) => {
    if (element) octavo.islands?.show?.(element);
  });
}

/** The innermost one: the part around it has the same name, and would contain itself. */
export function findPart(key: string): Element | undefined {
  const isMeant = (part: Element) => part.getAttribute(PART_ATTRIBUTE) === key;
  const parts = [...document.querySelectorAll(PART_TAG)].filter(isMeant);
  return parts.find((part) => ![...part.querySelectorAll(PART_TAG)].some(isMeant));
}

/** One of the app's components, inside the site's replacement for it. */
function ShellPart({ name }: { name: string }): ReactNode {
  const [RuntimeContext, runtime, shellComponents, components] = octavo.shell!;
  const Provider = RuntimeContext as ComponentType<{ value: object; children: ReactNode }>;
  const Part = (shellComponents as Record<string, ComponentType>)[name]!;
  // The reader may have typed into a search box already.
  const [restoreTyping] = useState(keepTyping);
  useEffect(restoreTyping, [restoreTyping]);
  // The site's parts inside it are nested islands.
  useEffect(() => document.querySelectorAll(PART_TAG).forEach((part) => octavo.islands?.show?.(part)), []);
  return (
    <Provider value={runtime}>
      <ComponentsContext value={{ shell: components as ShellComponents }}>
        <Part />
      </ComponentsContext>
    </Provider>
  );
}

/** The server has rendered the site's own icon, if there is one. */
export const browserIcons: Record<AdmonitionIcon, ComponentType> = { ...admonitionIcons };
for (const [name, Original] of Object.entries(admonitionIcons)) {
  browserIcons[name as AdmonitionIcon] = () => (findPart(name) ? <ServerHtml of={name} /> : <Original />);
}

export function browserPartModules(runtime: Runtime, platform: Platform): Record<string, Record<string, unknown>> {
  const items = navbarItems(platform);
  const modules = partModules((name) => createBrowserPart(name, items[name]));
  modules['@theme/DocCardList'] = { default: createBrowserPart('DocCardList') };
  modules['@octavo/markdown'] = {
    Markdown: (props: MarkdownProps) => (
      // A part that appears later was rendered without properties.
      <ServerHtml of={markdownKey(props)} or={markdownKey({ ...props, given: {} })} />
    ),
  };
  const Inside = () => <ServerHtml of={INSIDE} />;
  modules['@octavo/part'] = {
    Inside,
    ...articleComponents(Inside, (field) => runtime.view.get().page.part?.[field] as PartData['doc']),
  };
  // Parts of the shell inside site code hydrate on their own.
  for (const { name, isHydrated } of THEME_PARTS) {
    if (isHydrated) modules[SHELL_MODULE]![name] = () => <ShellPart name={name} />;
  }
  return modules;
}
