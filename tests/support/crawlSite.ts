import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { cleanFile, encodePath } from '../../engine/shared/url/sitePaths.ts';
import { followRedirects } from './httpClient.ts';

export interface CrawlReport {
  documents: number;
  addresses: number;
  /** What did not answer as it should, one line each. */
  problems: string[];
}

/**
 * Follows every address that every document of a built site names (links, scripts, images), from the address the
 * document has on that host. All of them must be there, after one redirect at most.
 */
export async function crawlSite(outDir: string, siteUrl: string, form: 'clean' | 'file'): Promise<CrawlReport> {
  const documents = (await readdir(outDir, { recursive: true }))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html') && file !== '404.html' && !file.startsWith('_octavo/'));
  const seenFrom = new Map<string, string>();
  const problems: string[] = [];

  for (const file of documents) {
    const address = new URL(encodePath(form === 'clean' ? cleanFile(file) : file), siteUrl);
    const html = await readFile(path.join(outDir, file), 'utf8');
    const { answer } = await followRedirects(siteUrl, address.pathname);
    if (answer.text !== html) problems.push(`${address.pathname} does not answer with ${file}`);
    for (const named of findAddresses(html)) {
      const target = new URL(named, address);
      if (!target.href.startsWith(siteUrl)) problems.push(`${file} leaves the site: ${named}`);
      else seenFrom.set(target.pathname, file);
    }
  }
  for (const [target, file] of seenFrom) {
    const { answer, hops } = await followRedirects(siteUrl, target, { method: 'HEAD' });
    if (answer.status !== 200 || hops > 1) problems.push(`${target} (in ${file}): ${answer.status} after ${hops} hops`);
  }
  return { documents: documents.length, addresses: seenFrom.size, problems };
}

/** Relative addresses in a document; what has a scheme leads elsewhere, what starts with a hash stays. */
function findAddresses(html: string): string[] {
  const attributes = html.matchAll(/<(?:a|link|script|img|source|video|iframe)\b[^>]*?\s(?:href|src)="([^"]*)"/g);
  return [...attributes]
    .map(([, address = '']) => address.replaceAll('&amp;', '&'))
    .filter((address) => address !== '' && !/^(?:[a-z][a-z0-9+.-]*:|#)/i.test(address));
}
