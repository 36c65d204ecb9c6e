import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PluginList } from '../../../read/config/markdownPlugins.ts';
import type { Problem } from '../types.ts';

interface Place {
  line?: number | null;
  column?: number | null;
}

/** A plugin that cannot be used on a page: it throws, never ends, or leaves what is no tree. */
export class PluginFailure extends Error {
  readonly list: PluginList;
  readonly plugin: string;
  private readonly place: Place;

  constructor(list: PluginList, plugin: string, cause: unknown, place?: Place) {
    super(reasonOf(cause), { cause });
    this.list = list;
    this.plugin = plugin;
    this.place = place ?? (typeof cause === 'object' && cause !== null ? (cause as Place) : {});
  }

  toProblem(filePath: string, { siteDir, isIncomplete }: { siteDir: string; isIncomplete?: boolean }): Problem {
    const { line, column } = this.place;
    const code = placeOfCode(this.cause, siteDir);
    const at = code === undefined ? '' : ` (${code})`;
    return {
      filePath,
      ...(typeof line === 'number' && { line }),
      ...(typeof line === 'number' && typeof column === 'number' && { column }),
      message:
        `The plugin ${this.plugin} fails: ${this.message.replace(/\.$/, '')}${at}. ` +
        `The page is shown without it. Mend the plugin, or take it out of \`${this.list}\`.`,
      // For want of a package, which is named elsewhere, there is nothing to mend in it.
      severity: isIncomplete ? undefined : 'error',
      cause: 'plugin',
      subject: this.plugin,
    };
  }
}

/** A message of a `VFile` begins with its place, which the problem has already. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return `it throws ${String(error)}`;
  return 'reason' in error && typeof error.reason === 'string' ? error.reason : error.message;
}

const FRAME = /(?:\(|at )((?:file:\/\/)?\/[^\n():]+|(?:file:\/\/\/)?[A-Za-z]:[^\n():]+):(\d+):\d+\)?$/;

/** Where in the site's own code the error came up; in a package if there is no such place. */
function placeOfCode(error: unknown, siteDir: string): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const places = (error.stack ?? '').split('\n').flatMap((frame) => {
    const [, file = '', line = ''] = FRAME.exec(frame) ?? [];
    if (file === '') return [];
    const filePath = file.startsWith('file:') ? fileURLToPath(file) : file;
    return [{ filePath, shown: `${path.relative(siteDir, filePath)}:${line}` }];
  });
  const isInPackage = ({ filePath }: { filePath: string }) => /[/\\]node_modules[/\\]/.test(filePath);
  const own = places.find((place) => !isInPackage(place) && place.filePath.startsWith(siteDir + path.sep));
  return (own ?? places.find(isInPackage))?.shown;
}
