/** A small site, built by the real engine. Its articles contain everything that authors can write. */
import { build } from '../../engine/node/commands/build.ts';
import { serve, type RunningServer } from '../../engine/node/serve/host/serve.ts';
import { createTempFolder } from './tempFolder.ts';

const IMPORTS = `import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
`;

/** Text that makes the page scroll. */
const TALL = 'A line of text.\n\n'.repeat(40);

const osTabs = (more = '', lines = 1) => `<Tabs groupId="os"${more}>
<TabItem value="linux" label="Linux">

${'For Linux.\n\n'.repeat(lines)}

</TabItem>
<TabItem value="mac" label="macOS">

For macOS.

</TabItem>
<TabItem value="win" label="Windows">

For Windows.

</TabItem>
</Tabs>
`;

const everything = `---
slug: /
title: Everything
---
${IMPORTS}
A lede, with a [link](https://example.com/), \`code\`, <kbd>Ctrl</kbd>, a note[^1], and a way [to the second page](./second.mdx).

## Code

\`\`\`js
const plain = 'text'; // a comment
export async function load(path) { return fetch(\`/api/\${path}\`); }
\`\`\`

\`\`\`python title="serve.py" showLineNumbers {2}
import os
client = Client(base_url="http://localhost:8080", timeout=30)
class Model(Base):
    """Text."""
    def size(self) -> int:
        return self.weights * 1024  # a line that is so long that it runs over the edge of the block, and then on and on
\`\`\`

\`\`\`diff
- old
+ new
\`\`\`

\`\`\`html showLineNumbers=41
<p class="x" id="y">Text</p>
\`\`\`

<pre>raw</pre>

## Notices

${['note', 'tip', 'info', 'warning', 'danger'].map((type) => `:::${type}\n\nText with [a link](https://example.com/) and \`code\`.\n\n:::\n`).join('\n')}

::::warning[Outer]

:::danger[Inner]

Text.

:::

::::

## Tabs

${osTabs()}

<Tabs block>
<TabItem value="a" label="First">

Shown at first.

</TabItem>
<TabItem value="b" label="Second">

### Deep in a tab

<details>
<summary>Folded in a tab</summary>

#### Deeper still

Deepest words.

</details>

</TabItem>
</Tabs>

[to deeper](#deeper-still)

## Folded

<details>
<summary>More</summary>

### In the fold

Text.

</details>

## Tables and pictures

| Name | Number | Text |
| :--- | ---: | --- |
| \`a_very_long_name_that_cannot_be_broken_anywhere\` | 1 | A \`long_word_without_any_place_to_break_it\` |
| b | 2 | c |

![A picture](/img/picture.svg)

> Quoted.

- [ ] open
- [x] done

1. First:
   \`\`\`bash
   ls
   \`\`\`

[^1]: The note.
`;

const second = `---
title: Second
---
${IMPORTS}
[home](./everything.mdx), [to mac](?os=mac), [to far](#far).

## First set

${osTabs(' queryString', 12)}

${TALL}

## Second set

${osTabs('', 12)}

<Tabs groupId="shell">
<TabItem value="zsh" label="zsh">One</TabItem>
<TabItem value="bash" label="bash">Two, with a pelican.</TabItem>
</Tabs>

${TALL}

## Far

The end. ${TALL}
`;

export interface ContentSite extends RunningServer {
  /** The built website. */
  outDir: string;
}

export async function startContentSite(): Promise<ContentSite> {
  const folder = await createTempFolder({
    'docusaurus.config.mjs': `export default {
      title: 'Content', url: 'https://content.example', baseUrl: '/', trailingSlash: false,
      customFields: { octavo: { look: 'octavo' } },
      presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
      themes: [['@easyops-cn/docusaurus-search-local', { docsRouteBasePath: '/', highlightSearchTermsOnTargetPage: true }]],
    };`,
    'docs/everything.mdx': everything,
    'docs/second.mdx': second,
    'static/img/picture.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40" width="80" height="40"><path d="M0 0h80v40z"/></svg>',
  });
  const report = await build({ siteDir: folder.dir, cache: false, threads: false });
  const problems = report.problems.map(({ message }) => message);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const server = await serve({ dir: report.outDir, port: 0 });
  return {
    ...server,
    // Browsers may try another address for the name first.
    url: server.url.replace('localhost', '127.0.0.1'),
    outDir: report.outDir,
    async close() {
      await server.close();
      await folder.remove();
    },
  };
}
