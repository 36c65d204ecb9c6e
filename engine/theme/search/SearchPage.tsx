import { useEffect, useId } from 'react';
import { useHref, useSite, useTranslate } from '../../client/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { SearchFailure } from './SearchFailure.tsx';
import { Segments } from './Segments.tsx';
import { useSearchPage } from './useSearchPage.ts';

/** The search page. The address says what is searched; field and choices follow it and change it. */
export function SearchPage() {
  const t = useTranslate();
  const href = useHref();
  const id = useId();
  const site = useSite();
  const search = useSearchPage();
  const { response, heading } = search;

  useEffect(() => {
    document.title = heading;
  }, [heading]);

  if (!site.search) return null;
  return (
    <div className="oc-search-page">
      <h1>{heading}</h1>
      <form role="search" aria-label={t('Search the documentation')} onSubmit={(event) => event.preventDefault()}>
        <span className="oc-search-field" data-busy={search.isBusy || undefined}>
          <Icon name="search" />
          <input
            type="search"
            name="q"
            aria-label={t('Search')}
            placeholder={t('Type your search here')}
            autoComplete="off"
            spellCheck={false}
            autoFocus
            value={search.text}
            onChange={(event) => search.type(event.currentTarget.value)}
          />
        </span>
        {search.contexts.length > 1 && (
          <label htmlFor={`${id}-context`}>
            <span className="oc-sr-only">{t('Search in')}</span>
            <select
              id={`${id}-context`}
              name="ctx"
              value={search.context}
              onChange={(event) => search.chooseContext(event.currentTarget.value)}
            >
              {search.contexts.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
        {search.versions.length > 1 && (
          <label htmlFor={`${id}-version`}>
            <span className="oc-sr-only">{t('Version')}</span>
            <select
              id={`${id}-version`}
              name="version"
              value={search.versionPath}
              onChange={(event) => search.chooseVersion(event.currentTarget.value)}
            >
              {search.versions.map(({ versionPath, label }) => (
                <option key={versionPath} value={versionPath}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
      </form>
      {response?.problem && search.Problem && (
        <search.Problem t={t} query={response.query} problem={response.problem} />
      )}
      {search.error !== undefined && <SearchFailure error={search.error} retry={search.retry} />}
      <p role="status" className="oc-search-count">
        {search.message}
      </p>
      {search.offers?.map(({ label, count, target }) => (
        <p key={target} className="oc-search-offer">
          <a href={href(target)}>{t('{count} in {place}', { count, place: label })}</a>
        </p>
      ))}
      <ol className="oc-search-results">
        {response?.results.map((result) => (
          <li key={result.target}>
            <h2>
              <a href={href(result.target)}>
                <Segments of={result.section.length > 0 ? result.section : result.title} />
              </a>
            </h2>
            <p className="oc-search-path">
              {[
                ...result.breadcrumbs,
                ...(result.section.length > 0 ? [result.title.map(({ text }) => text).join('')] : []),
              ].join(' › ')}
            </p>
            {result.excerpt && result.excerpt.length > 0 && (
              <p>
                <Segments of={result.excerpt} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
