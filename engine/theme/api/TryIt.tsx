import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { toCurl } from '../../shared/api/toCurl.ts';
import { toServerAddress, toTryRequest, type TryInput, type TryOperation } from '../../shared/api/tryIt.ts';
import { createTranslate } from '../../shared/createTranslate.ts';
import { copyText } from '../../client/browser/copyText.ts';
import { sendRequest, unsentHeaders, type Outcome } from './sendRequest.ts';
import { TryBody } from './TryBody.tsx';
import { TryOutcome } from './TryOutcome.tsx';
import { TryParameters, TrySecrets, TryServers } from './TryFields.tsx';

/** The program, not a word. */
const CURL = 'curl';

interface TryItProps {
  operation: TryOperation;
  /** Credentials for all operations, by address and scheme, so that a reader enters them once per server. */
  secrets: Map<string, string>;
}

/** A form that sends the request of an operation and shows the response. */
export function TryIt({ operation, secrets }: TryItProps) {
  const t = createTranslate({
    translations: operation.words,
    locale: { htmlLang: document.documentElement.lang },
  });
  const first = operation.body?.formats[0];
  const [input, setInput] = useState<Omit<TryInput, 'secrets'>>({
    server: 0,
    variables: {},
    parameters: {},
    security: 0,
    format: 0,
    text: first?.kind === 'text' ? first.text : '',
    fields: {},
  });
  // Renders again after typing: secrets are shared between operations, so they are not part of the state.
  const [, setTyped] = useState(0);
  const [files] = useState(() => new Map<string, File>());
  const sending = useRef<AbortController>(undefined);
  const [outcome, setOutcome] = useState<Outcome>();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => () => sending.current?.abort(), []);

  const change = (more: Partial<TryInput>) => {
    setInput((now) => ({ ...now, ...more }));
    setCopied(false);
  };
  const server = operation.servers[input.server]!;
  const host = new URL(toServerAddress(server, input.variables), document.baseURI).origin;
  const own = new Map(
    Object.keys(operation.schemes).flatMap((name) => {
      const secret = secrets.get(`${host} ${name}`);
      return secret === undefined ? [] : [[name, secret] as const];
    }),
  );
  const request = toTryRequest(operation, { ...input, secrets: encodeBasic(own, operation) });
  request.url = new URL(request.url, document.baseURI).href;
  const unsent = unsentHeaders(request);

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    sending.current?.abort();
    const { signal } = (sending.current = new AbortController());
    const show = (next: Outcome) => sending.current?.signal === signal && setOutcome(next);
    show({ headers: [], time: 0, size: 0, text: '', isDone: false });
    show(await sendRequest(request, { files, signal, onProgress: show }));
  }

  return (
    <form className="oc-try" autoComplete="off" onSubmit={(event) => void send(event)}>
      <TryServers {...{ operation, input, change, t }} />
      <TrySecrets
        {...{ operation, input, change, t }}
        secretOf={(name) => own.get(name) ?? ''}
        onSecret={(name, secret) => {
          secrets.set(`${host} ${name}`, secret);
          setTyped((count) => count + 1);
          setCopied(false);
        }}
      />
      <TryParameters {...{ operation, input, change, t }} />
      <TryBody {...{ operation, input, change, t }} files={files} />
      {unsent.length > 0 && (
        <p className="oc-try-note">
          {t('No page may send {names}; the curl command has it.', { names: unsent.join(', ') })}
        </p>
      )}
      <div className="oc-try-row">
        <button type="submit" className="button button--primary oc-try-send">
          {t('Send request')}
        </button>
        {outcome && !outcome.isDone && (
          <button type="button" className="button button--secondary" onClick={() => sending.current?.abort()}>
            {t('Stop')}
          </button>
        )}
        <button
          type="button"
          className="button button--secondary"
          onClick={() => void copyText(toCurl(request)).then(setCopied)}
        >
          {isCopied ? t('Copied as curl') : t('Copy as curl')}
        </button>
      </div>
      <pre className="oc-try-text oc-try-curl" tabIndex={0} aria-label={CURL}>
        {toCurl(request)}
      </pre>
      {outcome && <TryOutcome {...{ outcome, host, t }} />}
    </form>
  );
}

/** Readers may type any characters. */
function encodeBasic(secrets: ReadonlyMap<string, string>, { schemes }: TryOperation): Map<string, string> {
  const encode = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
  return new Map(
    [...secrets].map(([name, secret]) => [name, schemes[name]?.kind === 'basic' && secret ? encode(secret) : secret]),
  );
}
