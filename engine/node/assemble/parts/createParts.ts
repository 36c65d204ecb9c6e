/** The site's replacements for the theme's parts, and their problems. */
import { hiddenIn } from '../../../shared/layoutParts.ts';
import { DOC_FRAMES } from '../../../shared/partNames.ts';
import { findThemePart, THEME_PARTS } from '../../../shared/themeParts.ts';
import type { SiteCompiler } from '../../compile/createSiteCompiler.ts';
import {
  createPageFields,
  NO_FIELDS,
  type CompiledPart,
  type PageFields,
} from '../../compile/parts/createPartRenderer.ts';
import { createReach } from '../../compile/siteCode/createReach.ts';
import type { Override, Overrides } from '../../compile/siteCode/findOverrides.ts';
import type { SiteCode } from '../../compile/siteCode/types.ts';
import { hashOf } from '../../ground/hashOf.ts';
import { readSiteFileSync } from '../../ground/inputs/siteFiles.ts';
import { withSeverity, type ContentProblem } from '../../ground/problems.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import { CUSTOM_ITEMS, listNavbarSlots, toSlotName } from './navbarSlots.ts';
import { createPartProblems, hasError, type PartProblems } from './partProblems.ts';
import type { PartOfPage } from './partsOfPage.ts';

export interface PartsInput {
  config: SiteConfig;
  overrides: Overrides;
  codeInput: SiteCompiler['codeInput'];
  importedByContent: SiteCompiler['importedByContent'];
  siteCode?: SiteCode;
  parts: SiteCompiler['parts'];
}

export interface Parts extends Pick<PartProblems, 'add'>, Pick<PartsInput['parts'], 'untilLoaded'> {
  /** The replacements that can be shown, by the name of the part. */
  usable: ReadonlyMap<string, Override>;
  /** Parts of the shell that are the same on all pages, unless they read their page. */
  shell: PartOfPage[];
  /** Parts of the shell that are the site's own. */
  slots: string[];
  /** The parts that the next page replaces. */
  slotsOfPage: string[];
  /** Identifies their code and the code around the app; undefined if the shell is the theme's. */
  shellKey?: string;
  /** Modules of replaced parts: any of them may turn out to need the browser. */
  modules: string[];
  /** The site has its own layout, which may omit parts of the shell. */
  hasLayout: boolean;
  /** The navbar is the site's own as a whole; it has no drawer for readers without JavaScript. */
  hasOwnNavbar?: boolean;
  /** The site has components around documents. */
  hasDocFrame?: true;
  /** Reads the inputs of parts before those of a page are rendered. */
  prepare(): Promise<void>;
  render(part: PartOfPage, page: PageFields): CompiledPart;
  /** True if rendering the parts again would give the same. */
  areCurrent(dependsOn: CompiledPart['dependsOn']): boolean;
  problems(): ContentProblem[];
}

