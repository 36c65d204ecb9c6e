import { readdir, readFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import path from 'node:path';
import { cleanFile, encodePath } from '../../engine/shared/url/sitePaths.ts';
import { followRedirects } from './httpClient.ts';
import { DEFAULT_LOCALE, localeOf } from './specSite.ts';

export interface CrawlReport {
  documents: number;
  addresses: number;
  /** Wrong answers, one line each. */
  problems: string[];
}

export interface CrawlOptions {
  /** The address of a document on the host. */
  form: 'clean' | 'file';
  /** Redirects between a document and its canonical address; not checked if absent. */
  canonicalHops?: number;
}

/**
 * Follows every address in every document of a built site (links, scripts, images), starting at the document's address
 * on that host. Each must exist, after one redirect at most. The documents are those of the default locale; they link
 * to their translations, which are therefore requested too.
 */
export async function crawlSite(outDir: string, siteUrl: string, options: CrawlOptions): Promise<CrawlReport> {
  const { form, canonicalHops } = options;
  const documents = (await readdir(outDir, { recursive: true }))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html') && file !== '404.html' && localeOf(file) === DEFAULT_LOCALE);
  const seenFrom = new Map<string, string>();
  const problems: string[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  /** Most documents are at their canonical address, and others link to it: one request for all. */
  const found = new Map<string, Awaited<ReturnType<typeof followRedirects>>>();
  const read = async (pathname: string) => {
    const known = found.get(pathname) ?? (await followRedirects(siteUrl, pathname, { agent }));
    found.set(pathname, known);
    return known;
  };

  for (const file of documents) {
    const address = new URL(encodePath(form === 'clean' ? cleanFile(file) : file), siteUrl);
    const html = await readFile(path.join(outDir, file), 'utf8');
    const { answer } = await read(address.pathname);
    if (answer.text !== html) problems.push(`${address.pathname} does not answer with ${file}`);
    const canonical = /<link rel="canonical" href="https:\/\/[^/"]+\/([^"]*)"/.exec(html)?.[1];
    if (canonicalHops !== undefined && canonical !== undefined) {
      const way = await read(new URL(canonical, siteUrl).pathname);
      if (way.answer.text !== html || way.hops > canonicalHops) {
        problems.push(`${file} says it is at "${canonical}", which is ${way.hops} redirects away`);
      }
    }
    for (const named of findAddresses(html)) {
      const target = new URL(named, address);
      if (!target.href.startsWith(siteUrl)) problems.push(`${file} leaves the site: ${named}`);
      else seenFrom.set(target.pathname, file);
    }
  }
  for (const [target, file] of seenFrom) {
    const { answer, hops } = found.get(target) ?? (await followRedirects(siteUrl, target, { method: 'HEAD', agent }));
    if (answer.status !== 200 || hops > 1) problems.push(`${target} (in ${file}): ${answer.status} after ${hops} hops`);
  }
  agent.destroy();
  return { documents: documents.length, addresses: seenFrom.size, problems };
}

/** Relative addresses in a document. An address with a scheme leads elsewhere, one that starts with a hash stays. */
function findAddresses(html: string): string[] {
  const attributes = html.matchAll(/<(?:a|link|script|img|source|video|iframe)\b[^>]*?\s(?:href|src)="([^"]*)"/g);
  return [...attributes]
    .map(([, address = '']) => address.replaceAll('&amp;', '&'))
    .filter((address) => address !== '' && !/^(?:[a-z][a-z0-9+.-]*:|#)/i.test(address));
}
