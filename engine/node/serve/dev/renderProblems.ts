import path from 'node:path';
import type { ContentProblem } from '../../ground/problems.ts';
import { escapeXml } from '../../ground/escapeXml.ts';
import { toDevScriptSrc } from './devScript.ts';

/** What the browser shows when a page cannot be made: the message, until the next change mends it. */
export function renderFailure(error: unknown, version: string): string {
  const message = error instanceof Error ? error.message : String(error);
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>This page cannot be shown</title>',
    `<script src="${toDevScriptSrc(version)}" defer></script>`,
    '<main><h1>This page cannot be shown</h1>',
    `<pre>${escapeXml(message)}</pre>`,
    '<p>It appears here as soon as the file is saved without the mistake.</p></main></html>',
  ].join('\n');
}

/** What keeps a page from being published, above its text: its author should not have to look for it. */
export function renderProblems(problems: readonly ContentProblem[], siteDir: string): string {
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(({ filePath = siteDir, line, column, message }) => {
      const place = [path.relative(siteDir, filePath), line, column].filter((part) => part !== undefined).join(':');
      return (
        '<div class="theme-admonition theme-admonition-danger admonition_xJq3 alert alert--danger" role="alert">' +
        `<div class="admonitionHeading_Gvgb"><code>${escapeXml(place)}</code></div>` +
        `<div class="admonitionContent_BuS1"><p>${escapeXml(message)}</p></div></div>`
      );
    })
    .join('');
}
