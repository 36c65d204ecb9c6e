import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useHref, usePage, useSite, useTranslate, type CompareSource } from '../../client/index.ts';
import { toCompareTarget } from '../../shared/compare/compareTarget.ts';
import type { DocChange, VersionComparison } from '../../shared/compare/compareVersions.ts';
import type { Translate } from '../../shared/createTranslate.ts';
import type { Text } from '../../shared/messages.ts';
import type { Comparison } from './compareAddress.ts';
import { languageOf, type Language } from '../../shared/compare/languageOf.ts';
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
  const site = useSite();
  const href = useHref();
  const { ApiChanges } = octavo;
  const title = t('What changed from {from} to {to}', { from: from.label, to: to.label });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <p className="oc-compare-summary" role="status">
        {summaryOf(changes, unchanged, t)}
      </p>
      {changes.some((change) => 'basis' in change && change.basis === 'original') && (
        <p className="oc-compare-note">
          {t('Pages that are translated in one of the two versions only are compared in the original.')}
        </p>
      )}
      {ApiChanges && <ApiChanges {...{ site, href }} instanceId={address.instance.id} from={from.name} to={to.name} />}
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
  const site = useSite();
  const doc = docOf(change);
  const isOriginal = 'basis' in change && change.basis === 'original';
  const language = languageOf(site, doc.original !== undefined && !isOriginal);
  const target = toCompareTarget(path, { ...address, docId: doc.id });
  return (
    <li data-type={change.type}>
      <div className="oc-compare-doc">
        <span className="oc-compare-type">{typeLabel(change, t)}</span>
        <a href={href('before' in change && 'doc' in change ? target : doc.path)}>
          <bdi {...languageOf(site, doc.original !== undefined)}>{doc.title}</bdi>
        </a>
        {change.type === 'moved' && (
          <span className="oc-compare-path">{around(t.template('was {path}'), <bdi>{change.before.path}</bdi>)}</span>
        )}
        {'basis' in change && change.basis === 'translation' && (
          <span className="oc-compare-path">{t('Only the translation changed.')}</span>
        )}
        {'doc' in change && 'before' in change && <DocWords source={source} change={change} />}
      </div>
      {'sections' in change && change.sections.length > 0 && (
        <ul className="oc-compare-sections">
          {change.sections.map((section, at) => (
            <li key={at}>
              {section.type === 'removed' || !section.id ? (
                <SectionName section={section} language={language} />
              ) : (
                <a href={href(`${target}#${section.id}`)}>
                  <SectionName section={section} language={language} />
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

const LABELS: Record<string, Text | undefined> = { added: '{heading} (new)', removed: '{heading} (removed)' };

interface SectionNameProps {
  section: { type: string; heading: string };
  language: Language;
}

function SectionName({ section: { type, heading }, language }: SectionNameProps) {
  const t = useTranslate();
  // A heading is HTML, but contains only text.
  if (heading === '') return t('Beginning');
  const text = <bdi {...language}>{decode(heading)}</bdi>;
  const label = LABELS[type];
  if (!label) return text;
  return around(t.template(label), text);
}

/** A text with an element at its placeholder. */
function around(template: string, element: ReactNode): ReactNode {
  const [start, end] = template.split(/{\w+}/);
  return (
    <>
      {start}
      {element}
      {end}
    </>
  );
}

function decode(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').documentElement.textContent ?? '';
}

/** Counted when the row comes near the screen, because a release may have thousands of pages. */
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
        // Without the numbers the list is still useful.
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
