import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface CodePlace {
  /** Absolute. */
  filePath: string;
  line: number;
}

const FRAME = /(?:\(|at )((?:file:\/\/)?\/[^\n():]+|(?:file:\/\/\/)?[A-Za-z]:[^\n():]+):(\d+):\d+\)?$/;

/** The place in the site's own code where an error occurred, or in a package if there is none. */
export function placeOfCode(error: unknown, siteDir: string): CodePlace | undefined {
  if (!(error instanceof Error)) return undefined;
  const places = (error.stack ?? '').split('\n').flatMap((frame): CodePlace[] => {
    const [, file = '', line = ''] = FRAME.exec(frame) ?? [];
    if (file === '') return [];
    return [{ filePath: file.startsWith('file:') ? fileURLToPath(file) : file, line: Number(line) }];
  });
  const isInPackage = ({ filePath }: CodePlace) => /[/\\]node_modules[/\\]/.test(filePath);
  const own = places.find((place) => !isInPackage(place) && place.filePath.startsWith(siteDir + path.sep));
  return own ?? places.find(isInPackage);
}
