import type { Element, ElementContent, Nodes, Properties, Root, RootContent } from 'hast';

/**
 * Sanitizes HTML in the texts of a description, which may come from anywhere: elements that format text stay, the tags
 * of all others are shown as text. It works on the tree of a browser-like parser, so nothing can be interpreted in two
 * ways.
 */
const ELEMENTS = new Set(
  (
    'a abbr b blockquote br caption cite code dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img input ins ' +
    'kbd li mark ol p pre q rp rt ruby s samp section small span strong sub summary sup table tbody td tfoot th thead tr tt u ul var wbr ' +
    'oc-code oc-diagram oc-admonition-title admonition'
  ).split(' '),
);

const ATTRIBUTES = new Set(
  (
    'className id href src alt title lang dir colSpan rowSpan align start open type checked disabled width height ' +
    'dataMeta dataOcTarget dataOcToc data-oc-toc data-oc-names dataFootnotes dataFootnoteRef dataFootnoteBackref ariaLabel ariaDescribedBy metastring'
  ).split(' '),
);

const ADDRESS = /^(?:https?:|mailto:|tel:|[^a-z]|[a-z][a-z\d+.-]*(?:[^a-z\d+.:-]|$))/i;

export function sanitizeTree(root: Root): Root {
  return { ...root, children: sanitizeAll(root.children) as RootContent[] };
}

function sanitizeAll(nodes: readonly Nodes[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'comment' || node.type === 'doctype' || node.type === 'root' || node.type === 'raw') return [];
    if (node.type === 'text') return [node];
    const children = 'children' in node ? sanitizeAll(node.children as Nodes[]) : [];
    // Octavo's own components, which a description cannot use.
    if (node.type !== 'element') return [{ ...node, children } as ElementContent];
    if (ELEMENTS.has(node.tagName)) return [{ ...node, properties: sanitizeProperties(node), children }];
    return [{ type: 'text', value: `<${node.tagName}>` }, ...children];
  });
}

function sanitizeProperties({ tagName, properties }: Element): Properties {
  const kept = Object.entries(properties).filter(([name, value]) => {
    // Checkboxes come from Markdown; other inputs would form a form.
    if (tagName === 'input') return ['type', 'checked', 'disabled'].includes(name);
    if (name === 'href' || name === 'src' || name === 'dataOcTarget')
      return ADDRESS.test(asBrowsersRead(String(value)));
    return ATTRIBUTES.has(name);
  });
  return { ...Object.fromEntries(kept), ...(tagName === 'input' && { type: 'checkbox', disabled: true }) };
}

/** Browsers drop white space and control characters before they read the scheme. */
function asBrowsersRead(address: string): string {
  return [...address].filter((character) => character > ' ').join('');
}
