/** The code blocks of the handbook. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const HANDBOOK = path.resolve(import.meta.dirname, '../../handbook');

export interface Block {
  /** Name and line, for messages. */
  place: string;
  page: string;
  language: string;
  /** `title="…"`: the name of the file that the block shows. */
  title?: string;
  code: string;
}

const FENCE = /^( *)(`{3,})(\w*)(.*)\n([^]*?)\n?^\1\2 *$/gm;

export function readBlocks(): Block[] {
  const docs = path.join(HANDBOOK, 'docs');
  return readdirSync(docs).flatMap((page) => {
    const text = readFileSync(path.join(docs, page), 'utf8');
    return [...text.matchAll(FENCE)].map(([, indent = '', , language = '', rest = '', code = ''], index): Block => {
      const line = text.slice(0, [...text.matchAll(FENCE)][index]!.index).split('\n').length;
      const title = /title="([^"]+)"/.exec(rest)?.[1];
      const lines = code.split('\n').map((each) => (each.startsWith(indent) ? each.slice(indent.length) : each));
      return { place: `${page}:${line}`, page, language, ...(title && { title }), code: lines.join('\n') };
    });
  });
}
