import { useId, useRef, type KeyboardEvent } from 'react';
import { useHref, useSite, useTranslate } from '../../client/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { useHydrated } from '../base/useHydrated.ts';
import { SearchFailure } from './SearchFailure.tsx';
import { useSearchBox } from './useSearchBox.ts';
import { useShortcut } from './useShortcut.ts';

/**
 * The search box of the navbar. On the server and until the app runs it is a plain form that leads to the search
 * page; then it becomes a combobox over the same field, and what was typed in it stays.
 */
export function SearchBox() {
  const t = useTranslate();
  const { search } = useSite();
  const href = useHref();
  const hydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const panelId = useId();
  const box = useSearchBox(field);
  useShortcut(search?.shortcut, field);
  if (!search) return null;

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      box.move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      box.submit({ inNewTab: true });
    } else if (event.key === 'Escape') {
      // A field of this kind would empty itself.
      event.preventDefault();
      field.current?.blur();
    }
  };

  return (
    <form
      role="search"
      className="oc-search"
      action={href(search.path)}
      // On hosts with clean URLs the two forms of this address may differ; both work.
      suppressHydrationWarning
      onSubmit={(event) => {
        event.preventDefault();
        box.submit();
      }}
      onMouseEnter={box.prepare}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) box.close();
      }}
      onClick={box.leaveAfterLink}
    >
      <button
        type="button"
        className="oc-icon-button oc-search-back"
        aria-label={t('Close search')}
        onClick={(event) => event.currentTarget.blur()}
      >
        <Icon name="back" />
      </button>
      <span className="oc-search-field" data-busy={box.isBusy || undefined}>
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          name="q"
          data-oc-shortcut={search.shortcut ? '' : undefined}
          placeholder={t('Search')}
          aria-label={t('Search')}
          autoComplete="off"
          spellCheck={false}
          value={box.text}
          {...(hydrated && {
            role: 'combobox',
            'aria-autocomplete': 'list' as const,
            'aria-expanded': box.isOpen,
            'aria-controls': panelId,
            'aria-activedescendant': box.isOpen && box.selected >= 0 ? `${panelId}-${box.selected}` : undefined,
          })}
          onChange={(event) => box.type(event.currentTarget.value)}
          onFocus={box.activate}
          onKeyDown={onKeyDown}
        />
        {box.text !== '' && (
          <button
            type="button"
            className="oc-icon-button oc-search-clear"
            aria-label={t('Clear search')}
            onClick={box.clear}
          >
            <Icon name="close" />
          </button>
        )}
      </span>
      <span className="oc-sr-only" role="status">
        {box.message}
      </span>
      {box.isOpen && box.error !== undefined && (
        <div className="oc-search-panel">
          <SearchFailure error={box.error} retry={box.retry} />
        </div>
      )}
      {box.isOpen && box.error === undefined && box.Panel && (
        <box.Panel
          id={panelId}
          t={t}
          href={href}
          Icon={Icon}
          response={box.response}
          entries={box.entries}
          selected={box.selected}
          onSelect={box.select}
        />
      )}
    </form>
  );
}
