import { FOR_REQUESTS, SENDS } from '../../compile/siteCode/findLoads.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import type { SourcesAt } from './toOriginProblems.ts';

const ADDRESS = /^(?:http|ws)s?:\/\/(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i;

const NO_LINK = /^(?!.*(?:href|link|page|site|repo|github|docs?$|logo|image|icon))/i;

/** Hosts in `customFields` that scripts send requests to: those whose field is named in one that does. */
export function findFieldSources(
  { customFields, configPath }: Pick<SiteConfig, 'customFields' | 'configPath'>,
  scripts: Iterable<string>,
): SourcesAt[] {
  const addresses = addressesIn(customFields);
  if (addresses.length === 0) return [];
  const senders = [...scripts].filter((text) => text.includes('customFields') && SENDS.test(text));
  return addresses
    .filter(([name]) => senders.some((text) => new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(text)))
    .map(([, address]) => ({ sources: { connect: [new URL(address).origin] }, filePath: configPath }));
}

/** Fields that are addresses of other sites, by the name that code has for them. Most inside of others are links. */
function addressesIn(fields: unknown, isInside = false): [name: string, address: string][] {
  if (typeof fields !== 'object' || fields === null) return [];
  return Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value !== 'string') return addressesIn(value, true);
    const mayBeAsked = /^[a-z_]\w*$/i.test(name) && (isInside ? FOR_REQUESTS : NO_LINK).test(name);
    return mayBeAsked && ADDRESS.test(value) ? [[name, value]] : [];
  });
}
