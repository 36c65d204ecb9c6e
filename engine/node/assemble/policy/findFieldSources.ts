import { createdElement, FOR_REQUESTS, SENDS } from '../../compile/siteCode/findLoads.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import type { PolicySources } from './policySources.ts';
import type { SourcesAt } from './toOriginProblems.ts';

const ADDRESS = /^(?:http|ws)s?:\/\/(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i;

const LINK = /href|link|page|site|repo|github|docs?$|logo|image|icon/i;

/** Addresses in other fields are mostly links, unless their name or the address itself suggests otherwise. */
const FOR_DATA = /spec|schema|swagger|graph|data|script|search/i;
const DATA_FILE = /\.(?:json|ya?ml|js)(?:[?#]|$)/i;

interface FieldAddress {
  /** Names of the field and of those that it is in. */
  names: string[];
  address: string;
}

/**
 * Hosts in `customFields` that scripts contact: those whose field is named in a script that reads `customFields`, if
 * that script or another, such as a package's, sends requests. A script that creates a `<script>` also loads it.
 */
export function findFieldSources(
  { customFields, configPath }: Pick<SiteConfig, 'customFields' | 'configPath'>,
  scripts: Iterable<string>,
): SourcesAt[] {
  const addresses = addressesIn(customFields);
  if (addresses.length === 0) return [];
  const texts = [...scripts];
  const sends = texts.some((text) => SENDS.test(text));
  const readers = texts.filter((text) => text.includes('customFields'));
  return addresses.flatMap(({ names, address }) => {
    // One script contains the fields themselves, for all others.
    const found = readers.filter((text) => !text.includes(address) && names.every((name) => hasWord(text, name)));
    const { origin } = new URL(address);
    const sources: PolicySources = {
      ...(found.length > 0 && sends && { connect: [origin] }),
      ...(found.some((text) => createdElement(text) === 'script') && { script: [origin] }),
    };
    return Object.keys(sources).length > 0 ? { sources, filePath: configPath } : [];
  });
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`(?<![\\w$])${word}(?![\\w$])`).test(text);
}

/** Fields with addresses of other sites that are not links. */
function addressesIn(fields: unknown, names: string[] = []): FieldAddress[] {
  if (typeof fields === 'string') {
    const isNamed = (pattern: RegExp) => names.some((name) => pattern.test(name));
    const isForRequests = isNamed(FOR_REQUESTS) || isNamed(FOR_DATA) || DATA_FILE.test(fields);
    const mayBeRequested =
      names.length === 1 ? isForRequests || !isNamed(LINK) : isForRequests && !LINK.test(names.at(-1)!);
    return mayBeRequested && ADDRESS.test(fields) ? [{ names, address: fields }] : [];
  }
  if (typeof fields !== 'object' || fields === null) return [];
  return Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
    // Octavo's own options are not meant for code.
    if (names.length === 0 && name === 'octavo') return [];
    // An item of a list has no name.
    if (Array.isArray(fields)) return addressesIn(value, names);
    return /^[a-z_]\w*$/i.test(name) ? addressesIn(value, [...names, name]) : [];
  });
}
