/** Imports from `@generated`: the data of `useDocusaurusContext` and similar hooks, also outside components. */
import { expect, it } from 'vitest';
import { fixtureSite } from '../support/fixtureSite.ts';

const IMPORTS = `import siteConfig from '@generated/docusaurus.config';
import globalData from '@generated/globalData';
import i18n from '@generated/i18n';
import codeTranslations from '@generated/codeTranslations';
import siteMetadata from '@generated/site-metadata';
import siteStorage from '@generated/site-storage';
`;
const FACTS = `[siteConfig.title, siteConfig.customFields.word, i18n.currentLocale, codeTranslations.hello,
  Object.keys(globalData).join(), siteMetadata.siteVersion, siteStorage.type + siteStorage.namespace].join(' ')`;
const SHOWN = 'Fixture well en Hello docusaurus-plugin-content-docs 4.5.6 localStorage-9cd';

const FILES = {
  'package.json': '{ "version": "4.5.6" }',
  'i18n/en/code.json': '{ "hello": { "message": "Hello" } }',
  'docs/intro.md': '# Intro\n',
};
const CONFIG = "customFields: { word: 'well' }, future: { experimental_storage: { namespace: true } },";
const toMdx = (shown: string) => `${IMPORTS}\n# Page\n\n${shown}\n`;

it('components, pages and Markdown import what Docusaurus generates', async () => {
  const site = await fixtureSite(
    {
      ...FILES,
      'docs/direct.mdx': toMdx(`<p>{${FACTS}}</p>`),
      'docs/nested.mdx': "import Facts from '@site/src/Facts';\n\n# Page\n\n<Facts />\n",
      'src/Facts.jsx': `${IMPORTS}const facts = ${FACTS};\nexport default () => <p>{facts}</p>;`,
      'src/pages/own.jsx': `${IMPORTS}export default () => <p>{${FACTS}}</p>;`,
    },
    { config: CONFIG },
  );
  const built = await site.build();
  expect(built.messages).toEqual([]);
  for (const path of ['/direct', '/nested', '/own']) expect(await built.html(path)).toContain(`<p>${SHOWN}</p>`);
  // None of it needs a browser.
  expect((await built.files()).filter((file) => file.startsWith('assets/code/'))).toEqual([]);

  // Every page that reads it depends on it, not only the first.
  await site.write({ 'package.json': '{ "version": "5.0.0" }' });
  const changed = await site.build();
  for (const path of ['/direct', '/nested', '/own']) expect(await changed.html(path)).toContain('docs 5.0.0 local');
  await site.write({ 'i18n/en/code.json': '{ "hello": { "message": "Hi" } }' });
  const again = await site.build();
  for (const path of ['/direct', '/nested', '/own']) expect(await again.html(path)).toContain('en Hi docu');
  await site.write({ 'docs/more.md': '# More\n' });
  await site.write({
    'src/Facts.jsx':
      "import data from '@generated/globalData';\nconst { docs } = data['docusaurus-plugin-content-docs'].default.versions[0];\nexport default () => <p>{docs.length} docs</p>;",
  });
  expect(await (await site.build()).html('/nested')).toContain('<p>4<!-- --> docs</p>');
  await site.write({ 'docs/most.md': '# Most\n' });
  expect(await (await site.build()).html('/nested')).toContain('<p>5<!-- --> docs</p>');
});

it('each locale has its own, also for what modules read while they are loaded', async () => {
  const site = await fixtureSite(
    {
      ...FILES,
      'i18n/de/code.json': '{ "hello": { "message": "Hallo" } }',
      'src/pages/own.jsx':
        "import config from '@generated/docusaurus.config';\nimport i18n from '@generated/i18n';\nimport texts from '@generated/codeTranslations';\nconst facts = [config.baseUrl, i18n.currentLocale, texts.hello].join(' ');\nexport default () => <p>{facts}</p>;",
      'src/client.js':
        "import config from '@generated/docusaurus.config';\nimport texts from '@generated/codeTranslations';\nimport data from '@generated/globalData';\nwindow.told = [config.baseUrl, texts.hello, data];",
    },
    { config: "i18n: { defaultLocale: 'en', locales: ['en', 'de'] }, clientModules: ['./src/client.js']," },
  );
  const built = await site.build();
  expect(built.messages).toEqual([]);
  expect(await built.html('/own')).toContain('<p>/ en Hello</p>');
  expect(await built.read('de/own.html')).toContain('<p>/de/ de Hallo</p>');
  const [script = ''] = /assets\/code\/modules\.\w+\.js/.exec(await built.read('de/own.html')) ?? [];
  const text = await built.read(script);
  expect(text).toContain('octavo.dataFolder="de/";');
  expect(text).toContain('octavo.messages={"hello":"Hallo"};');
  expect(text).toContain('octavo.globalData={"docusaurus-plugin-content-docs":');
});

it('what only Docusaurus itself can use is named, with the reason', async () => {
  const site = await fixtureSite({
    'docs/intro.mdx':
      "import Own from '@site/src/Own';\nimport all from '@generated/registry';\n\n# Intro\n\n<Own />\n",
    'src/Own.jsx':
      "import modules from '@generated/client-modules';\nexport default () => <p>here{modules.length}</p>;",
  });
  const built = await site.build();
  expect(built.messages).toEqual([
    'src/Own.jsx:1: "@generated/client-modules" cannot be imported: it is for Docusaurus\'s own client; here client modules run by themselves.',
    "docs/intro.mdx:2: `import … from '@generated/registry'`: it lists the chunks of Docusaurus's own client, which there are not here. Only what stands inside its tags is shown.",
  ]);
  expect(await built.html('/intro')).toContain('<p>here<!-- -->0</p>');
});
