import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { titleOf, type View } from '../measureSite.ts';
import { formatTally } from '../measure/tally.ts';
import type { Box, Run } from '../measure/types.ts';

const STYLE = `
body { font: 14px/1.4 system-ui; margin: 16px; background: #f4f4f4; color: #222 }
section { margin: 0 0 32px; padding: 12px; background: #fff }
h2 { font-size: 16px; margin: 0 }
p { margin: 4px 0 8px }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; align-items: start }
.picture { position: relative; border: 1px solid #ccc }
.picture img { display: block; width: 100% }
.picture svg { position: absolute; inset: 0; width: 100%; height: auto; pointer-events: none }
.marks-off svg { display: none }
.missing { fill: #e003; stroke: #e00 } .off { fill: #f803; stroke: #f80 } .extra { fill: #00e3; stroke: #00e }
.box { fill: none; stroke-dasharray: 6 4 }`;

/** A page with both pictures of every view, and marks on the differences. */
export async function writeReport(target: string, views: View[]): Promise<string> {
  const file = target.endsWith('.html') ? target : path.join(target, 'index.html');
  const pictures = path.join(path.dirname(file), 'pictures');
  await mkdir(pictures, { recursive: true });
  const sections: string[] = [];
  for (const [at, view] of views.entries()) {
    if (!view.pictures) continue;
    const name = `${String(at).padStart(4, '0')}-${titleOf(view).replace(/[^\w]+/g, '-')}`.slice(0, 120);
    await writeFile(path.join(pictures, `${name}-docusaurus.jpg`), view.pictures.reference);
    await writeFile(path.join(pictures, `${name}-octavo.jpg`), view.pictures.octavo);
    sections.push(renderView(view, name));
  }
  await writeFile(file, renderDocument(sections));
  return file;
}

function renderDocument(sections: string[]): string {
  return `<!doctype html><meta charset="utf-8"><title>Looks</title><style>${STYLE}</style>
<h1>Docusaurus (left) and Octavo (right)</h1>
<p>Red: missing in Octavo. Orange: there, but not alike. Blue: only in Octavo. Broken lines: boxes.
<label><input type="checkbox" onchange="document.body.classList.toggle('marks-off', this.checked)"> without marks</label></p>
${sections.join('\n')}
`;
}

function renderView(view: View, name: string): string {
  const { runs, boxes, width, tally, failure } = view;
  const off = runs.pairs.filter((pair) => pair.off.length > 0);
  const left = [
    ...runs.missing.map((run) => renderMark(run, 'missing', run.text)),
    ...off.map(({ reference, octavo, off: fields }) =>
      renderMark(
        reference,
        'off',
        fields.map((field) => `${field}: ${reference[field]} → ${octavo[field]}`).join('\n'),
      ),
    ),
    ...boxes.missing.map((box) => renderMark(box, 'missing box', describeBox(box))),
  ];
  const right = [
    ...runs.extra.map((run) => renderMark(run, 'extra', run.text)),
    ...off.map(({ octavo, off: fields }) => renderMark(octavo, 'off', fields.join(', '))),
    ...boxes.extra.map((box) => renderMark(box, 'extra box', describeBox(box))),
  ];
  return `<section><h2>${escape(`${view.site} ${titleOf(view)}`)}</h2><p>${escape(formatTally(tally) + (failure ?? ''))}</p>
<div class="pair">${renderPicture(`${name}-docusaurus.jpg`, width, left)}${renderPicture(`${name}-octavo.jpg`, width, right)}</div></section>`;
}

function renderPicture(file: string, width: number, marks: string[]): string {
  const image = `<img loading="lazy" src="pictures/${file}" alt="">`;
  return `<div class="picture">${image}<svg viewBox="0 0 ${width} 100000" preserveAspectRatio="xMinYMin slice">${marks.join('')}</svg></div>`;
}

function renderMark({ x, y, w, h }: Run | Box, kind: string, title: string): string {
  const shape = `x="${x}" y="${y}" width="${w}" height="${h}"`;
  return `<rect class="${kind}" ${shape}><title>${escape(title.slice(0, 300))}</title></rect>`;
}

function describeBox({ element, x, y, w, h, ground, sides }: Box): string {
  return `${element}\n${x},${y} ${w} × ${h} ${ground} borders ${sides}`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
