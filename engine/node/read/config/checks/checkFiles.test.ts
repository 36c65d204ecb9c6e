/** Compares the files, versions and locales that the configuration names with those that exist. */
import { messagesOf } from '../testing/messagesOf.ts';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSiteWith } from '../../../../../tests/support/configSite.ts';

const FILES = {
  'static/img/favicon.svg': '',
  'static/img/logo dark.svg': '',
  'public/card.png': '',
  'src/css/custom.css': '',
  'sidebars.ts': '',
};

describe('files', () => {
  it('that exist are no problem, in any spelling', async () => {
    const site = await createSiteWith(
      `baseUrl: '/base/', favicon: '/img/favicon.svg', staticDirectories: ['static', './public'],
       presets: [['classic', { docs: { sidebarPath: require.resolve('./sidebars.ts') }, theme: { customCss: './src/css/custom.css' } }]],
       themeConfig: {
         image: 'card.png',
         navbar: { logo: { src: '/base/img/favicon.svg?v=2', srcDark: 'img/logo%20dark.svg' } },
         footer: { logo: { src: 'https://y.example/a.svg', srcDark: 'data:image/svg+xml,x' } },
       }`,
      FILES,
    );
    const config = await site.load();
    expect(config.staticDirectories).toEqual([path.join(site.dir, 'static'), path.join(site.dir, 'public')]);
    expect(config.docs[0]?.sidebarPath).toBe(path.join(site.dir, 'sidebars.ts'));
    expect(config.customCss).toEqual([path.join(site.dir, 'src/css/custom.css')]);
  });

  it.each([
    [
      `favicon: 'img/favicon.svgg'`,
      'favicon: "img/favicon.svgg" is no file of static. Did you mean "img/favicon.svg"?',
    ],
    [`favicon: 'img'`, 'favicon: "img" is no file of static.'],
    [`themeConfig: { image: 'card.png' }`, 'themeConfig.image: "card.png" is no file of static.'],
    [
      `themeConfig: { navbar: { logo: { src: 'img/logo.svg', srcDark: '/img/fav.svg' } } }`,
      'themeConfig.navbar.logo.srcDark: "/img/fav.svg" is no file of static.',
    ],
    [
      `staticDirectories: ['static', 'publik']`,
      'staticDirectories[1]: "publik" is no folder; nothing is copied from it. Did you mean "public"?',
    ],
  ])('%s is a warning: Docusaurus builds without it', async (fields, message) => {
    const { warnings } = await (await createSiteWith(fields, FILES)).load();
    expect(messagesOf(warnings).join('\n')).toContain(message);
  });

  it.each([
    [
      `presets: [['classic', { theme: { customCss: ['./src/css/custm.css'] } }]]`,
      'presets[0][1].theme.customCss: "./src/css/custm.css" is no file. Did you mean "./src/css/custom.css"?',
    ],
    [
      `presets: [['classic', { theme: { customCss: require.resolve('./src/custom.css') } }]]`,
      'src/custom.css" is no file.',
    ],
    [
      `presets: [['classic', { docs: { sidebarPath: './sidebar.ts' } }]]`,
      'presets[0][1].docs.sidebarPath: "./sidebar.ts" is no file. Did you mean "./sidebars.ts"?',
    ],
    [`presets: [['classic', { docs: { sidebarPath: './config/sidebars.ts' } }]]`, 'is no file. There is no folder '],
  ])('%s', async (fields, message) => {
    const problems = await (await createSiteWith(fields, FILES)).problems();
    expect(problems.join('\n')).toContain(message);
  });
});

describe('style sheets', () => {
  it.each(['/src/css/custom.css', '/css/custom.css'])(
    '%s is looked for in the site and its static folders',
    async (written) => {
      const site = await createSiteWith(`presets: [['classic', { theme: { customCss: '${written}' } }]]`, {
        [written.startsWith('/src') ? 'src/css/custom.css' : 'static/css/custom.css']: '',
      });
      expect(await site.problems()).toEqual([]);
    },
  );
});

const docs = (options: string) => `presets: [['classic', { docs: { ${options} } }]]`;

