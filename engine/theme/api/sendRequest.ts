import type { ApiRequest } from '../../shared/api/request.ts';

/** The outcome of a request, as far as it is known. */
export interface Outcome {
  status?: number;
  statusText?: string;
  headers: [name: string, value: string][];
  /** Milliseconds until the last byte that was read. */
  time: number;
  /** The number of bytes read. */
  size: number;
  /** The body, if it is text. */
  text: string;
  /** The body, if it is not text. */
  bytes?: Blob;
  isDone: boolean;
  /** The response is longer than the part that was read. */
  isCut?: boolean;
  failure?: Failure;
}

/** Why there is no complete response. Browsers do not reveal whether CORS or the network is the reason. */
export type Failure = 'no-response' | 'policy' | 'mixed' | 'redirect' | 'broken' | 'stopped';

interface SendOptions {
  files: ReadonlyMap<string, File>;
  signal: AbortSignal;
  /** Called when more of the response has arrived, at most once per frame. */
  onProgress(outcome: Outcome): void;
}

/** The limit of a response: endless ones are cut off here. */
const MAX_BYTES = 512_000;

/** Sends a request and reads the response. It sends no cookies, follows no redirects and caches nothing. */
export async function sendRequest(request: ApiRequest, { files, signal, onProgress }: SendOptions): Promise<Outcome> {
  const start = performance.now();
  let outcome: Outcome = { headers: [], time: 0, size: 0, text: '', isDone: false };
  const end = (more: Partial<Outcome>) => ({ ...outcome, time: performance.now() - start, isDone: true, ...more });
  let isBlocked = false;
  const noteViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    isBlocked ||= effectiveDirective === 'connect-src';
  };
  document.addEventListener('securitypolicyviolation', noteViolation);
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: sentHeaders(request),
      body: toFetchBody(request, files),
      credentials: 'omit',
      redirect: 'manual',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal,
    });
    if (response.type === 'opaqueredirect') return end({ failure: 'redirect' });
    const { status, statusText } = response;
    outcome = { ...outcome, status, statusText, headers: [...response.headers] };
    onProgress(end({ isDone: false }));
    return end(await readBody(response, (more) => onProgress(end({ ...more, isDone: false })), signal));
  } catch {
    if (signal.aborted) return end({ failure: 'stopped' });
    if (outcome.status !== undefined) return end({ failure: 'broken' });
    // The violation event is a separate task, which may come after the failure.
    await new Promise((resolve) => setTimeout(resolve));
    const isMixed = location.protocol === 'https:' && /^http:\/\/(?!localhost\b|127\.|\[::1\])/.test(request.url);
    return end({ failure: isBlocked ? 'policy' : isMixed ? 'mixed' : 'no-response' });
  } finally {
    document.removeEventListener('securitypolicyviolation', noteViolation);
  }
}

/** Headers that only the browser itself writes. */
const UNSENT =
  /^(?:cookie2?|host|origin|referer|user-agent|connection|content-length|date|expect|keep-alive|te|trailer|transfer-encoding|upgrade|via|accept-(?:charset|encoding)|dnt|proxy-.*|sec-.*)$/i;

/** Names of headers that no page may send. */
export function unsentHeaders({ headers }: ApiRequest): string[] {
  return headers.map(([name]) => name).filter((name) => UNSENT.test(name));
}

function sentHeaders({ headers }: ApiRequest): [string, string][] {
  return headers.filter(([name]) => !UNSENT.test(name));
}

function toFetchBody({ method, body }: ApiRequest, files: ReadonlyMap<string, File>): BodyInit | undefined {
  if (!body || method === 'GET' || method === 'HEAD') return undefined;
  switch (body.kind) {
    case 'text':
      return body.text;
    case 'json':
      return JSON.stringify(body.value);
    case 'file':
      return files.get('');
    case 'form': {
      const form = body.isMultipart ? new FormData() : new URLSearchParams();
      for (const { name, value, isFile } of body.fields) {
        const file = isFile ? files.get(name) : undefined;
        if (file && form instanceof FormData) form.append(name, file);
        else form.append(name, value);
      }
      return form;
    }
  }
}

async function readBody(
  { body, headers }: Response,
  onProgress: (more: Partial<Outcome>) => void,
  signal: AbortSignal,
): Promise<Partial<Outcome>> {
  if (!body) return {};
  const decoder = new TextDecoder();
  const isText = isTextType(headers.get('content-type') ?? '');
  const reader = body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  let text = '';
  let frame = 0;
  const soFar = (): Partial<Outcome> =>
    isText ? { size, text } : { size, bytes: new Blob(parts, { type: 'application/octet-stream' }) };
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const left = value.subarray(0, MAX_BYTES - size);
      size += left.length;
      if (isText) text += decoder.decode(left, { stream: true });
      else parts.push(left);
      if (left.length < value.length || size >= MAX_BYTES) {
        await reader.cancel();
        return { ...soFar(), isCut: true };
      }
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        onProgress({ size, text });
      });
    }
    return soFar();
  } catch {
    // The part that has arrived is shown.
    return { ...soFar(), failure: signal.aborted ? 'stopped' : 'broken' };
  } finally {
    cancelAnimationFrame(frame);
  }
}

/** A body without a type is shown as text, because errors of proxies have no type. */
function isTextType(type: string): boolean {
  return type === '' || /^text\/|json|xml|javascript|yaml|csv|form-urlencoded|graphql/i.test(type);
}
