/** The configuration of the site holds the constants of its specification. */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkParts } from '../engine/node/read/config/checkParts.ts';
import type { ConfigProblem, ConfigWarning } from '../engine/node/read/config/report/configError.ts';
import config from './docusaurus.config.ts';

describe('the Emberhold configuration', async () => {
  const problems: ConfigProblem[] = [];
  const warnings: ConfigWarning[] = [];
  const configPath = fileURLToPath(new URL('docusaurus.config.ts', import.meta.url));
  const { fields, themeConfig, plugins } = await checkParts(config, configPath, problems, warnings);

  it('is right, and nothing of it is omitted', () => {
    expect(problems).toEqual([]);
    expect(warnings).toEqual([]);
  });

  it('has the site fields', () => {
    expect(fields).toMatchObject({
      title: 'Emberhold',
      url: 'https://docs.emberhold.example',
      baseUrl: '/',
      trailingSlash: false,
      // The specification has English alone: it is the default, at the root. The others are beyond it.
      i18n: {
        defaultLocale: 'en',
        locales: ['en', 'de', 'ar'],
        localeConfigs: {
          en: { label: 'English', direction: 'ltr', htmlLang: 'en' },
          de: { label: 'Deutsch', direction: 'ltr', htmlLang: 'de' },
          ar: { label: 'العربية', direction: 'rtl', htmlLang: 'ar' },
        },
      },
      onBrokenLinks: 'warn',
      onBrokenAnchors: 'warn',
      onBrokenMarkdownLinks: 'warn',
      onDuplicateRoutes: 'warn',
    });
  });

  it('has two docs instances, both labelled 0.5.1 (Latest)', () => {
    expect(plugins.docs.map(({ options }) => options)).toMatchObject([
      {
        id: 'default',
        routeBasePath: '/',
        breadcrumbs: true,
        lastVersion: 'current',
        versions: { current: { label: '0.5.1 (Latest)', path: '' } },
      },
      { id: 'sdk', routeBasePath: 'sdk', versions: { current: { label: '0.5.1 (Latest)' } } },
    ]);
  });

  it('has a blog without sidebar posts and with every feed', () => {
    expect(plugins.blogs.map(({ options }) => options)).toMatchObject([
      {
        blogSidebarCount: 0,
        blogSidebarTitle: 'All Posts',
        showReadingTime: true,
        feedOptions: { type: ['rss', 'atom', 'json'] },
      },
    ]);
  });

  it('searches as specified', () => {
    expect(plugins.search?.options).toMatchObject({
      indexDocs: true,
      indexBlog: true,
      indexPages: false,
      searchResultLimits: 8,
      searchResultContextMaxLength: 50,
      searchContextByPaths: ['docs', 'sdk'],
      searchBarShortcut: true,
      searchBarShortcutHint: false,
      highlightSearchTermsOnTargetPage: true,
    });
  });

  it('has the theme settings', () => {
    expect(themeConfig).toMatchObject({
      colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
      docs: { versionPersistence: 'localStorage', sidebar: { autoCollapseCategories: true, hideable: false } },
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      navbar: {
        hideOnScroll: false,
        items: [
          { type: 'doc', docId: 'intro', label: 'Docs', position: 'left' },
          { type: 'link', label: 'SDK', position: 'left', activeBasePath: 'sdk' },
          { type: 'link', label: 'Blog', position: 'left' },
          { type: 'search', position: 'right' },
          { type: 'docsVersionDropdown', position: 'right' },
          { type: 'localeDropdown', position: 'right' },
        ],
      },
      footer: {
        links: [
          { title: 'Community', items: [{ label: 'GitHub' }, { label: 'Discord' }] },
          { title: 'Company', items: [{}] },
        ],
        copyright: 'Copyright © 2025 Emberhold, Inc. Built with ❤️ for the AI community.',
      },
    });
  });
});
