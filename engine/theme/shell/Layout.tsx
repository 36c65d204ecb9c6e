import { useDrawer, usePage, useSite } from '../../client/index.ts';
import { MAIN_ID } from '../../shared/documentIds.ts';
import { hasDocsLayout, isLivePage } from '../../shared/pageLayout.ts';
import { toClassName } from '../base/className.ts';
import { useComponents } from '../base/useComponents.ts';
import { DocRoot } from './DocRoot.tsx';
import { useArticle } from './useArticle.ts';

/** Everything between navbar and footer. React only renders live pages, and the elements next to a document. */
export function Layout({ main }: { main?: string }) {
  const { kind, wrapperClassName } = usePage();
  const { hasDocFrame } = useSite();
  const { open } = useDrawer();
  const article = useArticle(main);
  const { SearchPage } = useComponents('shell');
  const wrapper = {
    id: MAIN_ID,
    className: toClassName('theme-layout-main main-wrapper mainWrapper_z2l0', wrapperClassName),
    inert: open,
  };
  const isDocs = hasDocsLayout(kind);
  if (isDocs && !hasDocFrame) {
    return (
      <div key="docs" {...wrapper}>
        <DocRoot article={article} />
      </div>
    );
  }
  if (isLivePage(kind)) {
    return (
      <div key={kind} {...wrapper}>
        <main className="container margin-vert--lg">
          <SearchPage />
        </main>
      </div>
    );
  }
  return <div key="page" {...wrapper} {...(isDocs && { 'data-oc-frame': '' })} {...article} />;
}
