import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslate } from '../../client/index.ts';
import type { SideBySide } from './useSideBySide.ts';

interface Props {
  /** The comparison on screen. */
  article: HTMLElement | null;
  sideBySide: SideBySide;
}

const MARKS = 'ins, del, [data-oc-mark], [data-oc-moved], [data-oc-moved-away]';

/** Goes from change to change, by button and by key. */
export function ChangeSteps({ article, sideBySide }: Props) {
  const t = useTranslate();
  const changes = useMemo(() => (article ? findChanges(article) : []), [article]);
  const [current, setCurrent] = useState(-1);

  const step = useCallback(
    (by: 1 | -1): void => {
      if (changes.length === 0) return;
      const next = current < 0 ? (by > 0 ? 0 : changes.length - 1) : (current + by + changes.length) % changes.length;
      changes[current]?.removeAttribute('data-oc-current');
      const change = changes[next]!;
      change.setAttribute('data-oc-current', '');
      change.scrollIntoView({ block: 'center' });
      setCurrent(next);
    },
    [changes, current],
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      step(event.key === 'ArrowDown' ? 1 : -1);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [step]);

  if (changes.length === 0) return null;
  return (
    <div className="oc-compare-steps">
      <button type="button" className="oc-button" aria-keyshortcuts="Alt+ArrowUp" onClick={() => step(-1)}>
        <span aria-hidden="true">↑</span>
        <span className="oc-compare-step-label">{t('Previous change')}</span>
      </button>
      <button type="button" className="oc-button" aria-keyshortcuts="Alt+ArrowDown" onClick={() => step(1)}>
        <span aria-hidden="true">↓</span>
        <span className="oc-compare-step-label">{t('Next change')}</span>
      </button>
      <span role="status">
        {current < 0
          ? t.plural('1 change|{count} changes', changes.length)
          : t('Change {number} of {count}', { number: current + 1, count: changes.length })}
      </span>
      {sideBySide.isPossible && (
        <label className="oc-compare-columns-choice">
          <input type="checkbox" checked={sideBySide.isOn} onChange={sideBySide.toggle} />
          {t('Side by side')}
        </label>
      )}
    </div>
  );
}

/** Marks that follow each other, what was removed and what came in its place, are one change. */
function findChanges(article: HTMLElement): HTMLElement[] {
  const marks = [...article.querySelectorAll<HTMLElement>(MARKS)];
  return marks.filter((mark, at) => {
    const previous = marks[at - 1];
    return !previous || !(previous.contains(mark) || isJustBefore(previous, mark));
  });
}

function isJustBefore(previous: HTMLElement, mark: HTMLElement): boolean {
  const between = document.createRange();
  between.setStartAfter(previous);
  between.setEndBefore(mark);
  return between.toString().trim() === '' && previous.closest('.oc-compare-row') === mark.closest('.oc-compare-row');
}
