import type { ProblemCode } from '../../../shared/problemCodes.ts';
import { createRequire } from 'node:module';
import type { Declaration, Targets } from 'lightningcss';
import { decodePath, isExternal, splitTarget } from '../../../shared/url/sitePaths.ts';
import { readText } from '../../ground/files/readText.ts';
import type { ContentProblem } from '../../ground/problems.ts';
import { toStaticFile } from '../../read/config/checks/checkFiles.ts';
import { toStyleSources } from '../policy/findSources.ts';
import { toPolicySource } from '../policy/policySources.ts';
import type { SourcesAt } from '../policy/toOriginProblems.ts';
import type { CssFault } from '../../compile/styles/findCssFault.ts';
import { compileSass } from '../../compile/styles/compileSass.ts';
import { findStyleFile } from '../../compile/styles/findStyleFile.ts';
import type { EditStyle } from './createPostCss.ts';
import { addressVisitor } from './addressVisitor.ts';
import { createStyleAddresses, type StyleTargets } from './createStyleAddresses.ts';
import { quoteDataUrls } from '../../compile/styles/quoteDataUrls.ts';
import { toSrgb } from '../../compile/styles/toSrgb.ts';

export interface SiteStylesInput extends StyleTargets {
  /** Style sheets of the configuration, in its order. */
  filePaths: string[];
  /** The content of a file, if it differs from the one on disk. */
  texts?: ReadonlyMap<string, string>;
  /** True if the theme's rules win over them: see `polyfillsLayers`. */
  isBelowTheme?: boolean;
  /** Changes the text of a sheet before it is read. */
  edit?: EditStyle;
}

/** The site's own style sheets, bundled with their imports, ready for the browser. */
export interface SiteStyles {
  /** For every document. */
  inline: string;
  /**
   * For a file in `STYLES_FOLDER`, because it names files and documents are at different depths. It comes after
   * `inline`.
   */
  linked: string;
  problems: ContentProblem[];
  /** Addresses on other origins that they load. */
  sources: SourcesAt[];
}

/** The maximal size of a picture that is inlined in every document. Larger files are better loaded once. */
const MAX_INLINE_DATA = 4_000;

/** The browsers that the theme's own style supports, see `engine/build.mjs`. */
const TARGETS: Targets = {
  chrome: version(123),
  edge: version(123),
  firefox: version(125),
  safari: version(17, 5),
};

function version(major: number, minor = 0): number {
  return (major << 16) | (minor << 8);
}

/** Prefix of the name of a module that replaces a missing or external import. */
const NOTHING = '\0nothing';

interface BundleError extends Error {
  fileName?: string;
  loc?: { line: number; column: number };
}

export async function loadSiteStyles(input: SiteStylesInput): Promise<SiteStyles> {
  const styles: SiteStyles = { inline: '', linked: '', problems: [], sources: [] };
  if (input.filePaths.length === 0) return styles;
  const bundler = createStyleBundler(input);
  let externals = '';
  for (const filePath of input.filePaths) {
    const sheet = await bundler.bundle(filePath);
    // Later sheets win, so none may come before an earlier one that has to be a file.
    if (styles.linked || sheet.externals || sheet.needsFile) {
      styles.linked += sheet.css;
      externals += sheet.externals;
    } else styles.inline += sheet.css;
  }
  if (input.isBelowTheme && !/@layer\b/.test(styles.inline + styles.linked)) {
    styles.inline = inLayer(styles.inline);
    styles.linked = inLayer(styles.linked);
  }
  // Imports from other origins must come before all rules.
  styles.linked = externals + styles.linked;
  return { ...styles, problems: bundler.problems, sources: bundler.sources };
}

/** Rules outside of layers win over those in layers, regardless of their selectors. */
function inLayer(css: string): string {
  return css && `@layer site{${css}}`;
}

