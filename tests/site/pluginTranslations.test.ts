/** Texts of a plugin's own content: written for translators, read by the locale, reported by `check` if missing. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { check } from '../../engine/node/commands/check/check.ts';
import { writeTranslations } from '../../engine/node/commands/translations/writeTranslations.ts';
import { fixtureSite } from '../support/fixtureSite.ts';

// Plugins run in a thread, which runs the built engine.
const plugin = (
  files = "[{ path: 'labels', content: { hello: { message: content.hello, description: 'A greeting' } } }]",
) => `
  export default (context, { id }) => ({
    name: 'greeter',
    async loadContent() { return { hello: 'Hello', untouched: 1 }; },
    async getTranslationFiles({ content }) { return ${files}; },
    translateContent({ content, translationFiles }) {
      const labels = translationFiles.find(({ path }) => path === 'labels');
      return labels ? { ...content, hello: labels.content.hello.message } : content;
    },
    async contentLoaded({ content, actions }) { actions.setGlobalData(content); },
    injectHtmlTags: ({ content }) => ({ headTags: [{ tagName: 'meta', attributes: { name: 'greeting-' + id, content: content.hello } }] }),
  });`;
const FILES = {
  'docs/intro.md': '---\nslug: /\n---\n\n# Intro\n',
  'plugins/greeter.mjs': plugin(),
  'i18n/de/greeter/labels.json': '{ "hello": { "message": "Hallo" } }',
};
const CONFIG = {
  config: `i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
    plugins: ['./plugins/greeter.mjs', ['./plugins/greeter.mjs', { id: 'second' }]],`,
};
const greetings = (html: string) =>
  [...html.matchAll(/name="greeting-(\w+)" content="(\w+)"/g)].map((match) => match.slice(1));

describe('a plugin that names its texts', () => {
  it('gets its content back in the language of the locale, each instance by its own file', async () => {
    const built = await (await fixtureSite(FILES, CONFIG)).build();
    expect(built.messages).toEqual([]);
    expect(greetings(await built.html('/'))).toEqual([
      ['default', 'Hello'],
      ['second', 'Hello'],
    ]);
    expect(greetings(await built.read('de/index.html'))).toEqual([
      ['default', 'Hallo'],
      ['second', 'Hello'],
    ]);
  });

  it('has them written for translators, and counted by check', async () => {
    const { dir: siteDir } = await fixtureSite(FILES, CONFIG);
    const { translations } = await check({ siteDir });
    expect(translations[0]?.texts).toContainEqual({
      file: 'i18n/de/greeter-second/labels.json',
      missing: ['hello'],
      stale: [],
    });
    const { files, problems } = await writeTranslations({ siteDir, locale: 'de', override: false, messagePrefix: '' });
    expect(problems).toEqual([]);
    const names = files.map(({ filePath }) => path.relative(siteDir, filePath));
    expect(names).toEqual(
      expect.arrayContaining(['i18n/de/greeter/labels.json', 'i18n/de/greeter-second/labels.json']),
    );
    const read = (name: string) => JSON.parse(readFileSync(path.join(siteDir, name), 'utf8')) as unknown;
    expect(read('i18n/de/greeter/labels.json')).toEqual({ hello: { message: 'Hallo', description: 'A greeting' } });
    expect(read('i18n/de/greeter-second/labels.json')).toEqual({
      hello: { message: 'Hello', description: 'A greeting' },
    });
  });

  it.each([
    ["'labels'", /gives "labels"; expected a list of { path, content }/],
    ["[{ path: '../../x', content: {} }]", /is "\.\.\/\.\.\/x"; expected a name such as "labels"/],
    ["[{ path: 'labels', content: { hello: 'Hello' } }]", /the text "hello" is "Hello"; expected an object/],
  ])('that returns %s gets a message that says what is wrong', async (files, message) => {
    const site = await fixtureSite({ ...FILES, 'plugins/greeter.mjs': plugin(files) }, CONFIG);
    const { messages } = await site.build({ keepGoing: true });
    expect(messages.some((line) => message.test(line) && line.includes('getTranslationFiles'))).toBe(true);
  });
});
