import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslate } from '../../client/index.ts';
import { CHANGE_ATTRIBUTE } from '../../shared/documentAttributes.ts';
import type { SideBySide } from './useSideBySide.ts';

interface Props {
  /** The comparison on screen. */
  article: HTMLElement | null;
  sideBySide: SideBySide;
}

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

  // Even so, a long table or paragraph may push the first change off the screen.
  useEffect(() => {
    const [first] = changes;
    if (first && scrollY === 0 && location.hash === '' && first.getBoundingClientRect().top > innerHeight * 0.8) {
      first.scrollIntoView({ block: 'center' });
    }
  }, [changes]);

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

/** The first mark of each change: marks with the same number belong together. */
function findChanges(article: HTMLElement): HTMLElement[] {
  const found = new Map<string | undefined, HTMLElement>();
  for (const mark of article.querySelectorAll<HTMLElement>(`[${CHANGE_ATTRIBUTE}]`)) {
    const number = mark.dataset['ocChange'];
    if (!found.has(number)) found.set(number, mark);
  }
  return [...found.values()];
}
