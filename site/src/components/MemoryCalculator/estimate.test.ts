import { expect, it } from 'vitest';
import { models } from '../../../facts/readFacts.ts';
import { CARDS, estimateMemory, MODELS, usableMemory } from './estimate.ts';

it.each(MODELS.flatMap((model) => Object.keys(model.sizes).map((variant) => ({ model, variant }))))(
  'at defaults $model.id:$variant takes what the fact sheet says',
  ({ model, variant }) => {
    const facts = models.get(model.id)!;
    expect(model.maxContext.toLocaleString('en')).toBe(facts.context);
    expect(model.sizes[variant]!.toFixed(2)).toBe(facts.variants.get(variant)!.size);
    expect(estimateMemory(model, variant, 8192, 2).total.toFixed(1)).toBe(facts.variants.get(variant)!.memory);
  },
);

it('knows every variant of every chat and code model', () => {
  const all = (entries: [string, string[]][]) => entries.map(([id, names]) => `${id} ${names.join()}`).toSorted();
  const catalog = [...models].map(([id, { variants }]): [string, string[]] => [id, [...variants.keys()]]);
  expect(all(MODELS.map(({ id, sizes }) => [id, Object.keys(sizes)]))).toEqual(
    all(catalog.filter(([, names]) => !names.includes('f16'))),
  );
});

it('counts the memory of cards as the page does', () => {
  expect(CARDS.map((card) => `${card.name}: ${usableMemory(card).toFixed(1)}`)).toEqual([
    '8 GB GPU: 7.7',
    '12 GB GPU: 11.6',
    '16 GB GPU: 15.5',
    '24 GB GPU: 23.2',
    '48 GB GPU: 46.4',
    'Apple silicon, 16 GB: 7.5',
    'Apple silicon, 24 GB: 13.5',
    'Apple silicon, 36 GB: 22.5',
    'Apple silicon, 64 GB: 43.6',
  ]);
});
