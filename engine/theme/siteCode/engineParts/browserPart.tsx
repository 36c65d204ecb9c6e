/** The theme's own parts inside live code of the site: they are the server's HTML. */
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { keepTyping, type Runtime } from '../../../client/index.ts';
import type { ShellComponents } from '../../base/ThemeComponents.ts';
import { markdownKey, type MarkdownProps } from '../live/Markdown.tsx';
import { ComponentsContext } from '../../base/useComponents.ts';
import { otherModules, SHELL_MODULE } from './otherModules.tsx';
import { articleComponents } from '../parts/Inside.tsx';
import type { PartData } from '../parts/partData.ts';
import { createServerHtml, InsideHtml, ServerHtml } from './serverHtml.tsx';

/** One of the app's components, inside the site's replacement for it. */
function ShellPart({ name, props }: { name: string; props: object }): ReactNode {
  const [RuntimeContext, runtime, shellComponents, components] = octavo.shell!;
  const Provider = RuntimeContext as ComponentType<{ value: object; children: ReactNode }>;
  const Part = (shellComponents as Record<string, ComponentType<object>>)[name]!;
  // The reader may have typed into a search box already.
  const [restoreTyping] = useState(keepTyping);
  useEffect(restoreTyping, [restoreTyping]);
  return (
    <Provider value={runtime}>
      <ComponentsContext value={{ shell: components as ShellComponents }}>
        <Part {...props} />
      </ComponentsContext>
    </Provider>
  );
}

export function browserPartModules(runtime: Runtime): Record<string, Record<string, unknown>> {
  const modules = otherModules(createServerHtml);
  modules['@octavo/markdown'] = {
    Markdown: (props: MarkdownProps) => (
      // A part that appears later was rendered without its properties.
      <ServerHtml of={markdownKey(props)} or={markdownKey({ ...props, given: {} })} />
    ),
  };
  modules['@octavo/part'] = {
    Inside: InsideHtml,
    ...articleComponents(InsideHtml, (field) => runtime.view.get().page.part?.[field] as PartData['doc']),
  };
  // Parts of the shell inside site code hydrate on their own.
  const names = Object.keys(octavo.shell![2]);
  const parts = names.map((name) => [name, (props: object) => <ShellPart name={name} props={props} />]);
  modules[SHELL_MODULE] = { ...findBrowserPart(SHELL_MODULE), ...Object.fromEntries(parts) };
  return modules;
}

/** Any other part of the theme is the server's HTML. */
export function findBrowserPart(module: string): Record<string, unknown> | undefined {
  const [, name] = module.split('@theme/');
  return name === undefined ? undefined : { default: createServerHtml(name) };
}
