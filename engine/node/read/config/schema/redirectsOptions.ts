/** Options of the client redirects plugin. */
import * as v from 'valibot';
import { isValidPathname } from '../../content/url/toRoutePath.ts';
import { functionOf, listOf, strict, text } from './fields.ts';
import { instanceId } from './pluginFields.ts';

/** As in Docusaurus, a path must be exactly what a browser would request. */
const pathname = v.pipe(text, v.check(isValidPathname, 'a path of the site that begins with `/`, without `?` and `#`'));

const extensions = v.optional(v.pipe(v.array(text), v.minLength(1, 'at least one extension')));

const redirect = strict({
  /** A path of the site or a URL. */
  to: text,
  from: listOf(pathname, 'a path, or a list of at least one'),
});

export const redirectsOptions = strict({
  id: instanceId,
  /** `['html']`: a page `/a` is also available as `/a.html`. */
  fromExtensions: extensions,
  /** `['html']`: a page `/a.html` is also available as `/a`. */
  toExtensions: extensions,
  redirects: v.optional(v.array(redirect), () => []),
  /** Returns the old paths of a page. */
  createRedirects: v.optional(functionOf<(path: string) => string | string[] | null | undefined>(0, 1)),
});

export type RedirectsOptions = v.InferOutput<typeof redirectsOptions>;
