import { useEffect, useState } from 'react';
import type { ApiChangesProps } from '../../client/index.ts';
import type { ApiChangesFile, ShownApiChange } from '../../shared/api/apiChange.ts';
import { createTranslate, type Translate } from '../../shared/createTranslate.ts';

/** The changes of an API, operation by operation; breaking changes come first. */
export function ApiChanges({
  from,
  path,
  site,
  href,
  loading,
}: ApiChangesProps & { loading: Promise<ApiChangesFile> }) {
  const [file, setFile] = useState<ApiChangesFile>();
  useEffect(() => {
    // Without these changes, the comparison of texts still works.
    loading.then(setFile, () => undefined);
  }, [loading]);
  const all = file?.changes[from] ?? [];
  const changes = path === undefined ? all : all.filter((change) => change.href?.split('#')[0] === path);
  if (!file || changes.length === 0) return null;
  const t = createTranslate({ translations: file.words, locale: site.locale });
  const grave = changes.filter(({ level }) => level !== 'info');
  const rest = changes.filter(({ level }) => level === 'info');
  const breaking = changes.filter(({ level }) => level === 'error').length;
  return (
    <section className="oc-api-changes" aria-label={t('API changes')}>
      <h2>{t('API changes')}</h2>
      {breaking > 0 && <p>{t.plural('1 change breaks clients|{count} changes break clients', breaking)}</p>}
      {grave.length === 0 && <p>{t('No change breaks clients.')}</p>}
      <Changes changes={grave} {...{ href, t }} />
      {rest.length > 0 && (
        <details open={grave.length === 0}>
          <summary>{t.plural('1 other change|{count} other changes', rest.length)}</summary>
          <Changes changes={rest} {...{ href, t }} />
        </details>
      )}
    </section>
  );
}

interface ChangesProps extends Pick<ApiChangesProps, 'href'> {
  changes: readonly ShownApiChange[];
  t: Translate;
}

function Changes({ changes, href, t }: ChangesProps) {
  const operations = Map.groupBy(changes, ({ operation }) => operation);
  if (changes.length === 0) return null;
  return (
    <ul>
      {[...operations].map(([operation, own]) => {
        const target = own.find((change) => change.href)?.href;
        const name = <code>{operation}</code>;
        return (
          <li key={operation}>
            {target ? <a href={href(target)}>{name}</a> : name}
            <ul>
              {own.map((change, at) => (
                <Change key={at} change={change} t={t} />
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

function Change({ change: { id, level, subject, text }, t }: { change: ShownApiChange; t: Translate }) {
  return (
    <li data-level={level}>
      {level !== 'info' && (
        <>
          <span className={`badge oc-badge-${level === 'error' ? 'danger' : 'warning'}`}>
            {level === 'error' ? t('breaking') : t('may break clients')}
          </span>{' '}
        </>
      )}
      {subject && (
        <>
          <code>{subject}</code>{' '}
        </>
      )}
      {text} <small>{id}</small>
    </li>
  );
}
