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

/** Replaces the whole body if the layout itself fails. */
export function LayoutCrash(props: CrashProps) {
  const t = useTranslate();
  return (
    <div className="oc-crash">
      <h1>{t('This page crashed.')}</h1>
      <CrashDetails {...props} />
    </div>
  );
}

/** Replaces one part of the page, such as the sidebar. It has no heading, because the page has one. */
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
