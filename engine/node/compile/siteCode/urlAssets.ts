import { endsInComment } from './endsInComment.ts';

/** `new URL('./x.png', import.meta.url)`: in webpack, the address of a file that becomes part of the site. */
const CALL = /\bnew\s+URL\(\s*(['"`])([^'"`\n$?#]+)([?#][^'"`\n$]*)?\1\s*,\s*import\.meta\.url\s*,?\s*\)/g;

/**
 * Replaces each such call by its result, on the same line. `find` returns the name of the module whose default export is
 * the file's address, if there is such a file.
 */
export function expandUrls(
  code: string,
  target: 'server' | 'browser',
  find: (written: string) => string | undefined,
): string {
  if (!code.includes('import.meta.url')) return code;
  return code.replace(CALL, (call, _quote: string, written: string, suffix: string | undefined, at: number) => {
    const isComment = endsInComment(code.slice(0, at));
    const module = isComment || /^(?:[a-z][\w+.-]+:|\/\/)/i.test(written) ? undefined : find(written);
    if (module === undefined) return call;
    const address = `require(${JSON.stringify(module)}).default + ${JSON.stringify(suffix ?? '')}`;
    if (target === 'browser') return `new URL(${address}, document.baseURI)`;
    // On the server the result is not an address yet, because the address depends on the page that shows it.
    return `((href) => ({ href, pathname: href, toString: () => href, toJSON: () => href }))(${address})`;
  });
}
