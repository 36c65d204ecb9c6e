import { expect, it } from 'vitest';
import type { LookTable } from './loadLook.ts';
import { toPartOfClass } from './toLookStyles.ts';

const table = {
  infima: { first: '', whole: [] },
  rules: [],
  classes: { cards: ['card'], alert: ['badge'] },
} as unknown as LookTable;

it('finds a part by class names of the look and of Infima', () => {
  expect(toPartOfClass(table)).toMatchObject({ 'oc-cards': 'cards', card: 'cards', badge: 'alert', tabs: 'tabs' });
});
