import { remember } from '../../../shared/remember.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The server's order of preference, for clients without one. */
const KNOWN: Encoding[] = ['br', 'gzip', 'identity'];

const MAX_KNOWN = 1000;
const read = remember(parse, MAX_KNOWN);

/** The encodings a client accepts, best first, by its `Accept-Encoding` with quality values. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  // Without the header every encoding is allowed. Such clients are old tools, which can surely read plain bytes.
  return header === undefined ? ['identity'] : read(header);
}

function parse(header: string): Encoding[] {
  const qualities = new Map<string, number>();
  for (const item of header.split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    if (name === '') continue;
    qualities.set(name === 'x-gzip' ? 'gzip' : name, qualityOf(parameters));
  }
  const any = qualities.get('*');
  const qualityFor = (encoding: Encoding) =>
    // Plain bytes stay acceptable unless ruled out; a listed encoding is preferred to them.
    qualities.get(encoding) ?? (encoding === 'identity' ? (any === 0 ? 0 : 0.001) : (any ?? 0));
  return KNOWN.map((encoding) => ({ encoding, quality: qualityFor(encoding) }))
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ encoding }) => encoding);
}

function qualityOf(parameters: string[]): number {
  const written = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  if (written === undefined) return 1;
  const quality = Number(written);
  return Number.isFinite(quality) ? Math.min(Math.max(quality, 0), 1) : 0;
}
