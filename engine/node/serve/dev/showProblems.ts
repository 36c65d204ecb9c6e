import path from 'node:path';
import { escapeXml } from '../../ground/escapeXml.ts';
import type { Problem } from '../../compile/markdown/types.ts';

/** A page's errors, above its text: whoever writes it should not have to look for them. */
export function showProblems(problems: Problem[], siteDir: string): string {
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(({ filePath, line, message }) => {
      const place = [path.relative(siteDir, filePath), line].filter((part) => part !== undefined).join(':');
      return `<div class="theme-admonition theme-admonition-danger" role="alert"><div class="admonition-heading">${escapeXml(place)}</div><p>${escapeXml(message)}</p></div>`;
    })
    .join('');
}
