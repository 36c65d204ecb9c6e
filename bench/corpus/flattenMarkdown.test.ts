import { describe, expect, it } from 'vitest';
import { flattenMarkdown } from './flattenMarkdown.ts';

const flatten = (...lines: string[]): string =>
  flattenMarkdown(lines.join('\n'), (href) => (href === './b.md' ? 'a/b.md' : undefined));

describe('flattenMarkdown', () => {
  it('turns tabs into sections with headings', () => {
    const text = flatten(
      "import Tabs from '@theme/Tabs';",
      '',
      '<Tabs groupId="os">',
      '<TabItem value="cli" label="Terminal">',
      '',
      'Type it.',
      '',
      '</TabItem>',
      '</Tabs>',
    );
    expect(text).toBe('**Terminal**\n\nType it.\n');
  });

  it('omits components, and partials that are imported like them', () => {
    const text = flatten(
      "import Setup from '../_partials/setup.mdx';",
      '',
      'Before.',
      '',
      '<Setup />',
      '',
      '<Picture',
      '  alt="a"',
      '  sources={{ light: 1 }}',
      '/>',
      '',
      'After.',
    );
    expect(text).toBe('Before.\n\nAfter.\n');
  });

  it('leaves code alone, except for the text after its language', () => {
    const code = [
      '```jsx title="a.jsx" {1} showLineNumbers',
      'import Tabs from "@theme/Tabs"',
      '<Tabs>{x}</Tabs>',
      '```',
    ];
    expect(flatten(...code)).toBe('```jsx title="a.jsx"\nimport Tabs from "@theme/Tabs"\n<Tabs>{x}</Tabs>\n```\n');
    expect(flatten('````md', '```', '{x}', '```', '````')).toContain('\n{x}\n');
  });

  it('escapes what MDX and Vue would read, outside of inline code only', () => {
    expect(flatten('Give a <name> and \\{this\\}, not `<that> {{ x }}`; a<br>b.')).toBe(
      'Give a &lt;name> and &#123;this&#125;, not `<that> {{ x }}`; a<br />b.\n',
    );
  });

  it('drops heading ids and comments', () => {
    expect(flatten('## Create it {#create}', '', '{/* note */}<!-- truncate -->', 'Text.')).toBe(
      '## Create it\n\nText.\n',
    );
  });

  it('writes admonitions in one form', () => {
    expect(flatten(':::note[Licenses]', '', 'Text.', '', ':::')).toBe(':::note\n\n**Licenses**\n\nText.\n\n:::\n');
    expect(flatten(':::tip Read this', 'Text.', ':::')).toBe(':::tip\n\n**Read this**\n\nText.\n:::\n');
  });

  it('names the pages that links lead to, and keeps the words of others', () => {
    expect(
      flatten(
        '[the `b` page](./b.md#part), [gone](./c.md), [here](#part), [out](https://x.example/y), ![i](/img/i.svg)',
      ),
    ).toBe('[the `b` page](page:a/b.md), gone, here, [out](https://x.example/y), ![i](/img/i.svg)\n');
  });

  it('draws no diagrams', () => {
    expect(flatten('```mermaid', 'a --> b', '```')).toBe('```text\na --> b\n```\n');
  });
});
