/** Files of static folders where content comes from unknown contributors (`markdown.format: 'md'`). */
import type { SiteConfig } from '../../read/config/types.ts';
import type { ContentProblem } from '../../ground/problems.ts';

/** Whether pages and static files are data, not code. The configuration may vouch for static folders. */
export function isUntrusted({ markdown, octavo }: Pick<SiteConfig, 'markdown' | 'octavo'>): boolean {
  return markdown.format === 'md' && !octavo.trustStatic;
}

/** Files that browsers open as documents, and whose scripts they run. */
const DOCUMENTS = /\.(?:svgz?|html?|xhtml|xht|xml|xsl|xslt)$/i;

export function isDocument(file: string): boolean {
  return DOCUMENTS.test(file);
}

/** For a document in a static folder, or a picture that can be opened like a document. */
export const DOCUMENT_POLICY =
  "default-src 'none'; script-src 'none'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; font-src 'self' data:; " +
  "media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

/** Files that control hosts: they run as code on the server, set headers, or move the whole site to another domain. */
const HOST_FILES =
  /^(?:_worker\.js(?:\/.*)?|_routes\.json|CNAME|vercel\.json|netlify\.toml|serve\.json|staticwebapp\.config\.json|(?:.*\/)?(?:\.htaccess|\.htpasswd|\.user\.ini|web\.config))$/i;

/** Errors about files that require the right to change the configuration. */
export function findRefusedFiles(staticFiles: ReadonlyMap<string, string>): ContentProblem[] {
  return [...staticFiles]
    .filter(([file]) => HOST_FILES.test(file))
    .map(([, filePath]) => ({
      severity: 'error',
      code: 'untrusted-content',
      filePath,
      message:
        'Hosts obey this file, so content may not bring it (markdown.format is "md"). If static files are reviewed like ' +
        'code: customFields: { octavo: { trustStatic: true } }.',
    }));
}
