import { useActiveHeading, usePage } from '../../client/index.ts';
import { nestToc } from './nestToc.ts';
import { TocList } from './TocList.tsx';

/** The column at the right, from 997 px on. Below that the article itself begins with a folded one. */
export function Toc() {
  const { toc, hideToc } = usePage();
  const active = useActiveHeading(toc.map(({ id }) => id));
  if (hideToc || toc.length === 0) return null;
  return (
    <nav aria-labelledby="oc-toc-title" className="oc-toc">
      <p id="oc-toc-title">On this page</p>
      <TocList nodes={nestToc(toc)} active={active} />
    </nav>
  );
}
