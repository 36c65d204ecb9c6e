import { useTranslate } from '../../client/index.ts';

/** How much was added and removed, in words. */
export function WordCounts({ added, removed }: { added: number; removed: number }) {
  const t = useTranslate();
  const label = t('Words added: {added}, removed: {removed}', { added, removed });
  return (
    <span className="oc-compare-words" title={label}>
      <span className="oc-sr-only">{label}</span>
      {/* Signs stand before their numbers in any language. */}
      <span aria-hidden="true" dir="ltr">
        <b>+{added}</b> <i>−{removed}</i>
      </span>
    </span>
  );
}
