import path from 'node:path';
import { placeOfCode } from '../../../ground/placeOfCode.ts';
import type { ContentProblem } from '../../../ground/problems.ts';
import { ModuleError } from '../../config/module/moduleError.ts';
import type { PluginEntry } from '../../config/plugins/pluginEntry.ts';
import { quoteValue } from '../../config/report/quoteValue.ts';
import type { SiteConfig } from '../../config/types.ts';
import { NotInstalledError } from '../../config/module/importResolved.ts';
import { nameOfPlugin, toFailureMessage } from '../nameOfPlugin.ts';

/** Work of a plugin outside its life cycle. */
export const LOAD = 'load';
export const CREATE = 'create';
export const STRAY = 'stray';
const FAILURES: Record<string, string> = {
  [LOAD]: 'cannot be loaded',
  [CREATE]: 'fails',
  [STRAY]: 'fails in a task that nobody waits for',
};

/** A plugin and its current step. */
export interface Running {
  entry: PluginEntry;
  /** Where it is written. */
  filePath: string;
  step: string;
  /** The plugin's own name. */
  name?: string;
}

type Site = Pick<SiteConfig, 'siteDir' | 'configPath' | 'isIncomplete'>;

/** The message about a failed plugin. */
export function toPluginProblem({ entry, filePath, step, name }: Running, error: unknown, site: Site): ContentProblem {
  const plugin = nameOfPlugin(entry, name);
  if (error instanceof NotInstalledError) {
    const message = `${entry.keyPath}: the ${plugin} ${whatIsMissing(entry, error)}`;
    const { configPath: filePath } = site;
    if (isPath(error.message)) return { severity: 'error', code: 'missing-file', filePath, message };
    return { severity: 'warning', code: 'missing-package', filePath, message, subject: error.message };
  }
  const place =
    error instanceof ModuleError ? { filePath: error.filePath, line: error.line } : placeOfCode(error, site.siteDir);
  const isOwnPlace = place && !/[/\\]node_modules[/\\]/.test(place.filePath);
  const reason = error instanceof Error ? toReason(error.message) : `it throws ${quoteValue(error)}`;
  const failure = `${FAILURES[step] ?? `fails in \`${step}\``}: ${reason.replace(/\.$/, '')}`;
  // If a package is missing, the plugin itself needs no fix.
  const isForeign = site.isIncomplete || /\bCannot find (?:module|package) '/.test(String(error));
  return {
    severity: isForeign ? 'warning' : 'error',
    code: 'plugin-fails',
    filePath,
    ...(isOwnPlace && place),
    message: toFailureMessage(entry, plugin, failure),
  };
}

function isPath(id: string): boolean {
  return /^[./]/.test(id) || path.isAbsolute(id);
}

function whatIsMissing(entry: PluginEntry, { message: id }: NotInstalledError): string {
  if (isPath(id)) return 'is not built, so it is left out. Run its own build first.';
  const what = entry.name.includes(id) ? 'is not installed' : `needs "${id}", which is not installed`;
  return `${what}; it is left out. Run "npm install" in the folder of the site.`;
}

const MAX_ITEMS = 5;

/** Some packages print long explanations. A first line that ends with a colon introduces a list, which is kept. */
function toReason(message: string): string {
  const [first = message, ...others] = message
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return first.endsWith(':') ? [first, ...others.slice(0, MAX_ITEMS)].join(' ') : first;
}
