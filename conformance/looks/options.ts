import path from 'node:path';
import { parseArgs } from 'node:util';

export type Mode = 'light' | 'dark';

export interface LooksOptions {
  folders: string[];
  /** Addresses to compare, below the base; by default all, up to `maxPages`. */
  pages: string[] | undefined;
  widths: number[];
  modes: Mode[];
  maxPages: number;
  /** The number of pages per site on which each opened state is measured. */
  pagesPerState: number;
  /** Skips everything that needs a browser. */
  isSkeletonOnly: boolean;
  /** Both engines keep the folder's own search. */
  withSearch: boolean;
  look: string | undefined;
  reference: string | undefined;
  octavo: string | undefined;
  report: string | undefined;
  json: string | undefined;
}

export const USAGE = `npm run conformance:looks -- [folder ...] [options]
  --pages /a,/b          only these addresses
  --width 1280,390       widths of the window
  --mode light,dark      colour modes
  --max-pages 40         pages to open in a browser; every kind of page is among them
  --state-pages 2        pages on which each opened state is measured; 0: none
  --skeleton             compares the DOM alone, without a browser
  --search               measures with search on; otherwise both engines are built without one
  --look octavo          builds with this look in place of the default
  --reference dir        what Docusaurus has built already
  --octavo dir           what Octavo has built already
  --report dir           writes a page with pictures of both, side by side
  --json file            writes all figures
`;

export function parseOptions(words: string[]): LooksOptions {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      pages: { type: 'string' },
      width: { type: 'string', default: '1280,390' },
      mode: { type: 'string', default: 'light,dark' },
      'max-pages': { type: 'string', default: '40' },
      'state-pages': { type: 'string', default: '2' },
      skeleton: { type: 'boolean', default: false },
      search: { type: 'boolean', default: false },
      look: { type: 'string' },
      reference: { type: 'string' },
      octavo: { type: 'string' },
      report: { type: 'string' },
      json: { type: 'string' },
    },
  });
  const modes = split(values.mode);
  const strange = modes.find((mode) => mode !== 'light' && mode !== 'dark');
  if (strange !== undefined) throw new Error(`--mode: "${strange}" is not valid; expected light, dark or both.`);
  if ((values.reference ?? values.octavo) !== undefined && positionals.length > 1) {
    throw new Error('--reference and --octavo name the build of one site; give one folder, or none.');
  }
  if (values.octavo !== undefined && values.reference === undefined && positionals.length === 0) {
    throw new Error('--octavo without a folder needs --reference.');
  }
  return {
    folders: positionals.map((folder) => path.resolve(folder)),
    pages: values.pages === undefined ? undefined : split(values.pages),
    widths: split(values.width).map((width) => toNumber('--width', width)),
    modes: modes as Mode[],
    maxPages: toNumber('--max-pages', values['max-pages']),
    pagesPerState: toNumber('--state-pages', values['state-pages']),
    isSkeletonOnly: values.skeleton,
    withSearch: values.search,
    look: values.look,
    reference: values.reference && path.resolve(values.reference),
    octavo: values.octavo && path.resolve(values.octavo),
    report: values.report && path.resolve(values.report),
    json: values.json && path.resolve(values.json),
  };
}

function split(list: string): string[] {
  return list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

function toNumber(option: string, word: string): number {
  const value = Number(word);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${option}: "${word}" is not valid; expected a number.`);
  return value;
}
