/** Renders a component inside the site's `Root` and `Layout`, for the contexts that they provide. */
import { createElement, type ComponentType, type ReactNode } from 'react';
import type { ContentContext } from '../../../shared/renderer.ts';
import { beginNeeds, endNeeds } from '../../base/observe.ts';
import type { SiteComponentHost } from './SiteComponent.tsx';

const TAG = 'oc-inside';

/** The children of a component around the page. */
function Begin({ children }: { children?: ReactNode }): ReactNode {
  beginNeeds();
  return children;
}

function End(): null {
  endNeeds();
  return null;
}

interface Server {
  content: ContentContext;
  host: Pick<SiteComponentHost, 'wrap'>;
  toHtml(node: unknown): string;
}

/** Only the HTML of the component itself is returned: the page shows the others once. */
export function renderInContexts(element: ReactNode, around: unknown[], { content, host, toHtml }: Server): string {
  const own = host.wrap(element, content) as ReactNode;
  if (around.length === 0) return toHtml(own);
  const inside = createElement(TAG, null, own, createElement(End));
  const quiet: ContentContext = { ...content, part: { name: 'Layout' }, setLayout() {}, addHeadTags() {}, warn() {} };
  const all = (around as ComponentType<{ children: ReactNode }>[]).reduceRight<ReactNode>(
    (children, Around) => createElement(Around, null, createElement(Begin, null, children)),
    inside,
  );
  const html = toHtml(host.wrap(all, quiet));
  const [start, end] = [html.indexOf(`<${TAG}>`), html.lastIndexOf(`</${TAG}>`)];
  // They are empty until the browser runs them.
  return start < 0 ? toHtml(own) : html.slice(start + TAG.length + 2, end);
}