function createStyleBundler(input: SiteStylesInput) {
  const { siteDir, baseUrl, staticFiles, texts, edit = (css: string) => css } = input;
  // Native code, which a site without its own style sheets need not load. Not by `import()`: Node 20 does not support
  // it in cached compiled code (`keepCompiledCode.ts`).
  const lightning = createRequire(import.meta.url)('lightningcss') as typeof import('lightningcss');
  const { bundleAsync, transform } = lightning;
  const problems: ContentProblem[] = [];
  const report = (problem: ContentProblem) => void problems.push(problem);
  const sources: SourcesAt[] = [];
  const addSource = (written: string, place: { filePath: string; line?: number }, isImport: boolean) => {
    const source = toPolicySource(written);
    if (source !== undefined) sources.push({ sources: toStyleSources(source, isImport), ...place });
  };
  type Place = { filePath: string; line?: number; column?: number };
  const warn = (place: Place, message: string) =>
    void problems.push({ severity: 'warning', code: 'invalid-css', ...place, message });
  const fail = (code: ProblemCode, place: Place, message: string) =>
    void problems.push({ severity: 'error', code, ...place, message });
  const failAt = (filePath: string, { line, column, reason }: CssFault) =>
    fail('invalid-css', { filePath, line, column }, `This is not valid CSS: ${reason}`);
  const addresses = createStyleAddresses(input, (place, message) => fail('missing-asset', place, message));

  async function bundle(filePath: string): Promise<{ css: string; externals: string; needsFile: boolean }> {
    const imports = new Map<string, { filePath: string; line: number; column: number }>();
    let externals = '';
    let needsFile = false;

    /** Addresses become placeholders, because each is relative to its own file. */
    function prepare(filePath: string, code: Uint8Array, isFaulty: boolean): Uint8Array {
      let hasExternals = false;
      const replaced = (written: string, loc?: { line: number; column: number }): string => {
        needsFile ||= !isFixed(written) || (/^data:/i.test(written) && written.length > MAX_INLINE_DATA);
        if (isFixed(written)) {
          addSource(written, { filePath, line: loc?.line }, false);
          return written;
        }
        return addresses.add({ written, filePath, line: loc?.line, column: loc?.column });
      };
      const prepared = transform({
        filename: filePath,
        code,
        errorRecovery: true,
        visitor: {
          ...addressVisitor(replaced),
          ...(isFaulty && { Declaration: withoutTwoInOne }),
          Rule: {
            import({ value: { url, loc } }) {
              const place = { filePath, line: loc.line + 1, column: loc.column };
              if (!isExternal(url)) {
                imports.set(importKey(url, filePath), place);
                return undefined;
              }
              hasExternals = true;
              addSource(url, place, true);
              return [];
            },
          },
        },
      });
      for (const { message, type, value, loc } of isFaulty ? [] : prepared.warnings) {
        warn({ filePath, line: loc.line, column: loc.column }, explain(type, message, value));
      }
      if (hasExternals) externals += printExternals(filePath, code);
      return prepared.code;
    }

    /** Only the imports from other origins, each with its conditions. */
    function printExternals(filename: string, code: Uint8Array): string {
      const Rule = (rule: { type: string; value?: unknown }) =>
        rule.type === 'import' && isExternal((rule.value as { url: string }).url) ? undefined : [];
      return transform({ filename, code, minify: true, errorRecovery: true, visitor: { Rule } }).code.toString();
    }

    async function read(filePath: string): Promise<string> {
      if (filePath.startsWith(NOTHING)) return '';
      const css = quoteDataUrls(await readSheet(filePath));
      // Browsers and Docusaurus skip rules that they do not understand, but Docusaurus fails if the text does not
      // consist of rules.
      const { findCssFault } = await import('../../compile/styles/findCssFault.ts');
      const fault = findCssFault(css);
      if (fault) failAt(filePath, fault);
      try {
        return Buffer.from(prepare(filePath, Buffer.from(css), fault !== undefined)).toString();
      } catch (error) {
        const { message, loc } = error as BundleError;
        if (!fault)
          warn({ filePath, line: loc?.line, column: loc?.column }, `The style sheet is left out: ${message}.`);
        return '';
      }
    }

    function resolve(written: string, from: string): string {
      // Each has its own name: the same file cannot be imported into two layers.
      const nothing = `${NOTHING} ${written}`;
      if (isExternal(written)) return nothing;
      const { path: name } = splitTarget(written);
      const found = name.startsWith('/')
        ? staticFiles.get(toStaticFile(name, baseUrl))
        : findStyleFile(decodePath(name), { filePath: from, siteDir });
      if (found !== undefined) return found;
      const place = imports.get(importKey(written, from)) ?? { filePath: from };
      fail('missing-asset', place, `"${written}" is no file, and is not imported.`);
      return nothing;
    }

    try {
      const { code } = await bundleAsync({
        filename: filePath,
        minify: true,
        errorRecovery: true,
        targets: TARGETS,
        resolver: { read, resolve },
      });
      return { css: await addresses.fillIn(toSrgb(Buffer.from(code).toString())), externals, needsFile };
    } catch (error) {
      const { message, fileName = filePath, loc } = error as BundleError;
      warn({ filePath: fileName, ...loc }, `The style sheet is left out: ${message}.`);
      return { css: '', externals: '', needsFile: false };
    }
  }

  async function readSheet(filePath: string): Promise<string> {
    const text = texts?.get(filePath);
    if (text !== undefined) return edit(text, filePath, report);
    if (/\.s[ac]ss$/i.test(filePath)) {
      const compiled = compileSass(filePath, siteDir, report);
      return edit(compiled ?? '', filePath, report);
    }
    if (/\.(?:less|styl)$/i.test(filePath)) {
      warn({ filePath }, 'Style sheets are read as CSS or Sass, and this is neither: it is left out.');
      return '';
    }
    return edit(await readText(filePath, report), filePath, report);
  }

  return { bundle, problems, sources };
}

/** Browsers ignore declarations between which a semicolon is missing. PostCSS, which later steps use, stops at them. */
function withoutTwoInOne(declaration: Declaration): [] | undefined {
  if (declaration.property !== 'unparsed') return undefined;
  const hasColon = declaration.value.value.some(({ type, value }) => type === 'token' && value.type === 'colon');
  return hasColon ? [] : undefined;
}

/** Whether an address means the same everywhere: an address of another site, data, or a part of the document. */
function isFixed(url: string): boolean {
  return isExternal(url) || url === '' || url.startsWith('#');
}

function importKey(written: string, filePath: string): string {
  return `${filePath}\0${written}`;
}

function explain(type: string, message: string, value: unknown): string {
  if (type === 'AtRuleInvalid') {
    return `"@${String(value)}" is no rule of CSS, and browsers ignore it. PostCSS plugins are run where the folder has a \`postcss.config.js\`, or a plugin of the site \`configurePostCss\`.`;
  }
  if (type === 'UnexpectedImportRule') return '"@import" stands after other rules, where it has no effect.';
  return `This is not valid CSS, and is left out: ${message}.`;
}
