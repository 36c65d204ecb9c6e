import type { Element, Nodes, Parents, Root } from 'hast';

/** What was removed from a page. Raw HTML has no position in the file. */
export interface DroppedTag {
  /** `<script>`, or `srcdoc` of an element. */
  name: string;
  tagName: string;
  address?: string;
}

/** Elements that run code, load it, or decide where scripts come from. */
const LOADERS = new Set(['script', 'object', 'embed', 'applet', 'frame', 'frameset', 'portal', 'base']);

/**
 * Removes everything that loads scripts, because scripts in the site's folder would pass the policy. Works on the tree
 * as a browser would parse it.
 */
export function dropScripts(root: Root): DroppedTag[] {
  const dropped: DroppedTag[] = [];
  clean(root);
  return dropped;

  function clean(parent: Parents): void {
    parent.children = parent.children.filter((node) => !isDropped(node)) as typeof parent.children;
    for (const node of parent.children) {
      if ('children' in node) clean(node);
      if (node.type === 'element' && node.content) clean(node.content);
    }
  }

  function isDropped(node: Nodes): boolean {
    if (node.type !== 'element') return false;
    const { tagName, properties } = node;
    if (LOADERS.has(tagName) || (tagName === 'meta' && has(properties, 'http-equiv'))) {
      note(node, `<${tagName}>`);
      return true;
    }
    // Its document has the origin of the page.
    for (const name of Object.keys(properties).filter((name) => tagName === 'iframe' && nameOf(name) === 'srcdoc')) {
      note(node, `\`srcdoc\` of <${tagName}>`);
      delete properties[name];
    }
    return false;
  }

  function note({ tagName, properties }: Element, name: string): void {
    const address = properties['src'] ?? properties['data'] ?? properties['href'];
    dropped.push({ name, tagName, ...(address != null && { address: String(address) }) });
  }
}

function has(properties: Element['properties'], name: string): boolean {
  return Object.keys(properties).some((key) => nameOf(key) === name);
}

/** `httpEquiv` and `http-equiv` are equivalent. */
function nameOf(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^src-doc$/, 'srcdoc');
}
