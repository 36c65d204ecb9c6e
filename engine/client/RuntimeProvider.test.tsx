import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageData } from '../shared/pageData.ts';
import type { SiteData } from '../shared/siteData.ts';
import {
  RuntimeProvider,
  useAnnouncement,
  useColorMode,
  useDrawer,
  useHref,
  useLocationSuffix,
  useNavigation,
  usePage,
  usePreferredVersion,
  useSidebar,
  useSite,
} from './index.ts';

const site = {
  router: 'browser',
  trailingSlash: false,
  title: 'Emberhold',
  locale: { htmlLang: 'en' },
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
  announcementBar: { id: 'a', html: '', isCloseable: true },
  navbar: { items: [] },
  docs: { default: { id: 'default', breadcrumbs: true, versions: [] } },
} as unknown as SiteData;
const page = { path: '/a/b' } as PageData;

function Everything() {
  const state = {
    title: useSite().title,
    path: usePage().path,
    sidebar: useSidebar()?.name,
    href: useHref()('/c'),
    navigation: useNavigation(),
    color: useColorMode(),
    announcement: useAnnouncement().visible,
    version: usePreferredVersion('default').name,
    drawer: useDrawer(),
    suffix: useLocationSuffix(),
  };
  return <pre>{JSON.stringify(state)}</pre>;
}

const read = (html: string): unknown => JSON.parse(html.replace(/<\/?pre>/g, '').replaceAll('&quot;', '"'));

test('on the server every hook has the state of a first visit', () => {
  const html = renderToString(
    <RuntimeProvider site={site} page={page} sidebar={{ name: 'main', items: [] }}>
      <Everything />
    </RuntimeProvider>,
  );
  expect(read(html)).toEqual({
    title: 'Emberhold',
    path: '/a/b',
    sidebar: 'main',
    href: '../c.html',
    navigation: { status: 'idle' },
    color: { choice: 'system', mode: 'light' },
    announcement: true,
    drawer: { open: false, panel: 'secondary', available: true, posts: [] },
    suffix: { search: '', hash: '' },
  });
});

test('without sidebar and navbar items there is no drawer', () => {
  const html = renderToString(
    <RuntimeProvider site={site} page={page}>
      <Everything />
    </RuntimeProvider>,
  );
  expect(read(html)).toMatchObject({ drawer: { open: false, panel: 'primary', available: false } });
});

test.each([
  ['useSite', useSite],
  ['usePage', usePage],
  ['useHref', useHref],
  ['useNavigation', useNavigation],
  ['useColorMode', useColorMode],
  ['useDrawer', useDrawer],
  ['useSidebar', useSidebar],
  ['useAnnouncement', useAnnouncement],
  ['useLocationSuffix', useLocationSuffix],
])('%s outside its provider is an error that names the provider', (_name, useIt: () => unknown) => {
  function Alone() {
    useIt();
    return null;
  }
  expect(() => renderToString(<Alone />)).toThrow('Outside <RuntimeProvider>');
});

function Sdk() {
  usePreferredVersion('sdk');
  return null;
}

test('the docs plugin must have data', () => {
  const tree = (
    <RuntimeProvider site={site} page={page}>
      <Sdk />
    </RuntimeProvider>
  );
  expect(() => renderToString(tree)).toThrow('The docs plugin "sdk" does not seem to be enabled');
});
