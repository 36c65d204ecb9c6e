import type { SiteConfig } from '../../read/config/types.ts';

/** The next steps, one sentence each: packages, then requirements of later Docusaurus releases. */
export function findAdvice(config: SiteConfig): string[] {
  const { raw } = config;
  const future = (raw['future'] ?? {}) as Record<string, unknown>;
  const advice: string[] = [];
  if (config.missingPackages?.length) {
    advice.push(
      `Run "npm install": ${config.missingPackages.join(', ')} ${config.missingPackages.length === 1 ? 'is' : 'are'} not installed.`,
    );
  }
  if (config.replacedSearch !== undefined) {
    advice.push(
      `Octavo's search takes the place of ${config.replacedSearch}. To keep yours, set customFields.octavo.search to "site".`,
    );
  }
  if (raw['onBrokenMarkdownLinks'] !== undefined) {
    advice.push(
      'Docusaurus 3.9: move `onBrokenMarkdownLinks` to `markdown.hooks.onBrokenMarkdownLinks`. Both work here.',
    );
  }
  if (future['experimental_faster'] !== undefined) {
    advice.push('Docusaurus 3.10: `future.experimental_faster` is called `future.faster`. Both work here.');
  }
  if (future['v4'] === undefined) {
    advice.push('Docusaurus 4: `future: { v4: true }` shows today what it will do, here too.');
  }
  return advice;
}
