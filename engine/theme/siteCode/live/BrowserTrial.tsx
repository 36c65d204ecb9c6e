import { Suspense, type ReactNode } from 'react';
import { CODE_ATTRIBUTE } from '../../../shared/island.ts';
import type { ContentContext } from '../../../shared/renderer.ts';
import { ContentProvider, useContent } from '../../base/contentContext.ts';
import { escapeHtml } from '../../base/escapeHtml.ts';
import { codeKey } from '../../base/partKey.ts';
import { partsOfTrial } from '../../base/observe.ts';

type Show = () => ReactNode;

/** What `<BrowserOnly>` shows, tried on the server. Whatever fails in it, or waits, leaves the rest of the trial alone. */
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

/** Nobody reads what is shown there, so it says nothing of the page. Code is kept as it was highlighted. */
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
  // What it has of its own is asked for each time.
  return Object.assign(Object.create(content), changed) as ContentContext;
}
