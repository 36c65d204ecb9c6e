/** Inside the layout it is a page's content with a full stop; when the layout itself fails, all there is. */
export function CrashMessage({ title, error, tryAgain }: { title: string; error: Error; tryAgain: () => void }) {
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
