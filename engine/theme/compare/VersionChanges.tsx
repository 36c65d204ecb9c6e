import { useEffect, useRef, useState } from 'react';
import { useHref, usePage, useTranslate, type CompareSource } from '../../client/index.ts';
import { toCompareTarget } from '../../shared/compare/compareTarget.ts';
import type { DocChange, VersionComparison } from '../../shared/compare/compareVersions.ts';
import type { Translate } from '../../shared/createTranslate.ts';
import type { Comparison } from './compareAddress.ts';
import { loadBoth } from './loadBoth.ts';
import { WordCounts } from './WordCounts.tsx';

interface Props {
  source: CompareSource;
  address: Comparison;
  comparison: VersionComparison;
}

/** A release: pages that were added, removed, moved and changed. */
export function VersionChanges({ source, address, comparison: { changes, unchanged } }: Props) {
  const t = useTranslate();
  const { from, to } = address;
  const title = t('What changed from {from} to {to}', { from: from.label, to: to.label });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <p className="oc-compare-summary" role="status">
        {summaryOf(changes, unchanged, t)}
      </p>
      <ul className="oc-compare-list" aria-label={title}>
        {changes.map((change) => (
          <DocItem key={`${change.type} ${docOf(change).path}`} source={source} address={address} change={change} />
        ))}
      </ul>
    </>
  );
}

function summaryOf(changes: readonly DocChange[], unchanged: number, t: Translate): string {
  if (changes.length === 0) return t('The two versions have the same text.');
  const count = (type: DocChange['type']): number => changes.filter((change) => change.type === type).length;
  const parts = [
    [count('changed'), '1 page changed|{count} pages changed'],
    [count('added'), '1 page added|{count} pages added'],
    [count('moved'), '1 page moved|{count} pages moved'],
    [count('removed'), '1 page removed|{count} pages removed'],
    [unchanged, '1 page is the same|{count} pages are the same'],
  ] as const;
  return parts.flatMap(([number, text]) => (number > 0 ? t.plural(text, number) : [])).join(' · ');
}

function docOf(change: DocChange) {
  return change.type === 'removed' ? change.before : change.doc;
}

function DocItem({ source, address, change }: { source: CompareSource; address: Comparison; change: DocChange }) {
  const t = useTranslate();
  const href = useHref();
  const { path } = usePage();
  const doc = docOf(change);
  const target = toCompareTarget(path, { ...address, docId: doc.id });
  return (
    <li data-type={change.type}>
      <div className="oc-compare-doc">
        <span className="oc-compare-type">{typeLabel(change, t)}</span>
        <a href={href('before' in change && 'doc' in change ? target : doc.path)}>{doc.title}</a>
        {change.type === 'moved' && (
          <span className="oc-compare-path">{t('was {path}', { path: change.before.path })}</span>
        )}
        {'doc' in change && 'before' in change && <DocWords source={source} change={change} />}
      </div>
      {'sections' in change && change.sections.length > 0 && (
        <ul className="oc-compare-sections">
          {change.sections.map((section, at) => (
            <li key={at}>
              {section.type === 'removed' || !section.id ? (
                <SectionName section={section} />
              ) : (
                <a href={href(`${target}#${section.id}`)}>
                  <SectionName section={section} />
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function typeLabel({ type }: DocChange, t: Translate): string {
  if (type === 'added') return t('Added');
  if (type === 'removed') return t('Removed');
  return type === 'moved' ? t('Moved') : t('Changed');
}

function SectionName({ section: { type, heading } }: { section: { type: string; heading: string } }) {
  const t = useTranslate();
  // A heading is HTML, of text alone.
  const text = heading === '' ? t('Beginning') : decode(heading);
  if (type === 'added') return t('{heading} (new)', { heading: text });
  return type === 'removed' ? t('{heading} (removed)', { heading: text }) : text;
}

function decode(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').documentElement.textContent ?? '';
}

/** Counted when the reader comes near: a release may have thousands of pages. */
function DocWords({ source, change }: { source: CompareSource; change: Extract<DocChange, { sections: unknown }> }) {
  const place = useRef<HTMLSpanElement>(null);
  const [counts, setCounts] = useState<{ added: number; removed: number }>();
  useEffect(() => {
    let isCurrent = true;
    const count = async (): Promise<void> => {
      const pages = await loadBoth(source, change.before, change.doc);
      const { added, removed } = await source.compare({ before: pages.before?.input, after: pages.after?.input });
      if (isCurrent) setCounts({ added, removed });
    };
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watch.disconnect();
        // Without the numbers the list is still a list.
        count().catch(() => undefined);
      },
      { rootMargin: '300px' },
    );
    watch.observe(place.current!);
    return () => {
      isCurrent = false;
      watch.disconnect();
    };
  }, [source, change]);
  return <span ref={place}>{counts && <WordCounts {...counts} />}</span>;
}
