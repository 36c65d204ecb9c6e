/** Reads plugins' return values defensively. */
import path from 'node:path';
import { isSiteFolder } from '../../../ground/inputs/siteFiles.ts';
import { toPlain } from '../../../ground/toPlain.ts';
import { quoteValue } from '../../config/report/quoteValue.ts';
import type { TagLike } from '../types.ts';

/** The life cycle steps that Octavo supports. */
export const STEPS = [
  'loadContent',
  'getTranslationFiles',
  'translateContent',
  'translateThemeConfig',
  'getDefaultCodeTranslationMessages',
  'contentLoaded',
  'allContentLoaded',
  'getThemePath',
  'getTypeScriptThemePath',
  'getClientModules',
  'injectHtmlTags',
  'configureWebpack',
  'configurePostCss',
  'postBuild',
  'getPathsToWatch',
  'extendCli',
] as const;

export type Step = (typeof STEPS)[number];

export type PluginObject = { name: string } & Partial<Record<Step, (...values: never[]) => unknown>>;

/** `undefined` means that the plugin switches itself off. */
export function toPluginObject(given: unknown): PluginObject | undefined {
  if (given === null) return undefined;
  if (typeof given !== 'object') {
    throw new Error(`it gives ${quoteValue(given)}; expected an object with a \`name\`, or \`null\` for no plugin`);
  }
  const { name } = given as { name?: unknown };
  if (typeof name !== 'string' || name === '') throw new Error('what it gives has no `name`; every plugin needs one');
  for (const step of STEPS) {
    const value = (given as Record<string, unknown>)[step];
    if (value !== undefined && value !== null && typeof value !== 'function') {
      throw new Error(`its \`${step}\` is ${quoteValue(value)}; expected a function`);
    }
  }
  return given as PluginObject;
}

export function toThemeFolders(plugin: PluginObject, folder: string): string[] {
  // `swizzle` copies a theme's sources; the compiled files run, if there are both.
  const named = [plugin.getThemePath?.(), plugin.getTypeScriptThemePath?.()];
  const found = named.flatMap((name) => {
    if (name === undefined || name === null) return [];
    if (typeof name !== 'string') throw new Error(`it gives ${quoteValue(name)}; expected the path of a folder`);
    return [path.resolve(folder, name)];
  });
  return found.filter(isSiteFolder).slice(0, 1);
}

export function toTags(tags: unknown, place: string): TagLike[] {
  const list = (Array.isArray(tags) ? (tags as unknown[]) : [tags]).filter(Boolean);
  return list.map((tag) => {
    if (typeof tag === 'string') return tag;
    const { tagName, attributes, innerHTML } = tag as Record<string, unknown>;
    if (typeof tagName !== 'string' || !/^[a-z][\w-]*$/i.test(tagName)) {
      throw new Error(`${place} has ${quoteValue(tag)}; expected HTML, or an object with a \`tagName\``);
    }
    return {
      tagName,
      attributes: toPlain(attributes ?? {}) as Record<string, unknown>,
      ...(innerHTML ? { innerHTML: String(innerHTML) } : {}),
    };
  });
}
