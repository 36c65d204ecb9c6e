import { Suspense, type ReactNode } from 'react';
import { CODE_ATTRIBUTE } from '../../../shared/island.ts';
import type { ContentContext } from '../../../shared/renderer.ts';
import { ContentProvider, useContent } from '../../base/contentContext.ts';
import { escapeHtml } from '../../base/escapeHtml.ts';
import { codeKey } from '../../base/partKey.ts';
import { partsOfTrial } from '../../base/observe.ts';

type Show = () => ReactNode;

/**
 * Renders the content of `<BrowserOnly>` on the server as a trial. Content that fails or waits does not affect the
 * rest.
 */
export function BrowserTrial({ children }: { children?: Show }) {
  return (
    <ContentProvider value={forTrial(useContent())}>
      <Suspense>
        <Called show={children} />
      </Suspense>
    </ContentProvider>
  );
}

function Called({ show }: { show?: Show | undefined }) {
  return show?.();
}

/** No reader sees this output, so it contributes nothing to the page. Code keeps its highlighting. */
function forTrial(content: ContentContext): ContentContext {
  const changed: Partial<ContentContext> = {
    addHeadTags() {},
    setLayout() {},
    reference: (kind, target, _onBroken, isAbsolute) => content.reference(kind, target, 'ignore', isAbsolute),
    code(request, props) {
      const data = content.code(request, props);
      partsOfTrial()?.set(codeKey(request), `<i ${CODE_ATTRIBUTE}="${escapeHtml(JSON.stringify(data))}"></i>`);
      return data;
    },
  };
  // Its own value is read on each call.
  return Object.assign(Object.create(content), changed) as ContentContext;
}
