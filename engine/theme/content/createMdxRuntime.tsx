import type { ComponentType } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ContentContext, MdxRuntime } from '../../shared/renderer.ts';
import { Admonition, AdmonitionTitle } from './Admonition.tsx';
import { ContentProvider } from './contentContext.ts';
import { Details } from './Details.tsx';
import { Head } from './Head.tsx';
import { headingOf } from './Heading.tsx';
import { Checkbox, DiagramFence, Fence, InlineCode, Pre, Title } from './markdownElements.tsx';
import { Table } from './Table.tsx';
import { themeModules } from './themeModules.ts';

/** Elements that Markdown makes, and what content may use without importing it. */
const components = {
  h1: headingOf('h1'),
  h2: headingOf('h2'),
  h3: headingOf('h3'),
  h4: headingOf('h4'),
  h5: headingOf('h5'),
  h6: headingOf('h6'),
  code: InlineCode,
  details: Details,
  input: Checkbox,
  pre: Pre,
  table: Table,
  'oc-admonition': Admonition,
  'oc-admonition-title': AdmonitionTitle,
  'oc-code': Fence,
  'oc-diagram': DiagramFence,
  'oc-title': Title,
  Details,
  Head,
};

/** What evaluated MDX needs of React. */
export function createMdxRuntime(): MdxRuntime {
  return {
    jsx: { Fragment, jsx, jsxs },
    modules: themeModules,
    components,
    renderContent(Content, context: ContentContext) {
      const Component = Content as ComponentType;
      return renderToStaticMarkup(
        <ContentProvider value={context}>
          <Component />
        </ContentProvider>,
      );
    },
  };
}
