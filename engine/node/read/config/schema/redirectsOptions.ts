/** Options of the client redirects plugin. */
import * as v from 'valibot';
import { functionOf, listOf, strict, text, unused } from './fields.ts';

const redirect = strict({
  /** A path of the site or a URL. */
  to: text,
  from: listOf(text),
});

export const redirectsOptions = strict({
  ...unused('id'),
  /** `['html']`: a page `/a` is also reached as `/a.html`. */
  fromExtensions: v.optional(v.array(text), () => []),
  /** `['html']`: a page `/a.html` is also reached as `/a`. */
  toExtensions: v.optional(v.array(text), () => []),
  redirects: v.optional(v.array(redirect), () => []),
  /** Gives the old paths of a page. */
  createRedirects: v.optional(functionOf<(path: string) => string | string[] | null | undefined>()),
});

export type RedirectsOptions = v.InferOutput<typeof redirectsOptions>;
