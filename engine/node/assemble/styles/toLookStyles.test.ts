import { expect, it } from 'vitest';
import type { LookSheets } from '../../ground/octavo/engineFiles.ts';
import type { LookTable } from './loadLook.ts';
import { toOctavoStyles, toPartOfClass } from './toLookStyles.ts';

const table = {
  infima: { first: '', whole: [] },
  rules: [],
  classes: { cards: ['card'], alert: ['badge'] },
} as unknown as LookTable;

it('finds a part by the names of the look and by those of Infima', () => {
  expect(toPartOfClass(table)).toMatchObject({ 'oc-cards': 'cards', card: 'cards', badge: 'alert', tabs: 'tabs' });
});

it('leaves fonts out of a sheet that a document carries inside', () => {
  const font = '@font-face{font-family:oc-sans;src:url(./sans.1.woff2)format("woff2")}';
  const local = '@font-face{font-family:oc-sans-local;src:local(Arial)}';
  const sheets = { first: 'a{}', late: `${local}${font}b{}`, added: {} } as LookSheets;
  const files: string[] = [];
  const addFile = (name: string, text: string) => {
    files.push(text);
    return name;
  };
  const styles = toOctavoStyles({ table, sheets, site: { inline: '', linked: '' }, texts: [], parts: [], addFile });
  expect(files).toEqual([`${local}${font}b{}`]);
  expect(styles).toContainEqual({ kind: 'late', file: 'theme', text: `${local}b{}` });
});