describe('versions', () => {
  const files = { 'versions.json': '["2.0", "1.0"]', 'sdk_versions.json': '["9"]' };

  it('that exist are no problem', async () => {
    const site = await createSiteWith(
      `${docs(`lastVersion: '2.0', versions: { current: { label: 'Next' }, '1.0': { banner: 'none' } }, onlyIncludeVersions: ['2.0', '1.0']`)},
       plugins: [['content-docs', { id: 'sdk', lastVersion: '9' }]]`,
      files,
    );
    expect(await site.problems()).toEqual([]);
  });

  it.each([
    [
      docs(`lastVersion: '2.00'`),
      'presets[0][1].docs.lastVersion: "2.00" is no version of these docs; expected one of "current", "2.0", "1.0". Did you mean "2.0"?',
    ],
    [docs(`versions: { '3.0': {} }`), 'presets[0][1].docs.versions["3.0"]: "3.0" is no version of these docs'],
    [
      docs(`onlyIncludeVersions: ['1.0', 'next']`),
      'presets[0][1].docs.onlyIncludeVersions[1]: "next" is no version of these docs',
    ],
    [
      docs(`lastVersion: '2.0', onlyIncludeVersions: ['1.0']`),
      'presets[0][1].docs.lastVersion: "2.0" is left out by `onlyIncludeVersions`: add it there.',
    ],
    [
      docs(`includeCurrentVersion: false, lastVersion: 'current'`),
      'presets[0][1].docs.lastVersion: "current" is no version of these docs; expected one of "2.0", "1.0".',
    ],
    [
      docs(`disableVersioning: true, lastVersion: '2.0'`),
      'docs.lastVersion: "2.0" is no version of these docs; expected one of "current".',
    ],
    [
      `plugins: [['content-docs', { id: 'sdk', lastVersion: '2.0' }]]`,
      'plugins[0][1].lastVersion: "2.0" is no version of these docs; expected one of "current", "9".',
    ],
    [
      `plugins: [['content-docs', { id: 'other', versions: { '9': {} } }]]`,
      'plugins[0][1].versions["9"]: "9" is no version',
    ],
  ])('%s', async (fields, message) => {
    const problems = await (await createSiteWith(fields, files)).problems();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(message);
  });
});

describe('locales', () => {
  it.each([
    ['en', { label: 'English', htmlLang: 'en', direction: 'ltr', calendar: 'gregory', path: 'en' }],
    ['fr', { label: 'Français', htmlLang: 'fr', direction: 'ltr' }],
    ['ar', { direction: 'rtl', htmlLang: 'ar' }],
    ['zh-Hans', { label: '简体中文', direction: 'ltr' }],
  ])('%s is completed', async (locale, expected) => {
    const config = await (await createSiteWith(`i18n: { defaultLocale: '${locale}', locales: ['${locale}'] }`)).load();
    expect(config.i18n.localeConfigs[locale]).toMatchObject(expected);
  });

  it('keep their settings in the configuration', async () => {
    const site = await createSiteWith(
      `baseUrl: '/docs/', i18n: { defaultLocale: 'en', locales: ['en', 'fr', 'de'], localeConfigs: {
        en: { label: 'Inglish', htmlLang: 'en-GB' },
        de: { path: 'german', url: 'https://de.site.example', baseUrl: 'doku', translate: false, calendar: 'iso8601' },
      } }`,
    );
    const { i18n, warnings } = await site.load();
    expect(i18n).toMatchObject({ defaultLocale: 'en', currentLocale: 'en', locales: ['en', 'fr', 'de'] });
    expect(i18n.localeConfigs).toMatchObject({
      en: { label: 'Inglish', htmlLang: 'en-GB', path: 'en', baseUrl: '/docs/', translate: true },
      fr: { label: 'Français', htmlLang: 'fr', path: 'fr', baseUrl: '/docs/fr/', calendar: 'gregory' },
      de: { path: 'german', url: 'https://de.site.example', baseUrl: '/doku/', translate: false, calendar: 'iso8601' },
    });
    expect(warnings).toEqual([]);
  });

  it.each([
    [
      `locales: ['en', 'zh_CN']`,
      'i18n.locales[1]: "zh_CN" is no language tag such as "fr" or "pt-BR"; write "zh-CN", or set `i18n.localeConfigs["zh_CN"].htmlLang` to one.',
    ],
    [`locales: ['en', 'a/b']`, 'i18n.locales[1]: "a/b" cannot be the name of a folder; use a tag such as "fr".'],
    [
      `locales: ['en', 'pt-BR', 'pt-br']`,
      'i18n.locales[2]: "pt-br" and "pt-BR" are the same folder on some disks; keep one of them.',
    ],
    [
      `locales: ['en', 'cn'], localeConfigs: { cn: { htmlLang: 'zh CN' } }`,
      'i18n.localeConfigs.cn.htmlLang: "zh CN" is no language tag such as "fr" or "pt-BR"; set `i18n.localeConfigs["cn"].htmlLang` to one.',
    ],
    [`locales: ['en'], localeConfigs: { en: { direction: 'up' } }`, 'i18n.localeConfigs.en.direction'],
    [`locales: ['en'], localeConfigs: { en: { url: 'docs' } }`, 'i18n.localeConfigs.en.url'],
    [`locales: []`, 'i18n.locales'],
  ])('%s is an error', async (fields, message) => {
    const site = await createSiteWith(`i18n: { defaultLocale: 'en', ${fields} }`);
    await expect(site.load()).rejects.toThrow(message);
  });

  it('that do not exist but have settings are a warning', async () => {
    const site = await createSiteWith(
      `i18n: { defaultLocale: 'en', locales: ['en', 'fr'], localeConfigs: { fe: { label: 'x' } } }`,
    );
    expect(messagesOf((await site.load()).warnings)).toEqual([
      'i18n.localeConfigs.fe: there is no such locale in `i18n.locales`. Did you mean "fr"?',
    ]);
  });
});
