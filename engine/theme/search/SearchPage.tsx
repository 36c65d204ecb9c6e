import { useEffect, useId } from 'react';
import { useHref, useSite, useTranslate } from '../../client/index.ts';
import { Icon } from '../icons/Icon.tsx';
import { SearchFailure } from './SearchFailure.tsx';
import { useSearchPage } from './useSearchPage.ts';

/** The search page. The address holds the query; field and choices follow it and change it. */
export function SearchPage() {
  const t = useTranslate();
  const href = useHref();
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
        <Choice
          name="ctx"
          label={t('Search in')}
          value={search.context}
          options={search.contexts}
          onChoose={search.chooseContext}
        />
        <Choice
          name="version"
          label={t('Version')}
          value={search.versionPath}
          options={search.versions}
          onChoose={search.chooseVersion}
        />
      </form>
      {response?.problem && search.Problem && (
        <search.Problem t={t} query={response.query} problem={response.problem} />
      )}
      {search.error !== undefined && <SearchFailure error={search.error} retry={search.retry} />}
      {search.Results && <search.Results t={t} href={href} {...search} />}
    </div>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  options: { name?: string; versionPath?: string; label: string }[];
  onChoose(value: string): void;
}

/** Only where there is something to choose. */
function Choice({ name, label, value, options, onChoose }: ChoiceProps) {
  const id = useId();
  if (options.length < 2) return null;
  return (
    <label htmlFor={id}>
      <span className="oc-sr-only">{label}</span>
      <select id={id} name={name} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {options.map(({ label: shown, name: context, versionPath = context }) => (
          <option key={versionPath} value={versionPath}>
            {shown}
          </option>
        ))}
      </select>
    </label>
  );
}
