import { formatPlace, type DevProblem } from '../../../shared/devProblems.ts';
import { escapeXml } from '../../ground/escapeXml.ts';
import { toDevScriptSrc } from './devScript.ts';

/**
 * The page that browsers show instead of one that cannot be rendered: its problems, until the next change fixes them.
 */
export function renderFailure(problems: readonly DevProblem[], version: string): string {
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark"><title>This page cannot be shown</title>',
    `<style>${STYLE}</style>`,
    `<script src="${toDevScriptSrc(version)}" defer></script>`,
    '<main><h1>This page cannot be shown</h1><ul>',
    ...problems.map(
      (problem) => `<li>${renderPlace(problem)}<pre>${escapeXml(problem.message)}  [${problem.code}]</pre></li>`,
    ),
    '</ul><p>It appears here as soon as the file is saved without the mistake.</p></main></html>',
  ].join('\n');
}

/** The script of the page turns it into a button. */
function renderPlace(problem: DevProblem): string {
  if (problem.file === undefined) return '';
  const data = problem.canOpen ? ` data-oc-place="${escapeXml(JSON.stringify(problem))}"` : '';
  return `<code${data}>${escapeXml(formatPlace(problem))}</code>`;
}

const STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem}ul{list-style:none;padding:0}' +
  'pre{white-space:pre-wrap;overflow-wrap:anywhere;border-left:4px solid #d93025;padding:.5rem 1rem;margin:.5rem 0 1.5rem}';
