import { describe, expect, it } from 'vitest';
import { siteWith, mainOf, buildWith } from '../../support/overrideSite.ts';

describe('content', () => {
  it('uses the site’s own components', async () => {
    const site = await siteWith({
      'src/theme/Admonition/index.jsx': `
        import { processAdmonitionProps } from '@docusaurus/theme-common';
        export default function Admonition(given) {
          const { type, title, children } = processAdmonitionProps(given);
          return <aside data-type={type}><h6>{title}</h6>{children}</aside>;
        }`,
    });
    const built = await site.build();
    expect(built.messages).toEqual([]);
    expect(await built.html('/')).toMatch(/<aside data-type="note"><h6>Mind<\/h6>\s*<p>The gap.<\/p>\s*<\/aside>/);
    await site.remove('src/theme/Admonition');
    expect(await (await site.build()).html('/')).toContain('theme-admonition-note');
  });

  it('may have admonitions of the site’s own types', async () => {
    const built = await buildWith(
      {
        'docs/three.md': '# Three\n\n:::quote[Who]\n\nSaid so.\n\n:::\n\n:::tip\n\nHere.\n\n:::\n',
        'src/theme/Admonition/Types.jsx': `
          import Types from '@theme-original/Admonition/Types';
          const Quote = ({ title, children }) => <blockquote><cite>{title}</cite>{children}</blockquote>;
          export default { ...Types, quote: Quote };`,
      },
      { docs: "{ routeBasePath: '/', admonitions: { keywords: ['quote'] } }" },
    );
    expect(await built.html('/three')).toMatch(/<blockquote><cite>Who<\/cite>\s*<p>Said so.<\/p>\s*<\/blockquote>/);
    expect(await built.html('/three')).toContain('theme-admonition-tip');
  });

  it('may have icons of admonitions', async () => {
    const site = await siteWith({
      'docs/three.mdx': `# Three
import Admonition from '@theme/Admonition';\n
:::note\n\nNew.\n\n:::\n\n:::secondary\n\nNew too.\n\n:::\n\n:::tip\n\nAround.\n\n:::\n\n:::info\n\nAs it was.\n\n:::\n
<Admonition type="note" icon="!">Given.</Admonition>
`,
      'src/theme/Admonition/Icon/Note.jsx': 'export default (props) => <svg id="new" {...props} />;',
      'src/theme/Admonition/Icon/Tip/index.jsx': `
        import Original from '@theme-original/Admonition/Icon/Tip';
        export default (props) => <b><Original {...props} /></b>;`,
    });
    const built = await site.build();
    expect(built.messages).toEqual([]);
    const html = await built.html('/three');
    const headings = [...html.matchAll(/<div class="admonitionHeading_Gvgb">(.*?)<\/div>/gs)].map(([, found]) => found);
    expect(headings.map((found) => found?.replace(/<path [^>]+>/, '<path>'))).toEqual([
      '<span class="admonitionIcon_Rf37"><svg id="new"></svg></span>note',
      '<span class="admonitionIcon_Rf37"><svg id="new"></svg></span>secondary',
      '<span class="admonitionIcon_Rf37"><b><svg viewBox="0 0 12 16"><path></path></svg></b></span>tip',
      '<span class="admonitionIcon_Rf37"><svg viewBox="0 0 14 16"><path></path></svg></span>info',
      '<span class="admonitionIcon_Rf37">!</span>note',
    ]);
    await site.remove('src/theme/Admonition');
    expect(await (await site.build()).html('/three')).not.toContain('id="new"');
  });

  it('may build its own types on those of the theme', async () => {
    const built = await buildWith(
      {
        'docs/three.md':
          '# Three\n\n:::loud[Who]\n\nSaid so.\n\n:::\n\n:::loud\n\nAgain.\n\n:::\n\n:::tip\n\nHere.\n\n:::\n',
        'src/theme/Admonition/Types.jsx': `
          import Types from '@theme-original/Admonition/Types';
          const { warning: Warning } = Types;
          export default { ...Types, loud: (props) => <Warning className="louder" {...props} /> };`,
      },
      { docs: "{ routeBasePath: '/', admonitions: { keywords: ['loud'] } }" },
    );
    const html = await built.html('/three');
    const [first, second, third] = html.match(/<div class="theme-admonition .*?<\/div>/gs) ?? [];
    expect(first).toMatch(
      /^<div class="theme-admonition theme-admonition-loud admonition_xJq3 alert alert--warning louder">.*>Who</s,
    );
    expect(second).toMatch(/alert--warning louder">.*>warning</s);
    expect(third).toMatch(
      /^<div class="theme-admonition theme-admonition-tip admonition_xJq3 alert alert--success">.*>tip</s,
    );
  });
});

describe('what Markdown makes', () => {
  const WRITTEN =
    '# One\n\nText with `code`.\n\n```js title="a.js"\nconst a = 1;\n```\n\n## Part\n\n![picture](./p.svg)\n';
  const files = {
    'docs/one.md': WRITTEN,
    'docs/p.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>',
  };

  it('is shown by the files below `MDXComponents` that the site replaces', async () => {
    const built = await buildWith({
      ...files,
      'src/theme/MDXComponents/Img.js': 'export default (props) => <img {...props} data-own="" />;',
      'src/theme/MDXComponents/Heading.js':
        "import H from '@theme-original/MDXComponents/Heading';\nexport default (props) => <H {...props} data-as={props.as} />;",
      'src/theme/MDXComponents/Code.js':
        "import C from '@theme-original/MDXComponents/Code';\nexport default (props) => <em data-meta={props.metastring}><C {...props} /></em>;",
    });
    const page = mainOf(await built.html('/one'));
    expect(page).toMatch(/<img [^>]*data-own/);
    expect(page).toMatch(/<h2 data-as="h2"[^>]* id="part"/);
    expect(page).toContain('<em><code>code</code></em>');
    expect(page).toMatch(/<em data-meta="title=&quot;a.js&quot;"><div class="language-js codeBlockContainer/);
    expect(page).toContain('<div class="codeBlockTitle_OeMC">a.js</div>');
  });

  it('is a `pre` with the properties that a plugin gave it, and with the code as text inside', async () => {
    const config = `presets: [['classic', { blog: false, docs: { routeBasePath: '/', rehypePlugins: [() => (tree) => {
      for (const node of tree.children) if (node.tagName === 'pre') node.properties['data-name'] = 'given';
    }] } }]],`;
    const built = await buildWith(
      {
        ...files,
        'src/theme/MDXComponents.js': `import Original from '@theme-original/MDXComponents';
            import React from 'react';
            const Pre = ({ children, 'data-name': name }) => {
              const { props } = React.Children.only(children);
              return <figure data-name={name} title={props.className}>{React.cloneElement(children, { children: props.children.toUpperCase() })}</figure>;
            };
            export default { ...Original, pre: Pre };`,
      },
      { config },
    );
    const page = mainOf(await built.html('/one'));
    expect(page).toContain('<figure data-name="given" title="language-js"><div class="language-js codeBlockContainer');
    expect(page).toContain('CONST');
    expect(page).toContain('<code>code</code>');
  });
});
