import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  useHref,
  useLocationSuffix,
  usePage,
  useSite,
  useTranslate,
  type CompareResponse,
  type CompareSource,
} from '../../client/index.ts';
import { toCompareTarget } from '../../shared/compare/compareTarget.ts';
import {
  pairDocs,
  toComparable,
  type DocChange,
  type DocOutline,
  type VersionComparison,
  type VersionOutline,
} from '../../shared/compare/compareVersions.ts';
import { ChangeSteps } from './ChangeSteps.tsx';
import type { Comparison } from './compareAddress.ts';
import { languageOf } from '../../shared/compare/languageOf.ts';
import { loadBoth } from './loadBoth.ts';
import { Rows } from './Rows.tsx';
import { Status } from './Status.tsx';
import { useLoaded } from './useLoaded.ts';
import { usePageStyles } from './usePageStyles.ts';
import { useSideBySide } from './useSideBySide.ts';
import { WordCounts } from './WordCounts.tsx';

interface Props {
  source: CompareSource;
  address: Comparison;
  docId: string;
  before: VersionOutline;
  after: VersionOutline;
  comparison: VersionComparison;
}

interface ComparedPage extends CompareResponse {
  styles: string[];
}

/** One page: the newer version, with additions and removals. */
export function PageChanges({ source, address, docId, before, after, comparison }: Props) {
  const t = useTranslate();
  const site = useSite();
  const { from, to } = address;
  const href = useHref();
  const { ApiChanges } = octavo;
  const sideBySide = useSideBySide();
  const docs = useMemo(() => findDoc(docId, before, after), [docId, before, after]);
  const change = comparison.changes.find((each) => 'doc' in each && each.doc === docs.after);
  const columns = sideBySide.isOn && docs.before && docs.after ? 2 : 1;
  const load = useCallback(async (): Promise<ComparedPage> => {
    const pages = await loadBoth(source, docs.before, docs.after);
    const response = await source.compare({
      before: pages.before?.input,
      after: pages.after?.input,
      show: {
        columns,
        root: source.root,
        rules: { trailingSlash: site.trailingSlash, router: site.router, folder: site.folder },
        movedHere: t.template('Moved here: {heading}'),
        movedAway: t.template('Moved elsewhere: {heading}'),
        onlyLook: t('Only the look of this changed:'),
      },
    });
    return { ...response, styles: [...(pages.before?.styles ?? []), ...(pages.after?.styles ?? [])] };
  }, [source, docs, columns, site, t]);
  const loaded = useLoaded(load);
  const [article, setArticle] = useState<HTMLElement | null>(null);
  const name = docs.after?.title ?? docs.before?.title;
  useEffect(() => {
    if (name !== undefined) document.title = `${name}: ${from.label} → ${to.label}`;
  }, [name, from, to]);
  usePageStyles(source.root, loaded.value?.styles);
  useTarget(loaded.value);

  if (name === undefined) {
    return (
      <>
        <BackLink address={address} />
        <h1>{t('What changed')}</h1>
        <p role="alert" className="oc-compare-note">
          {t('There is no page "{id}" in {from} or in {to}.', { id: docId, from: from.label, to: to.label })}
        </p>
      </>
    );
  }
  return (
    <>
      <BackLink address={address} />
      <p className="oc-compare-summary">
        <PageLinks address={address} docs={docs} />
        {loaded.value && <WordCounts {...loaded.value} />}
      </p>
      <Verdict address={address} docs={docs} change={change} response={loaded.value} />
      {ApiChanges && (
        <ApiChanges
          {...{ site, href }}
          instanceId={address.instance.id}
          from={from.name}
          to={to.name}
          path={(docs.after ?? docs.before)?.path}
        />
      )}
      {loaded.status !== 'ready' ? (
        <>
          <h1>{name}</h1>
          <Status loaded={loaded} />
        </>
      ) : (
        <>
          {docs.before && docs.after && <ChangeSteps article={article} sideBySide={sideBySide} />}
          <div
            ref={setArticle}
            className="oc-compare-article"
            {...languageOf(site, isTranslated(docs))}
            style={markLabels(t('added: '), t('removed: '))}
          >
            <Rows rows={loaded.value.rows} isFolded={docs.before !== undefined && docs.after !== undefined} />
          </div>
        </>
      )}
    </>
  );
}

/** Both are shown in one language. */
function isTranslated({ before, after }: DocPair): boolean {
  const shown = before && after ? [before, after] : [before ?? after];
  return shown.every((doc) => doc?.original !== undefined);
}

interface DocPair {
  before?: DocOutline;
  after?: DocOutline;
}

/** A page is identified by its id in the newer version; a removed page by its id in the older. */
function findDoc(id: string, before: VersionOutline, after: VersionOutline): DocPair {
  const pairs = pairDocs(before, after);
  const newer = after.find((doc) => doc.id === id) ?? after.find((doc) => pairs.get(doc.id)?.id === id);
  return newer ? { before: pairs.get(newer.id), after: newer } : { before: before.find((doc) => doc.id === id) };
}

/** Names of the marks for screen readers; the style sheet puts them before the marks. */
function markLabels(added: string, removed: string): Record<string, string> {
  return { '--oc-added': JSON.stringify(added), '--oc-removed': JSON.stringify(removed) };
}

function BackLink({ address }: { address: Comparison }) {
  const t = useTranslate();
  const href = useHref();
  const { path } = usePage();
  const { from, to } = address;
  return (
    <p className="oc-compare-back">
      <a href={href(toCompareTarget(path, { ...address, docId: undefined }))}>
        {t('All changes from {from} to {to}', { from: from.label, to: to.label })}
      </a>
    </p>
  );
}

function PageLinks({ address: { from, to }, docs }: { address: Comparison; docs: DocPair }) {
  const t = useTranslate();
  const href = useHref();
  return (
    <>
      {docs.before && <a href={href(docs.before.path)}>{t('Read in {version}', { version: from.label })}</a>}
      {docs.after && <a href={href(docs.after.path)}>{t('Read in {version}', { version: to.label })}</a>}
    </>
  );
}

interface VerdictProps {
  address: Comparison;
  docs: DocPair;
  change?: DocChange;
  response?: CompareResponse;
}

function Verdict({ address, docs, change, response }: VerdictProps) {
  const t = useTranslate();
  const { to } = address;
  const isMoved = docs.before && docs.after && docs.before.id !== docs.after.id;
  const pair = docs.before && docs.after && toComparable(docs.before, docs.after);
  const isSame = response?.rows.every(({ changes }) => changes === 0);
  const sentences = [
    docs.before ? undefined : t('This page is new in {version}.', { version: to.label }),
    docs.after ? undefined : t('This page is no longer there in {version}.', { version: to.label }),
    isMoved && `${t('Moved')}: ${docs.before!.path} → ${docs.after!.path}`,
    docs.before && docs.after && isSame && t('This page is the same in both versions.'),
    pair?.isOriginal && t('Only one of the two versions is translated, so the originals are compared.'),
    change && 'basis' in change && change.basis === 'translation' && t('Only the translation changed.'),
  ].filter(Boolean);
  if (sentences.length === 0) return null;
  return (
    <p className="oc-compare-note" role="status">
      {sentences.join(' ')}
    </p>
  );
}

/** The section in the address, once it exists. */
function useTarget(shown: unknown): void {
  const { hash } = useLocationSuffix();
  useEffect(() => {
    if (!shown || hash.length < 2) return;
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    const fold = target?.closest('details');
    if (fold) fold.open = true;
    target?.scrollIntoView();
  }, [shown, hash]);
}
