import type { ComponentType, ReactNode } from 'react';
import type { PartElement } from '../../../shared/renderer.ts';
import { findThemePart } from '../../../shared/themeParts.ts';
import { Inside, toContent } from './Inside.tsx';

type Shown = ComponentType<Record<string, unknown>>;

interface PartHost {
  /** The server's output for a component. */
  show(component: unknown): unknown;
  /** From `@octavo/part`. */
  DocContent?: unknown;
  PostContent?: unknown;
  MdxContent?: unknown;
  /** From `@docusaurus/router`. */
  Route?: unknown;
}

interface Item {
  metadata: { permalink: string };
}

/** The site's replacement for a part, used as the theme uses its own. */
export function partElement(
  component: unknown,
  name: string,
  { props, items }: PartElement,
  host: PartHost,
): ReactNode {
  const Part = host.show(component) as Shown;
  const Route = host.show(host.Route) as Shown;
  const content = { DocItem: host.DocContent, BlogPostPage: host.PostContent, MDXPage: host.MdxContent }[name];
  const given = {
    ...props,
    ...(items && { items: items.map((item) => ({ content: toContent(item as unknown as Item) })) }),
    ...(content !== undefined && { content }),
  };
  // A page that is its own route brings its layout.
  if (name === 'NotFound') return <Route component={component} {...given} />;
  if (name === 'DocCard') return <Cards Card={Part} items={props.items as object[]} />;
  if (findThemePart(name)?.hasChildren) {
    return (
      <Part {...given}>
        <Inside />
      </Part>
    );
  }
  const isItem = name.startsWith('NavbarItem/') && name !== 'NavbarItem/ComponentTypes';
  // In the drawer an item is a list item, as in Docusaurus, so it needs a list around it.
  if (props.mobile === true && (isItem || name === 'NavbarItem')) {
    return (
      <ul className="oc-own-item">
        <Part {...given} />
      </ul>
    );
  }
  return <Part {...given} />;
}

function Cards({ Card, items }: { Card: Shown; items: object[] }) {
  return (
    <section className="row">
      {items.map((item, index) => (
        <article key={index} className="docCardListItem_W1sv col col--6">
          <Card item={item} />
        </article>
      ))}
    </section>
  );
}
