import { describe, expect, it } from 'vitest';
import { extractMessages } from './extractMessages.ts';

const IMPORT = "import Translate, { translate as t } from '@docusaurus/Translate';\n";

const extract = (code: string, file = 'page.tsx') => extractMessages(`/site/src/${file}`, IMPORT + code);

describe('extractMessages', () => {
  it('finds what components and calls show', async () => {
    const { messages, problems } = await extract(`
      const title: string = t({ message: 'Hello ' + 'there', id: 'home.title', description: 'The title' });
      const plain = t({ message: \`Plain\` });
      export default function Page() {
        return (
          <main title={t({ id: 'only.id' }, { a: 1 })}>
            <Translate id="home.text" description="A text" values={{ a: 1 }}>
              Some
              text
            </Translate>
            <Translate>{'In braces'}</Translate>
            <Translate id="empty" />
          </main>
        );
      }`);
    expect(problems).toEqual([]);
    expect(messages).toEqual({
      'home.title': { message: 'Hello there', description: 'The title' },
      Plain: { message: 'Plain' },
      'only.id': { message: 'only.id' },
      'home.text': { message: 'Some text', description: 'A text' },
      'In braces': { message: 'In braces' },
      empty: { message: 'empty' },
    });
  });

  it('reports texts that are not literal', async () => {
    const { messages, problems } = await extract(
      'const a = t({ message: name });\nconst b = <Translate>{name}</Translate>;\nconst c = <Translate id={name}>Text</Translate>;\n',
    );
    expect(messages).toEqual({ Text: { message: 'Text' } });
    expect(problems.map(({ line, severity }) => [line, severity])).toEqual([
      [2, 'warning'],
      [3, 'warning'],
      [4, 'warning'],
    ]);
  });

  it('ignores code that only looks like a translation, and reports code that it cannot parse', async () => {
    expect(
      (await extractMessages('/site/src/a.js', "translate({ message: 'x' }); <Translate>y</Translate>")).messages,
    ).toEqual({});
    expect((await extract('const = ;', 'a.ts')).problems).toMatchObject([
      { severity: 'error', filePath: '/site/src/a.ts' },
    ]);
  });
});
