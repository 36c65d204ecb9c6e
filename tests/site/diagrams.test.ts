import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { renderDiagram } from '../../engine/node/compile/diagram/renderDiagram.ts';
import { ROOT } from '../../scripts/prepare.mjs';

const FENCE = /^[ \t]*```mermaid[^\n]*\n([^]*?)^[ \t]*```/gm;
/** Width of the article, in units; a diagram up to a third wider is shrunk to it. */
const MAX_WIDTH = 624 / 0.75;

const diagrams = ['docs', 'versioned_docs', 'sdk', 'blog'].flatMap((folder) =>
  readdirSync(path.join(ROOT, 'site', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(ROOT, 'site', folder, file), 'utf8');
      return [...text.matchAll(FENCE)].map(([, source = '']) => [`${folder}/${file}`, source] as const);
    }),
);

it('the documentation has diagrams', () => {
  expect(diagrams.length).toBeGreaterThan(20);
});

it.each(diagrams)('%s: each diagram is drawn at build time and fits the page', (_, source) => {
  const svg = renderDiagram(source);
  expect(svg).toBeDefined();
  const [, width] = /viewBox="\S+ \S+ (\d+)/.exec(svg ?? '') ?? [];
  expect(Number(width)).toBeLessThanOrEqual(MAX_WIDTH);
});
