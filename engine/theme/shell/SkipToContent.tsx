import { useDrawer, useTranslate } from '../../client/index.ts';
import { MAIN_ID } from '../../shared/documentIds.ts';

/** Wrapped, because after a navigation focus is put in front of the link, on the wrapper: client/navigation/moveView.ts. */
export function SkipToContent() {
  const t = useTranslate();
  const { open } = useDrawer();
  const label = t('Skip to main content');
  return (
    <div role="region" aria-label={label} inert={open}>
      <a
        className="skipToContent_fXgn"
        href={`#${MAIN_ID}`}
        onClick={(event) => {
          event.preventDefault();
          const main = document.querySelector('main') ?? document.getElementById(MAIN_ID);
          if (!main) return;
          main.tabIndex = -1;
          main.focus({ preventScroll: true });
          main.scrollIntoView();
        }}
      >
        {label}
      </a>
    </div>
  );
}
