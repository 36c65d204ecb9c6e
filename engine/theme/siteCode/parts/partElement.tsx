import type { ComponentType, ReactNode } from 'react';
import type { Post } from '../../../shared/island.ts';
import type { PartElement } from '../../../shared/renderer.ts';
import { findThemePart } from '../../../shared/themeParts.ts';
import { Inside, TOC, toContent } from './Inside.tsx';

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

/** The site's replacement for a part, used as the theme uses its own. */
export function partElement(
  component: unknown,
  name: string,
  { props, items }: PartElement,
  host: PartHost,
): ReactNode {
  const Part = host.show(component) as Shown;
  const Route = host.show(host.Route) as Shown;
  const { article, hasChildren } = findThemePart(name)!;
  const given = {
    ...props,
    ...(items && { items: items.map((item) => ({ content: toContent(item as unknown as Post) })) }),
    ...(article && { content: host[article] }),
    // The data only says that there is a table of contents.
    ...(props[TOC] === true && { [TOC]: <Inside of={TOC} /> }),
  };
  // A page that is its own route includes its layout.
  if (name === 'NotFound') return <Route component={component} {...given} />;
  if (name === 'DocCard') return <Cards Card={Part} items={props.items as object[]} />;
  if (hasChildren) {
    return (
      <Part {...given}>
        <Inside />
      </Part>
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
