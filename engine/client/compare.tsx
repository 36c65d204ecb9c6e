/** The page that compares versions. Loaded by that page only, after the app, whose React it uses. */
import { createRoot, type Root } from 'react-dom/client';
import type { ComparedDocs } from '../shared/compare/comparedDocs.ts';
import { COMPARED_DOCS_ATTRIBUTE, COMPARE_ATTRIBUTE } from '../shared/documentAttributes.ts';
import { ComparePage } from '../theme/compare/ComparePage.tsx';
import { createCompareSource, type CompareSource } from './compare/createCompareSource.ts';
import { RuntimeContext } from './runtime/RuntimeContext.ts';

let shown: { element: Element; root: Root } | undefined;
let source: CompareSource | undefined;

octavo.compare = (runtime) => {
  const element = document.querySelector(`[${COMPARE_ATTRIBUTE}]`);
  if (shown?.element === element) return;
  shown?.root.unmount();
  shown = undefined;
  if (!element) return;
  const docs = JSON.parse(element.getAttribute(COMPARED_DOCS_ATTRIBUTE)!) as ComparedDocs;
  source ??= createCompareSource(element.getAttribute(COMPARE_ATTRIBUTE)!, docs, octavo.root!, runtime.site);
  shown = { element, root: createRoot(element) };
  shown.root.render(
    <RuntimeContext value={runtime}>
      <ComparePage source={source} />
    </RuntimeContext>,
  );
};
