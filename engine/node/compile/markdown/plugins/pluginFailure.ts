import path from 'node:path';
import { placeOfCode } from '../../../ground/placeOfCode.ts';
import type { PluginList } from '../../../read/config/markdownPlugins.ts';
import type { Problem } from '../../siteCode/types.ts';
import type { TreeFault } from './checkTree.ts';

interface Place {
  line?: number | null;
  column?: number | null;
}

/** A plugin that cannot be used on a page: it throws, never ends, or does not leave a valid tree. */
export class PluginFailure extends Error {
  readonly list: PluginList;
  readonly plugin: string;
  private readonly place: Place;
  private readonly missing: string | undefined;

  constructor(list: PluginList, plugin: string, cause: unknown, fault?: TreeFault) {
    super(reasonOf(cause), { cause });
    this.list = list;
    this.plugin = plugin;
    this.missing = fault?.missing;
    const ofCause = typeof cause === 'object' && cause !== null ? (cause as Place) : {};
    this.place = fault ? (fault.near?.position?.start ?? {}) : ofCause;
  }

  toProblem(filePath: string, { siteDir, isIncomplete }: { siteDir: string; isIncomplete?: boolean }): Problem {
    const { line, column } = this.place;
    const code = placeOfCode(this.cause, siteDir);
    const at = code === undefined ? '' : ` (${path.relative(siteDir, code.filePath)}:${code.line})`;
    return {
      filePath,
      ...(typeof line === 'number' && { line }),
      ...(typeof line === 'number' && typeof column === 'number' && { column }),
      message:
        this.missing === undefined
          ? `The plugin ${this.plugin} fails: ${this.message.replace(/\.$/, '')}${at}. ` +
            `The page is shown without it. Mend the plugin, or take it out of \`${this.list}\`.`
          : `The plugin ${this.plugin} needs "${this.missing}", which is not installed. The page is shown without the plugin. ` +
            `Run "npm install" in the folder of the site, or take the plugin out of \`${this.list}\`.`,
      // It fails because of a missing package, which is reported elsewhere, so the plugin itself needs no fix.
      severity: isIncomplete ? undefined : 'error',
      code: 'markdown-plugin',
      subject: this.plugin,
    };
  }
}

/** A message of a `VFile` begins with its place, which the problem already contains. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return `it throws ${String(error)}`;
  return 'reason' in error && typeof error.reason === 'string' ? error.reason : error.message;
}
