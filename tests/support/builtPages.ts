import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Element, Nodes } from 'hast';
import { raw } from 'hast-util-raw';
import { toString as textOf } from 'hast-util-to-string';
import { find as findProperty, html as htmlSchema } from 'property-information';
import { DEFAULT_LOCALE, localeOf } from './specSite.ts';

/** A document of a built website, for tests without a browser. */
export interface BuiltPage {
  /** From the root of the output. */
  file: string;
  /** As links write it: without `.html` and `index`. The not-found page keeps its file name. */
  path: string;
  html: string;
  all(selector: string): BuiltElement[];
  /** The only element of that kind; an error if there is none, or another. */
  one(selector: string): BuiltElement;
  /**
   * Paths (with hash) within the site that the links of this page lead to. Links that leave the site stay unchanged.
   */
  target(href: string): string;
}

export interface BuiltElement {
  name: string;
  /** White space is one space. */
  readonly text: string;
  readonly children: BuiltElement[];
  attribute(name: string): string | undefined;
  has(name: string): boolean;
  all(selector: string): BuiltElement[];
  one(selector: string): BuiltElement;
}

export interface BuiltSite {
  outDir: string;
  pages: BuiltPage[];
  /** The page at a path; an error if there is none. */
  page(path: string): BuiltPage;
  /** Paths of the pages that fail, so that a failure names them all at once. */
  failing(passes: (page: BuiltPage) => boolean, among?: string[]): string[];
}

/** By their folders. The files of a worker share them. */
const sites = new Map<string, Promise<BuiltSite>>();

/**
 * The documents of the default locale, which are at the root. Rules that hold for every document are checked on these
 * only: reading all locales would take three times as long.
 */
export function readBuiltSite(outDir: string): Promise<BuiltSite> {
  const known = sites.get(outDir) ?? readSite(outDir);
  sites.set(outDir, known);
  return known;
}

async function readSite(outDir: string): Promise<BuiltSite> {
  const pages = await readBuiltPages(outDir);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const page = (at: string): BuiltPage => {
    const found = byPath.get(at);
    if (!found) throw new Error(`There is no page "${at}".`);
    return found;
  };
  return {
    outDir,
    pages,
    page,
    failing: (passes, among) => (among?.map(page) ?? pages).filter((one) => !passes(one)).map((one) => one.path),
  };
}

async function readBuiltPages(outDir: string): Promise<BuiltPage[]> {
  const names = (await readdir(outDir, { recursive: true })).map((name) => name.split(path.sep).join('/'));
  const files = names.filter((name) => name.endsWith('.html') && localeOf(name) === DEFAULT_LOCALE).sort();
  return Promise.all(files.map((file) => readBuiltPage(outDir, file)));
}

export async function readBuiltPage(outDir: string, file: string): Promise<BuiltPage> {
  return toPage(file, await readFile(path.join(outDir, file), 'utf8'));
}

function toPage(file: string, html: string): BuiltPage {
  const body = html.replace(/^<!doctype html>/i, '');
  const tree = raw({ type: 'root', children: [{ type: 'doctype' }, { type: 'raw', value: body }] });
  const origin = 'https://built.example/';
  return {
    file,
    path: file === '404.html' ? '/404.html' : toPath(`/${file}`),
    html,
    all: (selector) => select(tree, selector).map(toElement),
    one: (selector) => only(select(tree, selector).map(toElement), selector, file),
    target(href) {
      const url = new URL(href, origin + file);
      return url.href.startsWith(origin) ? toPath(decodeURI(url.pathname)) + url.search + url.hash : href;
    },
  };
}

function toPath(pathname: string): string {
  return pathname.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
}

function toElement(element: Element): BuiltElement {
  const attribute = (name: string) => attributeOf(element, name);
  return {
    name: element.tagName,
    get text() {
      return textOf(element).replaceAll(/\s+/g, ' ').trim();
    },
    get children() {
      return element.children.flatMap((child) => (child.type === 'element' ? toElement(child) : []));
    },
    attribute,
    has: (name) => attribute(name) !== undefined,
    all: (selector) => select(element, selector).map(toElement),
    one: (selector) => only(select(element, selector).map(toElement), selector, `<${element.tagName}>`),
  };
}

function only(found: BuiltElement[], selector: string, where: string): BuiltElement {
  if (found.length !== 1) throw new Error(`${where} has ${found.length} of "${selector}", not one.`);
  return found[0]!;
}

function attributeOf(element: Element, name: string): string | undefined {
  const value = element.properties[findProperty(htmlSchema, name).property];
  if (value === undefined || value === null || value === false) return undefined;
  if (value === true) return '';
  return Array.isArray(value) ? value.join(' ') : String(value);
}

/** Descendants that match a selector of tags, ids, classes and attributes: `nav[aria-label="Main"] a.x *`. */
function select(root: Nodes, selector: string): Element[] {
  const [first, ...rest] = splitCompounds(selector).map(toTest);
  let found = descendants(root).filter(first!);
  for (const fits of rest) found = [...new Set(found.flatMap(descendants))].filter(fits);
  return found;
}

function splitCompounds(selector: string): string[] {
  return selector.match(/(?:\[[^\]]*\]|[^\s[])+/g) ?? [];
}

function toTest(compound: string): (element: Element) => boolean {
  const parts = compound.match(/\[[^\]]*\]|[.#]?[\w-]+/g) ?? [];
  const tests = parts.map((part): ((element: Element) => boolean) => {
    if (part.startsWith('.')) {
      return (element) => attributeOf(element, 'class')?.split(' ').includes(part.slice(1)) ?? false;
    }
    if (part.startsWith('#')) return (element) => attributeOf(element, 'id') === part.slice(1);
    if (!part.startsWith('[')) return (element) => element.tagName === part;
    const [, name = '', value] = /^\[([\w-]+)(?:="?(.*?)"?)?\]$/.exec(part) ?? [];
    return (element) => {
      const actual = attributeOf(element, name);
      return value === undefined ? actual !== undefined : actual === value;
    };
  });
  return (element) => tests.every((fits) => fits(element));
}

const known = new WeakMap<Nodes, Element[]>();

function descendants(node: Nodes): Element[] {
  if (!('children' in node)) return [];
  let found = known.get(node);
  if (!found) {
    found = node.children.flatMap((child) => (child.type === 'element' ? [child, ...descendants(child)] : []));
    known.set(node, found);
  }
  return found;
}
