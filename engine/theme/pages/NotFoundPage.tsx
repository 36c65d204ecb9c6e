import { usePageContext } from './PageContext.ts';

/** The browser fills in suggestions: only there is it known what was asked for. */
export function NotFoundPage() {
  const { site, href } = usePageContext();
  return (
    <div className="oc-not-found">
      <h1>Page Not Found</h1>
      <p className="oc-lede">We could not find what you were looking for.</p>
      <p>
        Please contact the owner of the site that linked you to the original URL and let them know their link is broken.
      </p>
      <div data-oc-suggestions="" />
      <p>
        <a href={href('/')}>Go to the start page</a>
        {site.search && (
          <>
            {' or '}
            <a href={href(site.search.path)}>search the documentation</a>
          </>
        )}
        .
      </p>
    </div>
  );
}
