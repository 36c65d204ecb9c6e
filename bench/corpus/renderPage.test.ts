import { describe, expect, it } from 'vitest';
import { renderPage, toRelativeFile, toRoute } from './renderPage.ts';

describe('renderPage', () => {
  it('writes a page in the form that a tool expects', () => {
    const page = {
      relPath: 'a.md',
      title: 'A "title"',
      description: 'D',
      body: 'See [b](page:x/b.md).\n\n:::note\n\nN\n\n:::\n',
    };
    const dialect = { titleInBody: true, admonitions: { note: 'info' }, toHref: (target: string) => `/${target}` };
    expect(renderPage(page, 'x/a.md', dialect, { slug: 'x/a' })).toBe(
      '---\ntitle: "A \\"title\\""\ndescription: "D"\nslug: "x/a"\n---\n\n# A "title"\n\nSee [b](/x/b.md).\n\n:::info\n\nN\n\n:::\n',
    );
  });
});

describe('addresses', () => {
  it('follow the files, or the folder of an index file', () => {
    expect(toRoute('models/overview.md')).toBe('/models/overview');
    expect(toRoute('0.5.1/use-cases/index.md')).toBe('/0.5.1/use-cases');
    expect(toRoute('index.md')).toBe('/');
  });

  it('are relative between files', () => {
    expect(toRelativeFile('a/b/c.md', 'a/b/d.md')).toBe('./c.md');
    expect(toRelativeFile('a/c.md', 'a/b/d.md')).toBe('../c.md');
    expect(toRelativeFile('x/c.md', 'a/b/d.md')).toBe('../../x/c.md');
    expect(toRelativeFile('b/c.md', 'd.md')).toBe('./b/c.md');
  });
});
