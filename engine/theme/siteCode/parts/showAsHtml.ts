import type { ReactNode } from 'react';
import type { ContentContext } from '../../../shared/renderer.ts';
import { isObserving, unobserved } from '../../base/observe.ts';
import { createPart } from '../../base/partKey.ts';

interface Server {
  content: ContentContext;
  renderContent(node: ReactNode, context: ContentContext): string;
}

/** Renders an element directly, or, inside live code, as HTML of the server that the browser finds by its key. */
export function showAsHtml(key: string, node: ReactNode, { content, renderContent }: Server): ReactNode {
  if (!isObserving()) return node;
  return createPart(
    key,
    unobserved(() => renderContent(node, content)),
  );
}
