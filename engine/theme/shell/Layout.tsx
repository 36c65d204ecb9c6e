import { useDrawer, usePage } from '../../client/index.ts';
import { MAIN_ID } from '../../shared/documentIds.ts';
import { hasDocsLayout } from '../../shared/pageLayout.ts';
import { toClassName } from '../base/className.ts';
import { useComponents } from '../base/useComponents.ts';
import { DocRoot } from './DocRoot.tsx';
import { liveKinds } from '../base/liveKinds.ts';
import { useArticle } from './useArticle.ts';

/** All that is between navbar and footer. Only pages of a live kind, and what is next to a document, are React's. */
export function Layout({ main }: { main?: string }) {
  const { kind, wrapperClassName } = usePage();
  const { open } = useDrawer();
  const article = useArticle(main);
  const LivePage = useComponents('shell')[liveKinds[kind]!];
  const wrapper = {
    id: MAIN_ID,
    className: toClassName('theme-layout-main main-wrapper mainWrapper_z2l0', wrapperClassName),
    inert: open,
  };
  if (hasDocsLayout(kind)) {
    return (
      <div key="docs" {...wrapper}>
        <DocRoot article={article} />
      </div>
    );
  }
  if (LivePage) {
    return (
      <div key={kind} {...wrapper}>
        <main className="container margin-vert--lg">
          <LivePage />
        </main>
      </div>
    );
  }
  return <div key="page" {...wrapper} {...article} />;
}
