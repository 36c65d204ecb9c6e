import type { CrashProps } from './ErrorBoundary.tsx';

/** In place of the article; navbar, sidebar and footer stay. */
export function PageCrash(props: CrashProps) {
  return (
    <main id="oc-main" tabIndex={-1} className="oc-main">
      <CrashMessage title="This page crashed." {...props} />
    </main>
  );
}

/** In place of the whole body, when the layout itself failed. */
export function LayoutCrash(props: CrashProps) {
  return <CrashMessage title="This page crashed" {...props} />;
}

function CrashMessage({ title, error, tryAgain }: CrashProps & { title: string }) {
  return (
    <div className="oc-crash">
      <h1>{title}</h1>
      <button type="button" className="oc-button" onClick={tryAgain}>
        Try again
      </button>
      <pre>{causesOf(error).join('\n\nCaused by: ')}</pre>
    </div>
  );
}

function causesOf(error: Error): string[] {
  const { message, cause } = error;
  return cause instanceof Error ? [message, ...causesOf(cause)] : [message];
}
