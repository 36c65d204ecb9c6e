import type { Root } from 'hast';
import { raw } from 'hast-util-raw';
import { describe, expect, it } from 'vitest';
import { sanitizeTree } from './sanitizeTree.ts';

function sanitize(html: string): string {
  const root = raw({ type: 'root', children: [{ type: 'raw', value: html } as never] }) as Root;
  const write = (node: {
    type: string;
    tagName?: string;
    value?: string;
    properties?: object;
    children?: never[];
  }): string => {
    if (node.type === 'text') return node.value?.replaceAll('<', '&lt;') ?? '';
    const inside = (node.children ?? []).map(write).join('');
    const attributes = Object.entries(node.properties ?? {}).map(([name, value]) => ` ${name}=${String(value)}`);
    return node.tagName ? `<${node.tagName}${attributes.join('')}>${inside}` : inside;
  };
  return write(sanitizeTree(root) as never);
}

describe('sanitizeTree', () => {
  it.each([
    ['<b>a</b> <i>b</i>', '<b>a <i>b'],
    ['<script>alert(1)</script>', '&lt;script>alert(1)'],
    ['<p onclick="a()" style="color:red" class="x">a</p>', '<p className=x>a'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a'],
    ['<a href=" java&#10;script:alert(1)">a</a>', '<a>a'],
    ['<a href="JaVaScRiPt:x">a</a>', '<a>a'],
    ['<a href="data:text/html,x">a</a>', '<a>a'],
    ['<a href="vbscript:x">a</a>', '<a>a'],
    ['<a href="https://a.example">a</a>', '<a href=https://a.example>a'],
    ['<a href="../docs/a.md">a</a>', '<a href=../docs/a.md>a'],
    ['<a href="guide.md#x">a</a>', '<a href=guide.md#x>a'],
    ['<img src="x.png" onerror="a()">', '<img src=x.png>'],
    ['<iframe src="https://a.example"></iframe>', '&lt;iframe>'],
    [
      '<form action="/x"><input name="a" type="password"><button>b</button></form>',
      '&lt;form><input type=checkbox disabled=true>&lt;button>b',
    ],
    ['send <id> here', 'send &lt;id> here'],
    ['<svg><script>x</script><a xlink:href="javascript:x">y</a></svg>', '&lt;svg>&lt;script>x<a>y'],
    ['<!-- x --><style>p{}</style>', '&lt;style>p{}'],
  ])('%s', (html, expected) => {
    expect(sanitize(html)).toBe(expected);
  });
});
