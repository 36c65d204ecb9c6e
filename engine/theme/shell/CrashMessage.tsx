import { useTranslate } from '../../client/index.ts';
import type { Translate } from '../../shared/createTranslate.ts';
import { MAIN_ID } from '../../shared/documentIds.ts';
import type { CrashProps } from './ErrorBoundary.tsx';

/** Replaces everything between navbar and footer. */
export function PageCrash(props: CrashProps) {
  return (
    <div id={MAIN_ID} className="theme-layout-main main-wrapper mainWrapper_z2l0">
      <main className="container">
        <LayoutCrash {...props} />
      </main>
    </div>
  );
}

/** In place of the whole body, when the layout itself failed. */
export function LayoutCrash(props: CrashProps) {
  const t = useTranslate();
  return (
    <div className="oc-crash">
      <h1>{t('This page crashed.')}</h1>
      <CrashDetails {...props} />
    </div>
  );
}

/** In place of one part of the page: the sidebar, the footer. The page has its own heading. */
export function PartCrash(props: CrashProps) {
  const t = useTranslate();
  return (
    <div className="oc-crash oc-crash-part" role="alert">
      <p>
        <strong>{t('This page crashed.')}</strong>
      </p>
      <CrashDetails {...props} />
    </div>
  );
}

function CrashDetails({ error, tryAgain }: CrashProps) {
  const t = useTranslate();
  return (
    <>
      <button type="button" className="oc-button" onClick={tryAgain}>
        {t('Try again')}
      </button>
      <pre>{messagesOf(error, t).join('\n\n')}</pre>
    </>
  );
}

function messagesOf({ message, cause }: Error, t: Translate): string[] {
  if (!(cause instanceof Error)) return [message];
  const [first = '', ...others] = messagesOf(cause, t);
  return [message, t('Caused by: {message}', { message: first }), ...others];
}
