import { expect, it } from 'vitest';
import { findCompounds } from './findCompounds.ts';

const find = (...words: string[]) => findCompounds(words.map((word) => ({ word, count: 1 })));

it('splits compounds along the words that a site has', () => {
  expect(find('modell', 'verzeichnis', 'modellverzeichnis')).toEqual([['verzeichnis', 'modellverzeichnis']]);
  expect(find('sicherung', 'datei', 'sicherungsdateien', 'speicher', 'speicherort')).toEqual([
    ['datei', 'sicherungsdateien'],
  ]);
});

it('needs both parts', () => {
  expect(find('verzeichnis', 'modellverzeichnis')).toEqual([]);
  expect(find('modell', 'modellverzeichnis')).toEqual([]);
  expect(find('modell', 'verzeichnis', 'modell_verzeichnis', 'überverzeichnis')).toEqual([]);
});

it('takes the most common compounds of a word', () => {
  const starts = ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta', 'theta', 'iota', 'kappa'];
  const compounds = starts.map((start, i) => ({ word: `${start}knoten`, count: 10 + i }));
  const others = ['knoten', ...starts].map((word) => ({ word, count: 1 }));
  const found = findCompounds([...others, ...compounds]).map(([, compound]) => compound);
  expect(found).toHaveLength(8);
  expect(found).not.toContain('alphaknoten');
});
