import { interpolate } from '../interpolate.tsx';
import { usePageContext } from './PageContext.ts';

/** The browser fills in suggestions: only there is it known what was asked for. */
export function NotFoundPage() {
  const { site, t, href } = usePageContext();
  const startPage = <a href={href('/')}>{t('Go to the start page')}</a>;
  return (
    <div className="oc-not-found">
      <h1>{t('Page Not Found')}</h1>
      <p className="oc-lede">{t('We could not find what you were looking for.')}</p>
      <p>
        {t(
          'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
        )}
      </p>
      <div data-oc-suggestions="" />
      <p>
        {site.search
          ? interpolate(t.template('{startPage} or {search}.'), {
              startPage,
              search: <a href={href(site.search.path)}>{t('search the documentation')}</a>,
            })
          : interpolate(t.template('{startPage}.'), { startPage })}
      </p>
    </div>
  );
}
