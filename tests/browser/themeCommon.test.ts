/** State that components keep with the hooks of `@docusaurus/theme-common`: in the address, in the browser's storage. */
import { expect, it } from 'vitest';
import { openContext, watchPage } from '../support/browser.ts';
import { useServedSite } from '../support/servedSite.ts';

const PAGE = `
  import Layout from '@theme/Layout';
  import { createStorageSlot, groupBy, useClearQueryString, useQueryString, useQueryStringList, useSearchQueryString, useStorageSlot } from '@docusaurus/theme-common';
  const FRUITS = ['apple', 'avocado', 'banana'];
  export default function Fruits() {
    const [name, setName] = useQueryString('name');
    const [tags, setTags] = useQueryStringList('tags');
    const [query, setQuery] = useSearchQueryString();
    const clear = useClearQueryString();
    const [kept, slot] = useStorageSlot('basket');
    const groups = groupBy(FRUITS.filter((fruit) => fruit.includes(name)), (fruit) => fruit[0]);
    return (
      <Layout title="Fruits">
        <input aria-label="name" value={name} onChange={(event) => setName(event.target.value)} />
        <input aria-label="query" value={query} onChange={(event) => setQuery(event.target.value)} />
        <button onClick={() => setTags((before) => [...before, 'tag' + before.length], { push: true })}>Tag</button>
        <button onClick={clear}>Clear</button>
        <button onClick={() => createStorageSlot('basket').set('full')}>Fill</button>
        <button onClick={slot.del}>Empty</button>
        <output>{JSON.stringify({ groups, tags, kept })}</output>
      </Layout>
    );
  }`;

const site = useServedSite({
  'docusaurus.config.js': `export default { title: 'T', url: 'https://t.example', baseUrl: '/', presets: [['classic', { docs: false, blog: false }]] };`,
  'src/pages/fruits.jsx': PAGE,
  'src/pages/index.md': '# Start\n\n[Fruits](/fruits?name=ba)\n',
});

it('reads and changes the address, keeps values, and follows back and forward', async () => {
  const context = await openContext();
  const tab = await context.newPage();
  const watch = await watchPage(tab, site.url);
  await tab.goto(`${site.url}fruits?name=a&tags=x`);
  const state = async () => JSON.parse(await tab.locator('output').innerText());
  await expect.poll(async () => (await state()).tags).toEqual(['x']);
  await tab.getByLabel('name').fill('av');
  await expect.poll(async () => (await state()).groups).toEqual({ a: ['avocado'] });
  expect(new URL(tab.url()).search).toBe('?name=av&tags=x');
  await tab.getByLabel('query').fill('pear');
  await expect.poll(() => new URL(tab.url()).search).toBe('?name=av&tags=x&q=pear');
  await tab.getByLabel('query').fill('');
  await expect.poll(() => new URL(tab.url()).search).toBe('?name=av&tags=x');
  await tab.getByRole('button', { name: 'Tag' }).click();
  await expect.poll(async () => (await state()).tags).toEqual(['x', 'tag1']);
  await tab.goBack();
  await expect.poll(async () => (await state()).tags).toEqual(['x']);
  await tab.goForward();
  await expect.poll(async () => (await state()).tags).toEqual(['x', 'tag1']);
  await tab.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => new URL(tab.url()).search).toBe('');
  await expect.poll(async () => (await state()).groups).toEqual({ a: ['apple', 'avocado'], b: ['banana'] });
  expect((await state()).kept).toBeNull();
  await tab.getByRole('button', { name: 'Fill' }).click();
  await expect.poll(async () => (await state()).kept).toBe('full');
  await tab.reload();
  await expect.poll(async () => (await state()).kept).toBe('full');
  await tab.getByRole('button', { name: 'Empty' }).click();
  await expect.poll(async () => (await state()).kept).toBeNull();
  expect(watch.problems).toEqual([]);
  await context.close();
});
