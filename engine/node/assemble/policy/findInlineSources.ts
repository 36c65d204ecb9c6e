import type { SiteTag } from '../../../shared/renderer.ts';
import { isPolicySource, mergeSources, toPolicySource, type PolicySources } from './policySources.ts';

/** A text in quotes that begins like an address with a host. */
const ADDRESS = /(["'`])((?:https?:)?\/\/[^"'`\s\\]+)\1/gi;
const SCRIPT = /<script\b([^>]*)>([^]*?)<\/script\b/gi;
const SCRIPT_TYPE = /^(?:module|(?:text|application)\/(?:java|ecma)script)$/i;
/** XML names, which are never loaded. */
const NAMESPACES = 'http://www.w3.org';

/**
 * The origins that appear in inline scripts of the configuration and of plugins. Such a script usually counts visits:
 * it adds a script from that origin, which sends requests or loads a tracking pixel.
 */
export function findInlineSources(tags: readonly SiteTag[]): PolicySources {
  const found = tags
    .flatMap(scriptsOf)
    .flatMap((text) => [...text.matchAll(ADDRESS)])
    .flatMap(([, , address = '']) => toPolicySource(address) ?? [])
    .filter((source) => source !== NAMESPACES && isPolicySource(source));
  return mergeSources(found.map((source) => ({ script: [source], connect: [source], image: [source] })));
}

/** Texts that browsers run; others with the tag's name are data. */
function scriptsOf({ tag, attributes, content = '' }: SiteTag): string[] {
  if (tag === 'script') return isRun(attributes['type']) ? [content] : [];
  return [...content.matchAll(SCRIPT)].flatMap(([, written = '', text = '']) => {
    const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(written)?.[1];
    return isRun(type) ? [text] : [];
  });
}

function isRun(type: string | true | undefined): boolean {
  return type === undefined || type === true || SCRIPT_TYPE.test(type);
}
