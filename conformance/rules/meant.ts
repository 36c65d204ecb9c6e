import type { Verdict } from './askVerdicts.ts';
import type { RuleDifference } from './compareAnswers.ts';

/** An intended difference, with its reason. Anything not in the list is an error. */
interface Meant {
  where: RegExp;
  /** The tried values; any, if omitted. */
  value?: RegExp;
  /** How Octavo deviates from Docusaurus; `reads`: both accept the value but understand it differently. */
  octavo: 'refuses' | 'accepts' | 'reads';
  reason: string;
}

const MEANT: Meant[] = [
  {
    where: /./,
    value: /^\/a\/$|^2024-0[12]-31$/,
    octavo: 'refuses',
    reason: 'A pattern or a date is an object to JavaScript, but no option means one by it.',
  },
  {
    where: /docsPluginId/,
    octavo: 'refuses',
    reason: 'A docs instance that does not exist is found here; Docusaurus fails at it while it renders.',
  },
  {
    where: /^site i18n\.(?:defaultLocale|locales|localeConfigs\.en\.htmlLang)$/,
    octavo: 'refuses',
    reason:
      'A locale that is no language is found here; Docusaurus fails at it later, or writes it as it is into every page.',
  },
  {
    where: /^theme customCss$/,
    octavo: 'refuses',
    reason: 'A stylesheet that does not exist is found here; Docusaurus fails at it while it bundles.',
  },
  {
    where: /^redirects redirects$/,
    value: /^\[\{ to/,
    octavo: 'refuses',
    reason: 'A redirect from nowhere is found here; Docusaurus fails at it while it builds.',
  },
  {
    where: /^blog truncateMarker$/,
    octavo: 'refuses',
    reason: 'Only a pattern can be found in a text; any other object never is.',
  },
  {
    where: /^search searchContextByPaths$/,
    octavo: 'refuses',
    reason: 'A search context needs a path to know what belongs to it, and a label to be shown.',
  },
  {
    where: /^category$/,
    value: /^null$/,
    octavo: 'accepts',
    reason: 'A file that says nothing is as good as an empty one.',
  },
  {
    where: /^category$/,
    value: /^$/,
    octavo: 'reads',
    reason: 'An empty file gives a category without keys.',
  },
  {
    where: /^themeConfig prism\.(?:theme|darkTheme)$/,
    value: /^\{(?: plain: \{\} )?\}$/,
    octavo: 'accepts',
    reason: 'Colours of code come from packages that need not be installed; Octavo has its own.',
  },
  {
    where: /^blog$/,
    value: /type: null, copyright: ''/,
    octavo: 'accepts',
    reason: 'An empty copyright of a feed that is switched off harms nobody.',
  },
  {
    where: /^site$|^site baseUrl$/,
    value: /hooks|^'\/\/'$/,
    octavo: 'reads',
    reason: 'Octavo keeps one severity for both spellings, and one slash for several.',
  },
  {
    where: /^sidebars main\.0\.(?:translatable|autoAddBaseUrl|defaultStyle|collapsed|collapsible)/,
    octavo: 'reads',
    reason: 'A flag that is written as text is read, not taken for true whatever it says.',
  },
  {
    where: /^sidebars main\.0\.link |^category link$/,
    octavo: 'reads',
    reason: 'A link without a type leads nowhere in both; Octavo says so.',
  },
  {
    where: /FrontMatter (?:date|last_update)$/,
    octavo: 'reads',
    reason: 'A number that is taken for a date is one.',
  },
  {
    where: /prependBaseUrlToHref/,
    octavo: 'reads',
    reason: 'What JavaScript takes for true is true.',
  },
  {
    where: /headTags/,
    octavo: 'reads',
    reason: 'Octavo keeps what it writes: text, and attributes.',
  },
  {
    where: /^themeConfig (?:zoom|algolia\.)/,
    octavo: 'reads',
    reason: 'Options of plugins that Octavo replaces are not used.',
  },
  {
    where: /^postFrontMatter$/,
    value: /stackoverflow/,
    octavo: 'reads',
    reason: 'The number becomes text with the address it is part of.',
  },
  {
    where: /^module$/,
    value: /^await at the top/,
    octavo: 'accepts',
    reason: 'Docusaurus leaves it to Node, which allows it in an ES module that CommonJS imports; here all may.',
  },
  {
    where: /^search nobodyKnows$/,
    octavo: 'accepts',
    reason: 'The plugin is not part of Docusaurus and gets options without it; an unknown one is a warning.',
  },
  {
    where: /^module$/,
    value: /marked as ESM|of an ESM file/,
    octavo: 'reads',
    reason: 'Named exports are kept next to a default one.',
  },
];

/** Verdicts on a whole site that differ on purpose, by the name of the fault. */
const MEANT_VERDICTS: Record<string, { octavo: Verdict; reason: string }> = {
  'client-module-throws': {
    octavo: 'accepted',
    reason:
      'Docusaurus runs client modules on the server too; here they run in the browser alone, after the page is shown.',
  },
  'front-matter-open': {
    octavo: 'refused',
    reason: 'Docusaurus takes the whole page for front matter, and shows an empty one.',
  },
  'front-matter-slug': {
    octavo: 'refused',
    reason: 'In lists of pages, an address of a page that looks like one of another host would lead readers there.',
  },
};

export function findVerdictReason(name: string, octavo: Verdict): string | undefined {
  const meant = MEANT_VERDICTS[name];
  return meant?.octavo === octavo ? meant.reason : undefined;
}

export function findReason({ where, value, docusaurus, octavo }: RuleDifference): string | undefined {
  const way = !octavo.accepted ? 'refuses' : docusaurus?.accepted ? 'reads' : 'accepts';
  return MEANT.find((meant) => meant.octavo === way && meant.where.test(where) && (meant.value?.test(value) ?? true))
    ?.reason;
}
