import { useDrawer, useTranslate } from '../../client/index.ts';
import { MAIN_ID } from '../../shared/documentIds.ts';

/** Wrapped, because after a navigation focus is put in front of the link, on the wrapper. */
export function SkipLink() {
  const t = useTranslate();
  const { open } = useDrawer();
  return (
    <div className="oc-skip" data-oc-focus-start="" tabIndex={-1} inert={open}>
      <a
        href={`#${MAIN_ID}`}
        onClick={(event) => {
          event.preventDefault();
          const main = document.querySelector('main');
          main?.focus({ preventScroll: true });
          main?.scrollIntoView();
        }}
      >
        {t('Skip to main content')}
      </a>
    </div>
  );
}
