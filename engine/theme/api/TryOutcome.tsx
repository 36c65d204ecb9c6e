import type { Translate } from '../../shared/createTranslate.ts';
import type { Failure, Outcome } from './sendRequest.ts';

interface TryOutcomeProps {
  outcome: Outcome;
  host: string;
  t: Translate;
}

/** Everything that a server sends is shown as text. */
export function TryOutcome({ outcome, host, t }: TryOutcomeProps) {
  const { status, statusText, headers, time, size, isDone, isCut, failure, bytes } = outcome;
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? '';
  const text = isDone && !isCut && /json/.test(type) ? tidyJson(outcome.text) : outcome.text;
  return (
    <div className="oc-try-outcome">
      <p role="status">
        {status !== undefined && (
          <>
            <span className={`badge oc-badge-${colourOf(status)}`}>{`${status} ${statusText ?? ''}`.trim()}</span>{' '}
            <span className="oc-try-time">{[format(time, 'millisecond'), format(size, 'byte')].join(' · ')}</span>{' '}
          </>
        )}
        {!isDone && status === undefined && t('Waiting for the response…')}
        {failure && <span className="oc-try-failure">{describe(failure, host, t)}</span>}
        {isCut && t('Only the first {size} KB are shown; the rest was not read.', { size: Math.round(size / 1000) })}
      </p>
      {headers.length > 0 && (
        <details>
          <summary>{`${t('Headers')} (${headers.length})`}</summary>
          <pre className="oc-try-text" tabIndex={0} aria-label={t('Headers')}>
            {headers.map(([name, value]) => `${name}: ${value}`).join('\n')}
          </pre>
        </details>
      )}
      {text !== '' && (
        <pre className="oc-try-text" tabIndex={0} aria-label={t('Response body')}>
          {text}
        </pre>
      )}
      {bytes && bytes.size > 0 && isDone && (
        <p>
          {t('{size} bytes of {type}', { size, type })}{' '}
          <button type="button" className="button button--secondary button--sm" onClick={() => save(bytes)}>
            {t('Save as a file')}
          </button>
        </p>
      )}
      {isDone && status !== undefined && !failure && size === 0 && <p>{t('The response has no body.')}</p>}
    </div>
  );
}

/** As bytes without a type, so that nothing in them can run. */
function save(bytes: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(bytes);
  link.download = 'response.bin';
  link.click();
  URL.revokeObjectURL(link.href);
}

function describe(failure: Failure, host: string, t: Translate): string {
  switch (failure) {
    case 'no-response':
      return t(
        'No response reached this page: the server cannot be reached, or it does not allow requests from this site (CORS). The curl command works without a browser.',
      );
    case 'policy':
      return t('The Content-Security-Policy of this site does not allow requests to {host}.', { host });
    case 'mixed':
      return t('This page came over HTTPS, so the browser sends nothing to {host} over HTTP.', { host });
    case 'redirect':
      return t('The server answered with a redirect, which is not followed.');
    case 'broken':
      return t('The connection ended before the response was complete.');
    case 'stopped':
      return t('Stopped');
  }
}

function format(value: number, unit: string): string {
  const { lang } = document.documentElement;
  return new Intl.NumberFormat(lang, { style: 'unit', unit, maximumFractionDigits: 0 }).format(value);
}

function colourOf(status: number): string {
  return status < 300 ? 'success' : status < 400 ? 'info' : status < 500 ? 'warning' : 'danger';
}

function tidyJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
