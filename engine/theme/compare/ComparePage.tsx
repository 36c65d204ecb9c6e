import { useCallback, useId, useMemo } from 'react';
import {
  useHref,
  useLocationSuffix,
  useNavigate,
  usePage,
  useSite,
  useTranslate,
  type CompareSource,
} from '../../client/index.ts';
import { toCompareTarget } from '../../shared/compare/compareTarget.ts';
import type { ComparedDocs } from '../../shared/compare/comparedDocs.ts';
import { compareVersions } from '../../shared/compare/compareVersions.ts';
import type { DocsVersionData } from '../../shared/siteData.ts';
import {
  comparableInstances,
  findSameText,
  readCompareAddress,
  type CompareAddress,
  type Comparison,
} from './compareAddress.ts';
import { PageChanges } from './PageChanges.tsx';
import { Status } from './Status.tsx';
import { useLoaded } from './useLoaded.ts';
import { VersionChanges } from './VersionChanges.tsx';

/**
 * The changes between two versions. The address names the versions and the subject; choices follow it and change it.
 */
export function ComparePage({ source }: { source: CompareSource }) {
  const site = useSite();
  const { search } = useLocationSuffix();
  const address = useMemo(() => readCompareAddress(site, source.docs, search), [site, source, search]);
  return address && <Versions source={source} address={address} />;
}

function Versions({ source, address }: { source: CompareSource; address: CompareAddress }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { path } = usePage();
  const { instance, from, to, docId, unknown } = address;
  const load = useCallback(async () => {
    const [before, after] = await Promise.all([
      source.loadOutline(instance.id, from.name),
      source.loadOutline(instance.id, to.name),
    ]);
    return { before, after, comparison: compareVersions(before, after) };
  }, [source, instance, from, to]);
  const loaded = useLoaded(load);
  const go = (change: Partial<Comparison>): void => navigate(toCompareTarget(path, { ...address, ...change }));

  return (
    <>
      {docId === undefined && <h1>{t('What changed')}</h1>}
      {docId === undefined && <Choices docs={source.docs} address={address} onChoose={go} />}
      {unknown && (
        <p role="alert" className="oc-compare-note">
          {t('There is no version "{name}".', { name: unknown.name })}{' '}
          {unknown.nearest && (
            <button type="button" className="oc-button" onClick={() => go({ [unknown.parameter]: unknown.nearest })}>
              {t('Compare with {version} instead', { version: unknown.nearest.label })}
            </button>
          )}
        </p>
      )}
      {unknown ? null : loaded.status !== 'ready' ? (
        <Status loaded={loaded} />
      ) : docId === undefined ? (
        <VersionChanges source={source} address={address} comparison={loaded.value.comparison} />
      ) : (
        <PageChanges key={docId} source={source} address={address} docId={docId} {...loaded.value} />
      )}
    </>
  );
}

interface ChoicesProps {
  docs: ComparedDocs;
  address: Comparison;
  onChoose(change: Partial<Comparison>): void;
}

function Choices({ docs, address, onChoose }: ChoicesProps) {
  const t = useTranslate();
  const href = useHref();
  const site = useSite();
  const instances = comparableInstances(site);
  const { instance, from, to } = address;
  const feed = docs[instance.id]?.feed;
  const versions = instance.versions.map((version) => {
    const same = findSameText(instance, version, docs);
    const { name, label } = version;
    return { name, label: same ? t('{version} (same text as {other})', { version: label, other: same.label }) : label };
  });
  const find = (name: string): DocsVersionData => instance.versions.find((version) => version.name === name)!;
  return (
    <form className="oc-compare-choices" onSubmit={(event) => event.preventDefault()}>
      {instances.length > 1 && (
        <Choice
          label={t('Documentation')}
          options={instances.map(({ id }) => ({ name: id, label: id }))}
          chosen={instance.id}
          onChoose={(id) => onChoose(readCompareAddress(site, docs, `?id=${encodeURIComponent(id)}`)!)}
        />
      )}
      <Choice
        label={t('From')}
        options={versions}
        chosen={from.name}
        onChoose={(name) => onChoose({ from: find(name) })}
      />
      <Choice label={t('To')} options={versions} chosen={to.name} onChoose={(name) => onChoose({ to: find(name) })} />
      {feed && <a href={href(feed)}>{t('Follow by feed (RSS)')}</a>}
    </form>
  );
}

interface ChoiceProps {
  label: string;
  options: readonly { name: string; label: string }[];
  chosen: string;
  onChoose(name: string): void;
}

function Choice({ label, options, chosen, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <span>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.name} value={option.name}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
