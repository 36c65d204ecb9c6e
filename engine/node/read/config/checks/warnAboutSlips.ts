import type * as v from 'valibot';
import type { ConfigWarning } from '../report/configError.ts';
import { didYouMean, nearestName } from '../../../../shared/nearestName.ts';
import { toKeyPath } from '../report/keyPath.ts';
import { entriesOf } from '../schema/fields.ts';
import { footerColumn, footerLink } from '../schema/footer.ts';
import { itemSchemas } from '../schema/navbarItems.ts';
import { themeConfigFields } from '../schema/themeConfig.ts';

const LINK_KEYS = [...new Set([...Object.values(itemSchemas), footerColumn, footerLink].flatMap(keysOf))];
const PRISM_KEYS = keysOf(themeConfigFields.prism);

function keysOf(schema: v.GenericSchema): string[] {
  return Object.keys(entriesOf(schema) ?? {});
}

/**
 * Links and `prism` accept any key, so a misspelt one is not an error. It has no effect, though, so the author gets a
 * warning.
 */
export function warnAboutSlips(raw: Record<string, unknown>, warnings: ConfigWarning[]): void {
  const { navbar, footer, prism } = raw;
  visitLinks(isObject(navbar) ? navbar.items : undefined, 'themeConfig.navbar.items', warnings);
  visitLinks(isObject(footer) ? footer.links : undefined, 'themeConfig.footer.links', warnings);
  if (isObject(prism)) warnAboutKeys(prism, PRISM_KEYS, 'themeConfig.prism', warnings);
}

function visitLinks(items: unknown, keyPath: string, warnings: ConfigWarning[]): void {
  if (!Array.isArray(items)) return;
  for (const [index, item] of items.entries()) {
    if (!isObject(item)) continue;
    const itemPath = `${keyPath}[${index}]`;
    if (!String(item.type).includes('custom-')) warnAboutKeys(item, LINK_KEYS, itemPath, warnings);
    for (const key of ['items', 'dropdownItemsBefore', 'dropdownItemsAfter']) {
      visitLinks(item[key], `${itemPath}.${key}`, warnings);
    }
  }
}

function warnAboutKeys(
  value: Record<string, unknown>,
  known: string[],
  keyPath: string,
  warnings: ConfigWarning[],
): void {
  for (const key of Object.keys(value)) {
    if (known.includes(key) || ATTRIBUTES.has(key) || nearestName(key, known) === undefined) continue;
    const message = `${toKeyPath([key], keyPath)}: nothing reads this key.${didYouMean(key, known)}`;
    warnings.push({ code: 'unknown-key', message });
  }
}

/** Correct keys that resemble one of ours. */
const ATTRIBUTES = new Set(['title', 'style', 'rel', 'target', 'id', 'role', 'key', 'value', 'themes', 'lang', 'name']);

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