export async function createParts(input: PartsInput): Promise<Parts> {
  const { config, overrides, siteCode, parts: renderer } = input;
  const isReached = createReach(input).includes;
  const problems = createPartProblems(isReached);
  const usable = new Map<string, Override>();
  for (const override of Object.values(overrides.parts)) {
    const isShownInside = findThemePart(override.name)?.isAround && siteCode && !siteCode.around?.[override.name];
    if (isShownInside) continue;
    const exports = siteCode?.modules[override.id]?.exports;
    if (!exports || exports.includes('default') || isCommonJs(override)) usable.set(override.name, override);
    else problems.addMissingExport(override);
  }
  const imported = new Set(Object.values(siteCode?.modules ?? {}).flatMap(({ themeFiles = [] }) => themeFiles));
  for (const { name, id, filePath } of overrides.leftOut) {
    if (!imported.has(id)) problems.addLeftOut(name, filePath);
  }
  for (const problem of overrides.problems) problems.report(withSeverity(problem));

  const locale = config.i18n.currentLocale;
  const prepare = () => renderer.prepare(usable.values());
  const render = ({ name, props, items, type }: PartOfPage, page: PageFields) =>
    renderer.render({ override: usable.get(name)!, element: { props, items, type }, locale, page });

  await prepare();
  const shell: PartOfPage[] = [];
  const replaced: string[] = [];
  const hidden: string[] = [];
  let hasOwnNavbar = false;
  for (const part of shellParts(config, usable)) {
    const compiled = await renderWhole(part, NO_FIELDS);
    const override = usable.get(part.name)!;
    problems.add(override, compiled.problems);
    if (hasError(compiled.problems) && !isReached(override.filePath)) usable.delete(part.name);
    if (compiled.isFailed || !usable.has(part.name)) continue;
    shell.push(part);
    const showsTheme = compiled.refs.some(({ kind, props }) => kind === 'hole' && props?.['name'] === 'Navbar');
    if (part.name === 'Navbar' && !showsTheme) hasOwnNavbar = true;
    // Single pages may omit the footer, according to their data.
    if (part.name === 'Layout' && !compiled.layout && !compiled.pageFields) {
      hidden.push(...hiddenIn(compiled.html).filter((name) => name !== 'Footer'));
    }
    // A part that reads its page and is not live comes with the next page. A live part reads the next page itself.
    if (compiled.pageFields && !findThemePart(part.name)?.isAround && !(await isLive(part))) replaced.push(part.key);
  }

  /** Outside a page, a component that reads the address is always live. */
  async function isLive(part: PartOfPage): Promise<boolean> {
    const page = createPageFields((name) => (name === 'path' ? config.baseUrl : undefined));
    return (await renderWhole(part, page)).live !== undefined;
  }

  function renderWhole(part: PartOfPage, page: PageFields): Promise<CompiledPart> {
    return renderer.untilLoaded(
      () => render(part, page),
      ({ isProvisional }) => !isProvisional,
    );
  }

  const shown = [...usable.values()].filter(({ name }) => findThemePart(name)?.level !== 'content');
  const slotsOfPage = [...namesOfPages(config, (name) => usable.has(name)), ...replaced];
  const slots = shell.filter(({ name }) => !findThemePart(name)?.isAround).map(({ key }) => key);
  const ofShell = shown.filter(({ name }) => shell.some((part) => part.name === name) || findThemePart(name)?.isOfPage);

  return {
    usable,
    shell,
    slots: [...new Set([...slots, ...slotsOfPage, ...hidden])],
    slotsOfPage,
    shellKey: ofShell.length === 0 ? undefined : keyOf(ofShell, siteCode),
    modules: shown.map(({ id }) => id),
    hasLayout: usable.has('Layout'),
    ...(hasOwnNavbar && { hasOwnNavbar }),
    ...(DOC_FRAMES.some((name) => usable.has(name)) && { hasDocFrame: true }),
    prepare,
    render,
    untilLoaded: renderer.untilLoaded,
    areCurrent: (dependsOn) => renderer.areCurrent(dependsOn, locale),
    add: problems.add,
    problems: problems.list,
  };
}

function keyOf(overrides: Override[], siteCode: SiteCode | undefined): string {
  return hashOf(JSON.stringify(overrides.map(({ name, id }) => [name, siteCode?.modules[id]?.hash])));
}

/** Theme packages are often compiled to CommonJS, whose exports the bundler does not list. */
function isCommonJs({ filePath }: Override): boolean {
  return /\bmodule\.exports\b|\bexports\.default\b/.test(readSiteFileSync(filePath).toString());
}

function shellParts(config: SiteConfig, usable: ReadonlyMap<string, Override>): PartOfPage[] {
  return [...usable.keys()].flatMap((name): PartOfPage[] => {
    const { level, isOfPage, slots = { [name]: {} } } = findThemePart(name) ?? {};
    if (level !== 'shell' || isOfPage) return [];
    if (name !== CUSTOM_ITEMS) return Object.entries(slots).map(([key, props]) => ({ name, key, props }));
    return listNavbarSlots(config, (part) => part === name).flatMap(({ type, index, props }) =>
      [false, true].map((mobile) => ({ name, key: toSlotName(index, mobile), type, props: { ...props, mobile } })),
    );
  });
}

/** Slots whose content differs between pages. */
function namesOfPages(config: SiteConfig, has: (name: string) => boolean): string[] {
  const items = listNavbarSlots(config, (name) => name !== CUSTOM_ITEMS && has(name));
  return [
    ...THEME_PARTS.flatMap(({ name, isOfPage, isNavbarItem }) =>
      isOfPage && !isNavbarItem && has(name) ? [name] : [],
    ),
    ...items.flatMap(({ index }) => [toSlotName(index, false), toSlotName(index, true)]),
  ];
}
