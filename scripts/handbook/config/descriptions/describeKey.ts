import { contentDescriptions } from './contentDescriptions.ts';
import { pluginDescriptions } from './pluginDescriptions.ts';
import { siteDescriptions } from './siteDescriptions.ts';
import { themeDescriptions } from './themeDescriptions.ts';

/** By key; a key inside another one is written `outer.inner`. */
export type Descriptions = Record<string, string>;

/**
 * The meaning of every configuration key, in one or two sentences: for the handbook and for the package's types. A test
 * requires one for each key of the schemas, and none for other keys.
 */
export const DESCRIPTIONS: Record<string, Descriptions> = {
  ...siteDescriptions,
  ...themeDescriptions,
  ...contentDescriptions,
  ...pluginDescriptions,
};

/** `keys`: the path to a key inside the type. */
export function describeKey(type: string, keys: string[]): string | undefined {
  return DESCRIPTIONS[type]?.[keys.join('.')];
}
