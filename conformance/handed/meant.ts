export interface HandedDifference {
  /** `postBuild.routes./base/blog.component` */
  where: string;
  docusaurus: string;
  octavo: string;
}

/** An intended difference, with its reason. */
interface MeantOfHooks {
  where: RegExp;
  when?: (difference: HandedDifference) => boolean;
  reason: string;
}

export const MEANT_OF_HOOKS: MeantOfHooks[] = [
  {
    where: /^create\.0\.siteConfig\.themeConfig\./,
    when: ({ docusaurus }) => docusaurus === '',
    reason: 'The theme fills in its defaults while plugins are made; here they are filled in before.',
  },
  {
    where: /\.i18n\.localeConfigs\.\w+\.(?:url|baseUrl|translate)$/,
    reason: 'Docusaurus 3.9 and later have these keys.',
  },
  {
    where: /^postBuild\.plugins\.docusaurus-(?!plugin-recording)[\w-]+\.[\w-]+$/,
    when: ({ docusaurus, octavo }) => docusaurus === '~function' && octavo === '',
    reason: "Octavo plays the part of Docusaurus's own plugins: there are no functions of theirs to call.",
  },
  {
    where: /^postBuild\.plugins\.docusaurus-plugin-recording\.globalData\.more$/,
    reason: 'A plugin also shows the global data that it gave when all content was loaded.',
  },
  {
    where: /^postBuild\.preBodyTags$/,
    reason: "Symbols, and the script for the colour mode, are parts of Octavo's own documents.",
  },
  {
    where: /^postBuild\.headTags$/,
    when: ({ docusaurus, octavo }) => withoutScripts(docusaurus) === withoutScripts(octavo),
    reason: 'The script of an analytics plugin is written in other words.',
  },
  {
    where: /^postBuild\.routesBuildMetadata\.[^ ]*404\.html\.noIndex$/,
    reason: 'A tag asks search engines not to list the not-found page.',
  },
  {
    where: /^titles\.[^ ]*404\.html$/,
    reason: 'The not-found page has the title of the site.',
  },
  {
    where: /^getTranslationFiles$/,
    when: ({ docusaurus }) => docusaurus === '',
    reason:
      'Since 3.9, a build asks only in a locale with a folder; here the answer is part of the data of every build.',
  },
  {
    where: /^getPathsToWatch$/,
    reason: 'Docusaurus asks in development only; the paths are inputs of a build here.',
  },
];

function withoutScripts(html: string): string {
  return html.replaceAll(/<script>[^]*?<\/script>/g, '<script></script>');
}
