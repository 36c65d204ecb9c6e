import { interpolate } from '../base/interpolate.tsx';
import { useComponents } from '../base/useComponents.ts';
import { Link } from './Link.tsx';
import { usePageContext } from './PageContext.ts';

export function NotFoundPage() {
  const { NotFoundContent: Content } = useComponents('main');
  return <Content />;
}

export function NotFoundContent() {
  const { t } = usePageContext();
  return (
    <main className="container margin-vert--xl">
      <div className="row">
        <div className="col col--6 col--offset-3">
          <h1 className="hero__title">{t('Page Not Found')}</h1>
          <p>{t('We could not find what you were looking for.')}</p>
          <p>
            {t(
              'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
            )}
          </p>
          <Suggestions />
        </div>
      </div>
    </main>
  );
}

/** The browser fills them in, because only it knows the requested address. */
function Suggestions() {
  const { site, page, t } = usePageContext();
  if (page.content.kind !== 'not-found' || !page.content.hasSuggestions) return null;
  const startPage = <Link to="/">{t('Go to the start page')}</Link>;
  return (
    <div className="oc-not-found">
      <div data-oc-suggestions="" />
      <p>
        {site.search
          ? interpolate(t.template('{startPage} or {search}.'), {
              startPage,
              search: <Link to={site.search.path}>{t('search the documentation')}</Link>,
            })
          : interpolate(t.template('{startPage}.'), { startPage })}
      </p>
    </div>
  );
}
