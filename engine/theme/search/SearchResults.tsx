import type { SearchResponse, SearchResultsProps } from '../../client/index.ts';
import type { Translate } from '../../shared/createTranslate.ts';
import { groupByPage } from './groupByPage.ts';
import { ResultPath } from './ResultPath.tsx';
import { Segments } from './Segments.tsx';
import { SingleKeys } from './SingleKeys.tsx';

/** The results of the search page, grouped by page, and other places to search. */
export function SearchResults({ t, href, status, response, offers, shown, ...page }: SearchResultsProps) {
  const { results = [], suggestion } = response ?? {};
  const { groups } = groupByPage(results.slice(0, shown).map((result) => ({ result })));
  const isEmpty = response !== undefined && results.length === 0;
  return (
    <>
      <p className="oc-search-count">
        <span role="status">{toMessage(status, response, t)}</span>
        {results.length > 0 && ` · ${t.plural('1 result|{count} results', results.length)}`}
      </p>
      {suggestion !== undefined && (
        <Action label={t('Did you mean "{query}"?', { query: suggestion })} run={() => page.type(suggestion)} />
      )}
      {offers?.map(({ label, count, target }) => (
        <p key={target} className="oc-search-offer">
          <a href={href(target)}>{t('{count} in {place}', { count, place: label })}</a>
        </p>
      ))}
      {isEmpty && page.searchEverywhere && <Action label={t('Search everywhere')} run={page.searchEverywhere} />}
      <ol className="oc-search-results">
        {groups.map(({ pagePath, results: members }) => {
          return (
            <li key={pagePath}>
              <p className="oc-search-path">
                <ResultPath of={members[0]!.result} />
              </p>
              {members.map(({ result }) => (
                <div key={result.target.replace(/\?[^#]*/, '')}>
                  <h2>
                    <a href={href(result.target)}>
                      <Segments
                        of={result.section.length > 0 ? result.section : result.title}
                        language={result.language}
                      />
                    </a>
                  </h2>
                  {/* The line is there before its text, so that nothing moves when it comes. */}
                  <p className="oc-search-excerpt">
                    {result.excerpt && <Segments of={result.excerpt} language={result.language} />}
                  </p>
                </div>
              ))}
            </li>
          );
        })}
      </ol>
      {results.length > shown && <Action label={t('Show more results')} run={page.showMore} />}
      {/* Below the results, so that it never moves. */}
      {(response || status === 'idle') && <SingleKeys t={t} />}
    </>
  );
}

/** Results are sections; this counts pages. */
function toMessage(status: SearchResultsProps['status'], response: SearchResponse | undefined, t: Translate): string {
  if (!response) return status === 'loading' ? t('Searching…') : '';
  const { size } = new Set(response.results.map(({ pagePath }) => pagePath));
  return size === 0 ? t('No results') : t.plural('1 document found|{count} documents found', size);
}

function Action({ label, run }: { label: string; run(): void }) {
  return (
    <p className="oc-search-way">
      <button type="button" className="oc-button" onClick={run}>
        {label}
      </button>
    </p>
  );
}
