import type { Files } from './tempFolder.ts';

const docs = (locale: string, files: Files): Files =>
  Object.fromEntries(
    Object.entries(files).map(([name, text]) => [
      `i18n/${locale}/docusaurus-plugin-content-docs/current/${name}`,
      text,
    ]),
  );

/** A small documentation in English, partly in German, Arabic and Hebrew. */
export const LOCALE_SITE: Files = {
  'docusaurus.config.mjs': `export default {
    title: 'Locales', url: 'https://locales.example', baseUrl: '/', trailingSlash: false,
    customFields: { octavo: { look: 'octavo' } },
    i18n: { defaultLocale: 'en', locales: ['en', 'de', 'ar', 'he'] },
    presets: [['classic', {
      docs: { routeBasePath: '/', sidebarPath: './sidebars.js', editUrl: 'https://locales.example/edit/' }, blog: false,
    }]],
    themes: [['@easyops-cn/docusaurus-search-local', { docsRouteBasePath: '/', highlightSearchTermsOnTargetPage: true }]],
    themeConfig: {
      navbar: { title: 'Locales', items: [
        { type: 'docSidebar', sidebarId: 'main', label: 'Docs' },
        { type: 'localeDropdown', position: 'right' },
      ] },
      footer: { links: [{ title: 'More', items: [{ label: 'Start', to: '/' }] }], copyright: 'Locales' },
    },
  };`,
  'sidebars.js': `module.exports = { main: ['intro', { type: 'category', label: 'Models', items: ['models', 'plain'] }] };`,
  'docs/intro.md': '---\nslug: /\n---\n\n# Intro\n\nSee [the models](./models.md).\n',
  'docs/models.md':
    '# Models\n\nModels are downloaded once.\n\n## Where they are {#place}\n\nIn a folder:\n\n```bash\nls models --all\n```\n\n:::note\n\nKeep some space free.\n\n:::\n\n## Removing {#removing}\n\nRemoved models free their space.\n',
  'docs/plain.md': '# Plain\n\nNobody translates me.\n',
  ...docs('de', {
    'intro.md': '---\nslug: /\n---\n\n# Anfang\n\nSiehe [die Modelle](./models.md).\n',
    'models.md':
      '# Modelle\n\nModelle werden einmal heruntergeladen.\n\n## Wo sie liegen {#place}\n\nIn einem Verzeichnis:\n\n```bash\nls models --all\n```\n\n:::note\n\nLassen Sie etwas Platz frei.\n\n:::\n\n## Entfernen {#removing}\n\nGelöschte Modelle geben ihren Platz frei.\n',
  }),
  ...docs('ar', {
    'intro.md': '---\nslug: /\n---\n\n# البداية\n\nانظر [النماذج](./models.md).\n',
    'models.md':
      '# النماذج\n\nتُنزَّل النماذج مرة واحدة، ثم تُحفظ في المكتبة.\n\n## مكان الحفظ {#place}\n\nفي مجلد `models`:\n\n```bash\nls models --all\n```\n\n:::note\n\nاترك بعض المساحة فارغة.\n\n:::\n\n1. افتح الإعدادات.\n2. اختر المجلد.\n\n> اقتباس قصير.\n\n| الاسم | الحجم |\n| --- | --- |\n| صغير | 4 GB |\n| كبير | 40 GB |\n\n## الحذف {#removing}\n\nحذف نموذج يحرر مساحته.\n',
  }),
  ...docs('he', {
    'intro.md': '---\nslug: /\n---\n\n# התחלה\n\nראו [המודלים](./models.md).\n',
    'models.md':
      '# מודלים\n\nמודלים יורדים פעם אחת בלבד.\n\n## איפה הם נמצאים {#place}\n\nבתיקייה `models`:\n\n```bash\nls models --all\n```\n\n## מחיקה {#removing}\n\nמחיקת מודל מפנה מקום.\n',
  }),
  'i18n/de/docusaurus-theme-classic/navbar.json': '{ "item.label.Docs": { "message": "Anleitung" } }',
  'i18n/de/docusaurus-plugin-content-docs/current.json':
    '{ "sidebar.main.category.Models": { "message": "Modelle und mehr" } }',
  'i18n/ar/docusaurus-theme-classic/navbar.json': '{ "item.label.Docs": { "message": "الدليل" } }',
  'i18n/ar/docusaurus-plugin-content-docs/current.json': '{ "sidebar.main.category.Models": { "message": "النماذج" } }',
};
