import { useEffect, type MouseEvent } from 'react';
import type { BoxAction, SearchPanelProps } from '../../client/index.ts';
import { groupByPage } from './groupByPage.ts';
import { ResultPath } from './ResultPath.tsx';
import { SearchOption } from './SearchOption.tsx';
import { SearchProblem } from './SearchProblem.tsx';

const optionId = (panel: string, index: number): string => `${panel}-${index}`;

/** The list under the box: results grouped by page, then the actions, all of them reached with the arrow keys. */
export function SearchPanel({ id, t, href, Icon, response, entries, selected, onSelect }: SearchPanelProps) {
  // The field has the focus, so the browser does not scroll to what the arrow keys select.
  useEffect(() => {
    if (selected >= 0) document.getElementById(optionId(id, selected))?.scrollIntoView({ block: 'nearest' });
  }, [id, selected]);
  const { groups, actions } = groupByPage(entries);
  const optionAt = (index: number) => ({
    id: optionId(id, index),
    isSelected: index === selected,
    href,
    onPoint: () => onSelect(index),
  });
  return (
    <div
      className={response ? 'oc-search-panel' : 'oc-search-panel oc-search-recent'}
      // The field keeps the focus, and with it the keys, while the mouse is used.
      onMouseDown={(event) => event.preventDefault()}
    >
      {response?.problem && <SearchProblem t={t} query={response.query} problem={response.problem} />}
      {response?.results.length === 0 && <p className="oc-search-empty">{t('No results')}</p>}
      {!response && (
        <p aria-hidden="true" className="oc-search-path">
          {t('Recent searches')}
        </p>
      )}
      <div id={id} role="listbox" aria-label={response ? t('Search results') : t('Recent searches')}>
        {groups.map(({ pagePath, results: members, more }, at) => {
          const heading = `${optionId(id, at)}-page`;
          return (
            <div key={pagePath} role="group" aria-labelledby={heading} className="oc-search-group">
              <div id={heading} role="presentation" className="oc-search-path">
                <ResultPath of={members[0]!.result} />
              </div>
              {members.map(({ result, index }) => (
                <SearchOption key={index} result={result} Icon={Icon} {...optionAt(index)} />
              ))}
              {more && <ActionOption {...more} {...optionAt(more.index)} />}
            </div>
          );
        })}
        {actions.map(({ action, index }) => (
          <ActionOption key={action.label} action={action} {...optionAt(index)} />
        ))}
      </div>
    </div>
  );
}

interface ActionProps {
  id: string;
  action: BoxAction;
  isSelected: boolean;
  href: SearchPanelProps['href'];
  onPoint(): void;
}

function ActionOption({ id, action, isSelected, href, onPoint }: ActionProps) {
  const { label, target, run, pagePath } = action;
  const stayInBox = (event: MouseEvent): void => {
    if (!run) return;
    event.preventDefault();
    event.nativeEvent.stopImmediatePropagation();
    run();
  };
  return (
    <a
      id={id}
      role="option"
      aria-selected={isSelected}
      tabIndex={-1}
      className={pagePath === undefined ? 'oc-search-action' : 'oc-search-action oc-search-more'}
      href={href(target ?? '')}
      onMouseMove={onPoint}
      onClick={stayInBox}
    >
      {label}
    </a>
  );
}
