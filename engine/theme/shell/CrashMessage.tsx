import { useTranslate } from '../../client/index.ts';
import { MAIN_ID } from '../../shared/documentIds.ts';
import type { Translate } from '../../shared/createTranslate.ts';
import type { CrashProps } from './ErrorBoundary.tsx';

/** In place of the article; navbar, sidebar and footer stay. */
export function PageCrash(props: CrashProps) {
  const t = useTranslate();
  return (
    <main id={MAIN_ID} tabIndex={-1} className="oc-main">
      <CrashMessage title={t('This page crashed.')} {...props} />
    </main>
  );
}

/** In place of the whole body, when the layout itself failed. */
export function LayoutCrash(props: CrashProps) {
  const t = useTranslate();
  return <CrashMessage title={t('This page crashed')} {...props} />;
}

function CrashMessage({ title, error, tryAgain }: CrashProps & { title: string }) {
  const t = useTranslate();
  return (
    <div className="oc-crash">
      <h1>{title}</h1>
      <button type="button" className="oc-button" onClick={tryAgain}>
        {t('Try again')}
      </button>
      <pre>{messagesOf(error, t).join('\n\n')}</pre>
    </div>
  );
}

function messagesOf({ message, cause }: Error, t: Translate): string[] {
  if (!(cause instanceof Error)) return [message];
  const [first = '', ...others] = messagesOf(cause, t);
  return [message, t('Caused by: {message}', { message: first }), ...others];
}
