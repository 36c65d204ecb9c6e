import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { noteFile } from '../../ground/inputs/inputs.ts';
import type { Report } from '../../ground/problems.ts';
import { findPackage } from './findStyleFile.ts';

/** The part of the `sass` package that is used here. The site provides the package; Octavo does not include it. */
interface Sass {
  compile(filePath: string, options: object): { css: string; loadedUrls: URL[] };
}

interface SassSpan {
  url?: URL;
  start: { line: number; column: number };
}

/** Packages with a compiler, in order of preference. */
const COMPILERS = ['sass', 'sass-embedded'];

/** The style sheet from an `.scss` or `.sass` file; `undefined` if it cannot be compiled, which is reported. */
export function compileSass(filePath: string, siteDir: string, report: Report): string | undefined {
  noteFile(filePath);
  const sass = loadSass(siteDir);
  if (!sass) {
    report({
      severity: 'error',
      code: 'sass',
      filePath,
      message:
        'The site has no compiler for Sass, so the style sheet is left out. ' +
        'Install one in the site folder with "npm install --save-dev sass".',
    });
    return undefined;
  }
  const at = (span: SassSpan | undefined) => ({
    filePath: span?.url ? fileURLToPath(span.url) : filePath,
    line: span && span.start.line + 1,
    column: span && span.start.column + 1,
  });
  try {
    const { css, loadedUrls } = sass.compile(filePath, {
      quietDeps: true,
      importers: [{ findFileUrl: (name: string) => findSassFile(name, filePath, siteDir) }],
      logger: {
        warn: (message: string, { span }: { span?: SassSpan }) =>
          report({ severity: 'warning', code: 'sass', ...at(span), message: `Sass: ${message}` }),
      },
    });
    for (const url of loadedUrls) if (url.protocol === 'file:') noteFile(fileURLToPath(url));
    return css;
  } catch (error) {
    const { sassMessage, span } = error as { sassMessage?: string; span?: SassSpan };
    if (sassMessage === undefined) throw error;
    report({
      severity: 'error',
      code: 'sass',
      ...at(span),
      message: `Sass: ${sassMessage} The style sheet is left out.`,
    });
    return undefined;
  }
}

function loadSass(siteDir: string): Sass | undefined {
  const from = path.join(siteDir, 'package.json');
  const found = COMPILERS.map((name) => findPackage(name, from)).find((compiler) => compiler !== undefined);
  return found && (createRequire(from)(found.folder) as Sass);
}

/** Resolved as in bundlers: `~pkg/x`, `pkg/x` and `@site/x`. The compiler adds extensions itself. */
function findSassFile(written: string, filePath: string, siteDir: string): URL | null {
  const name = written.replace(/^~/, '');
  if (name.startsWith('@site/')) return pathToFileURL(path.join(siteDir, name.slice('@site/'.length)));
  const found = findPackage(name, filePath);
  return found ? pathToFileURL(path.join(found.folder, found.inside)) : null;
}
