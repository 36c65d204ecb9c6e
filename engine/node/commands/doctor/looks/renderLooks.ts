import { escapeXml } from '../../../ground/escapeXml.ts';

export interface ComparedLook {
  what: string;
  path: string;
  width: number;
  mode: 'light' | 'dark';
  /** Pictures: WebP, in base64. */
  docusaurus: string;
  octavo: string;
}

/** One file with all pictures, which works from disk and loads nothing. */
export function renderLooks(title: string, looks: readonly ComparedLook[]): string {
  const picture = (name: string, data: string) =>
    `<figure><figcaption>${name}</figcaption><img alt="${name}" src="data:image/webp;base64,${data}"></figure>`;
  const sections = looks.map(
    ({ what, path, width, mode, docusaurus, octavo }) =>
      `<section><h2>${escapeXml(what)} <small>/${escapeXml(path)}, ${width} px, ${mode}</small></h2>` +
      `<div>${picture('Docusaurus', docusaurus)}${picture('Octavo', octavo)}</div></section>`,
  );
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<meta name="color-scheme" content="light dark"><title>Looks of ${escapeXml(title)}</title><style>${STYLE}</style>`,
    `<h1>Looks of ${escapeXml(title)}</h1>`,
    ...sections,
    '</html>\n',
  ].join('\n');
}

const STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;margin:2rem auto;max-width:100rem;padding:0 1rem}small{font-weight:400;opacity:.7}' +
  'div{display:flex;gap:1rem;align-items:flex-start}figure{margin:0;min-width:0}img{max-width:100%;border:1px solid #8884}';
