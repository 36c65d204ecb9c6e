/**
 * The policy of the document in which edited live code runs. It may evaluate code, has no origin, and may load
 * pictures, styles and data from the same places as the site's pages.
 */
export function toFramePolicy(csp: string): string {
  const directives = new Map(csp.split('; ').map((directive) => [directive.split(' ', 1)[0] ?? '', directive]));
  const loads = ['img-src', 'font-src', 'media-src', 'connect-src'].flatMap((name) => directives.get(name) ?? []);
  const origins = (directives.get('style-src') ?? '').split(' ').slice(1);
  const styles = origins.filter((source) => !source.startsWith("'")).map((source) => ` ${source}`);
  return [
    "default-src 'none'",
    "script-src 'unsafe-inline' 'unsafe-eval'",
    `style-src 'self' 'unsafe-inline'${styles.join('')}`,
    ...loads.map((directive) => (directive.startsWith('img-src') ? `${directive} blob:` : directive)),
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ].join('; ');
}
