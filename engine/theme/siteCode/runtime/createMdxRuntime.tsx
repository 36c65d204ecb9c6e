import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { ContentContext, MdxRuntime } from '../../../shared/renderer.ts';
import { CONTEXTS_MODULE } from '../../../shared/island.ts';
import { ADMONITION_ICONS } from '../../../shared/partNames.ts';
import { contentComponents } from '../../registry/contentComponents.ts';
import type { ContentComponents } from '../../base/ThemeComponents.ts';
import { ComponentsContext } from '../../base/useComponents.ts';
import { createSiteCodeRuntime } from '../live/createSiteCodeRuntime.tsx';
import { createMarkdown } from '../live/Markdown.tsx';
import { generatedModules } from '../live/serverFacts.ts';
import { serverPlatform } from './serverPlatform.tsx';
import { AdmonitionTitle } from '../../content/admonitionTitle.ts';
import { ContentProvider } from '../../base/contentContext.ts';
import { Head } from '../../content/Head.tsx';
import { headingOf } from '../../content/Heading.tsx';
import { Checkbox, DiagramFence, Fence, Img, InlineCode, Pre, Title, Ul } from '../../content/markdownElements.tsx';
import { Missing } from '../../content/Missing.tsx';
import { Table } from '../../content/Table.tsx';
import { createServerPart } from '../engineParts/enginePart.tsx';
import { partModules } from '../engineParts/partModules.ts';
import { createServerIcon } from '../engineParts/iconPart.tsx';
import { articleComponents, Inside } from '../parts/Inside.tsx';
import { navbarItems } from '../engineParts/navbarItems.tsx';
import { usePageField } from '../parts/partData.ts';
import { mdxTags } from '../modules/componentModules.ts';
import { createThemeModules } from '../modules/themeModules.ts';

/** The React functions that evaluated MDX needs. `overrides` are the site's own components. */
export function createMdxRuntime(overrides: Partial<ContentComponents> = {}): MdxRuntime {
  const content = { ...contentComponents, ...overrides };
  const components = createMdxComponents(content);
  const renderNode = (node: ReactNode, context: ContentContext) => renderToString(wrap(node, context));
  const items = navbarItems(serverPlatform);
  const part = (name: string) => createServerPart(name, renderNode, items[name]);
  const plain = Object.entries(components).filter(([name]) => !name.startsWith('oc-'));
  const modules: Record<string, Record<string, unknown>> = {
    ...createThemeModules(content, serverPlatform),
    ...generatedModules,
    ...partModules(part),
    '@octavo/part': { Inside, ...articleComponents(Inside, usePageField) },
    // Only the browser uses it.
    [CONTEXTS_MODULE]: {},
    '@octavo/markdown': { Markdown: createMarkdown(renderNode) },
    '@theme/MDXComponents': { default: { ...mdxTags(content), ...Object.fromEntries(plain) } },
  };
  const wrap = (node: ReactNode, context: ContentContext) => (
    <ComponentsContext value={{ content: componentsIn(context) }}>
      <ContentProvider value={context}>{node}</ContentProvider>
    </ComponentsContext>
  );
  const componentsIn = ({ components: own }: ContentContext): ContentComponents => {
    if (!own) return content;
    const icons = ADMONITION_ICONS.filter((name) => own[name]);
    const shown = icons.map((name) => [name, createServerIcon(name, own[name] as ComponentType, renderNode)] as const);
    return { ...content, ...own, ...Object.fromEntries(shown) };
  };
  return {
    jsx: { Fragment, jsx, jsxs },
    modules,
    components,
    renderContent(Content, context) {
      const Component = Content as ComponentType;
      return renderToString(wrap(<Component />, context));
    },
    siteCode: createSiteCodeRuntime(modules, wrap),
  };
}

/** Elements of Markdown, and components that content may use without importing them. */
function createMdxComponents({ Admonition, Details, TabItem, Tabs }: ContentComponents): Record<string, unknown> {
  return {
    h1: headingOf('h1'),
    h2: headingOf('h2'),
    h3: headingOf('h3'),
    h4: headingOf('h4'),
    h5: headingOf('h5'),
    h6: headingOf('h6'),
    code: InlineCode,
    details: Details,
    img: Img,
    input: Checkbox,
    pre: Pre,
    table: Table,
    ul: Ul,
    admonition: Admonition,
    'oc-admonition-title': AdmonitionTitle,
    'oc-code': Fence,
    'oc-diagram': DiagramFence,
    'oc-missing': Missing,
    'oc-title': Title,
    Details,
    Head,
    OcTab: TabItem,
    OcTabs: Tabs,
  };
}
