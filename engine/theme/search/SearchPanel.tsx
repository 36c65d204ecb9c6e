import { useEffect } from 'react';
import { type SearchResponse, useHref, useTranslate } from '../../client/index.ts';
import { groupByPage } from './groupByPage.ts';
import { SearchOption } from './SearchOption.tsx';
import { SearchProblem } from './SearchProblem.tsx';
import type { BoxAction } from './useSearchBox.ts';

interface Props {
  id: string;
  response: SearchResponse;
  actions: readonly BoxAction[];
  selected: number;
  onSelect(index: number): void;
}

export const optionId = (panel: string, index: number): string => `${panel}-${index}`;

/** The list under the box: results grouped by page, then the actions, all of them reached with the arrow keys. */
export function SearchPanel({ id, response, actions, selected, onSelect }: Props) {
  const t = useTranslate();
  const href = useHref();
  const { results, problem, query } = response;
  // The field has the focus, so the browser does not scroll to what the arrow keys select.
  useEffect(() => {
    if (selected >= 0) document.getElementById(optionId(id, selected))?.scrollIntoView({ block: 'nearest' });
  }, [id, selected]);
  return (
    <div
      className="oc-search-panel"
      // The field keeps the focus, and with it the keys, while the mouse is used.
      onMouseDown={(event) => event.preventDefault()}
    >
      {problem && <SearchProblem query={query} problem={problem} />}
      {results.length === 0 && <p className="oc-search-empty">{t('No results')}</p>}
      <div id={id} role="listbox" aria-label={t('Search results')}>
        {groupByPage(results).map(({ pagePath, results: members }) => {
          const first = members[0]?.result;
          const heading = `${optionId(id, members[0]?.index ?? 0)}-page`;
          return (
            <div key={pagePath} role="group" aria-labelledby={heading} className="oc-search-group">
              <div id={heading} role="presentation" className="oc-search-path">
                {[...(first?.breadcrumbs ?? []), first?.title.map(({ text }) => text).join('')].join(' › ')}
              </div>
              {members.map(({ result, index }) => (
                <SearchOption
                  key={index}
                  id={optionId(id, index)}
                  result={result}
                  selected={index === selected}
                  onPoint={() => onSelect(index)}
                />
              ))}
            </div>
          );
        })}
        {actions.map(({ label, target, run }, i) => {
          const index = results.length + i;
          return (
            <a
              key={label}
              id={optionId(id, index)}
              role="option"
              aria-selected={index === selected}
              tabIndex={-1}
              className="oc-search-action"
              href={href(target ?? '')}
              onMouseMove={() => onSelect(index)}
              onClick={(event) => {
                if (!run) return;
                event.preventDefault();
                event.stopPropagation();
                event.nativeEvent.stopImmediatePropagation();
                run();
              }}
            >
              {label}
            </a>
          );
        })}
      </div>
    </div>
  );
}
