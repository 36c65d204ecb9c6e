import type { Program } from 'estree';
import type { Element, Nodes, Properties, Root } from 'hast';
import { normalizeUri } from 'micromark-util-sanitize-uri';
import { isComponentName } from '../evaluate/collectCode.ts';
import { toProps } from '../render/elementProps.ts';
import { CODE_TAG, DIAGRAM_TAG, PRE_ATTRIBUTE, TARGET_ATTRIBUTE } from '../tree/toHtmlTree.ts';
import { WRITTEN_TAG } from './toPluginTree.ts';

/** Marks a lower-case tag that a plugin created: the theme's component of that name renders it. */
export const MADE_TAG = 'isMadeByPlugin';

/**
 * After the last plugin: converts an HTML tree from the form of plugins to that of the renderer. Returns its imports
 * and exports.
 */
export function toOwnElements(root: Root, options: { mermaid: boolean }): Program['body'] {
  const statements: Program['body'] = [];
  walk(root);
  return statements;

  function walk(parent: Nodes & { children: Nodes[] }): void {
    parent.children = parent.children.flatMap((child): Nodes[] => {
      if (child.type === 'mdxjsEsm') {
        statements.push(...(child.data?.estree?.body ?? []));
        return [];
      }
      if (child.type === 'mdxJsxFlowElement' || child.type === 'mdxJsxTextElement') {
        const data = child.data as Record<string, unknown> | undefined;
        if (!isComponentName(child.name) && !data?.[WRITTEN_TAG]) child.data = { ...data, [MADE_TAG]: true };
      }
      if (child.type === 'element') {
        const code = toCode(child);
        if (code) return [code];
        checkTarget(child);
      }
      if ('children' in child) walk(child);
      return [child];
    }) as never;
  }

  /** `<pre><code class="language-js">` that still contains only text. */
  function toCode(pre: Element): Element | undefined {
    const [code, ...others] = pre.children;
    if (pre.tagName !== 'pre' || others.length > 0 || code?.type !== 'element' || code.tagName !== 'code')
      return undefined;
    const texts = code.children.map((child) => (child.type === 'text' ? child.value : undefined));
    if (texts.includes(undefined)) return undefined;
    const { className, metastring, ...rest } = code.properties;
    const language = [className ?? []]
      .flat()
      .map(String)
      .find((name) => name.startsWith('language-'))
      ?.slice('language-'.length);
    const properties: Properties = { ...rest };
    if (language) properties.lang = language;
    if (metastring) properties.dataMeta = metastring;
    const preProps = toProps(pre, false);
    if (Object.keys(preProps).length > 0) properties[PRE_ATTRIBUTE] = preProps as never;
    const isDiagram = options.mermaid && language === 'mermaid';
    const text = texts.join('');
    return {
      type: 'element',
      tagName: isDiagram ? DIAGRAM_TAG : CODE_TAG,
      properties: isDiagram ? {} : properties,
      children: [{ type: 'text', value: isDiagram ? text.replace(/\n$/, '') : text }],
      position: pre.position ?? code.position,
    };
  }
}

/** If a plugin changed the address, its address counts. */
function checkTarget({ tagName, properties }: Element): void {
  const target = properties[TARGET_ATTRIBUTE];
  if (target === undefined) return;
  const address = tagName === 'a' ? properties.href : properties.src;
  if (address !== normalizeUri(String(target))) delete properties[TARGET_ATTRIBUTE];
}
