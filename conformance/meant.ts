import type { Difference } from './compareFacts.ts';

/** An intended difference, with its reason. Anything not in this list is an error. */
export interface Meant {
  what: Difference['what'] | Difference['what'][];
  where?: RegExp;
  /** Matched against the difference, if the place alone does not decide. */
  when?: (difference: Difference) => boolean;
  reason: string;
}

/** Pages of the fixture with several locales that are not in the default one. */
const IN_LOCALE = /^\/(?:de|ar)(?:\/|$)/;

export const MEANT: Meant[] = [
  // The head.
  {
    what: 'head',
    when: ({ docusaurus, octavo }) => docusaurus === '' && octavo === 'meta og:type=website',
    reason: 'Social cards want a type for every page.',
  },
  {
    what: 'head',
    when: ({ docusaurus, octavo }) => docusaurus === '' && /^link alternate \S.* text\/markdown$/.test(octavo),
    reason: 'Every page made from a file names its Markdown twin.',
  },
  {
    what: 'head',
    when: ({ docusaurus, octavo }) => docusaurus === '' && octavo.startsWith('meta article:modified_time='),
    reason: 'A post that was updated says when.',
  },
  {
    what: ['canonical', 'head', 'structuredBreadcrumbs', 'sitemaps'],
    when: ({ docusaurus, octavo }) => isSameUrl(docusaurus, octavo),
    reason: 'Addresses with spaces or letters beyond ASCII are percent-encoded, as a URL must be.',
  },
  {
    what: 'structuredBreadcrumbs',
    when: ({ docusaurus, octavo }) => docusaurus.replace(/\/$/, '') === octavo.replace(/\/$/, ''),
    reason: 'Breadcrumbs for search engines name the canonical address, trailing slash as configured.',
  },
  {
    what: 'structuredBreadcrumbs',
    where: /^\/docs\/auto\/twelfth/,
    when: ({ docusaurus, octavo }) => docusaurus.endsWith('/docs/auto/twelfth/') && octavo === '',
    reason: 'A page that search engines shall not find is not named to them.',
  },
  {
    what: 'description',
    where: /\/authors\/[^/]+$/,
    when: ({ docusaurus }) => docusaurus === '',
    reason: "An author's page is described by what the author file says of them.",
  },

  {
    what: 'page',
    where: /(?:^|\/)search$/,
    when: ({ docusaurus }) => docusaurus === 'missing',
    reason: 'A folder without a search of its own gets one, with its page.',
  },

  // Locales.
  {
    what: 'head',
    where: IN_LOCALE,
    when: ({ docusaurus, octavo }) => isIcon(docusaurus) || isIcon(octavo),
    reason: 'Files that all locales share are there once.',
  },
  {
    what: ['title', 'h1'],
    where: /^\/(?:de|ar)\/blog\/authors$/,
    when: ({ docusaurus }) => /^Authors( \| Locales)?$/.test(docusaurus),
    reason: 'Words that Docusaurus has in English only are translated.',
  },
  {
    what: ['canonical', 'head'],
    where: /^\/(?:(?:de|ar)\/)?(?:docs|blog|sdk|about)/,
    when: ({ docusaurus, octavo }) => isAlternate(docusaurus) || isAlternate(octavo) || isOriginal(docusaurus, octavo),
    reason: 'What a locale has not translated is no alternate: its canonical address is that of the original.',
  },
  {
    what: 'sitemaps',
    where: /^(?:de|ar)\/sitemap\.xml$/,
    when: ({ octavo }) => octavo === '',
    reason: 'What a locale has not translated is not in its sitemap.',
  },
  {
    what: 'navbar',
    where: /^\/(?:(?:de|ar)\/)?404$/,
    when: ({ docusaurus }) => docusaurus.endsWith('404'),
    reason: 'From a page that is not found, a change of the language leads home.',
  },
  {
    what: 'navbar',
    when: ({ docusaurus, octavo }) =>
      /→ \/(?:\w+\/)*docs\/next\/(?:guide\/first|erste)$/.test(docusaurus) && octavo !== '',
    reason: 'A page that has another address in another language is found there.',
  },
  {
    what: ['previous', 'next'],
    where: /^\/de\/docs\/next\//,
    when: ({ docusaurus, octavo }) => docusaurus.split(' → ')[1] === octavo.split(' → ')[1],
    reason: 'What comes before and after is called as in the sidebar, in the language of the page.',
  },
  {
    what: ['text', 'admonitions'],
    where: /^\/(?:de|ar)\/docs\/next\/third$/,
    reason: 'A page that is not translated is in one language, its admonitions too.',
  },

  // Pages of the theme itself.
  {
    what: 'page',
    where: /^(?:\/(?:de|ar))?\/compare$/,
    when: ({ docusaurus }) => docusaurus === 'missing',
    reason: 'Docs with several versions can be compared.',
  },
  {
    what: 'banner',
    when: ({ docusaurus, octavo }) => octavo.replace(' See what has changed since.', '') === docusaurus,
    reason: 'The banner of an old version leads to what changed since.',
  },
  {
    what: ['title', 'canonical', 'robots', 'head'],
    where: /^\/(?:(?:de|ar)\/)?404$/,
    reason: 'The not-found page has the title of the site and asks not to be indexed; its address has no slash.',
  },
  {
    what: 'robots',
    where: /^\/search$/,
    reason: 'The search page asks not to be indexed.',
  },
  {
    what: 'sitemaps',
    when: ({ docusaurus, octavo }) => octavo === '' && /\/search\/?(?: |$)/.test(docusaurus),
    reason: 'The search page asks not to be indexed, so it is not in the sitemap.',
  },

  // Navigation.
  {
    what: 'sidebarState',
    where: /^\/docs\/auto\/twelfth$/,
    when: ({ docusaurus, octavo }) => docusaurus.endsWith('/twelfth/seen') && octavo.endsWith('/twelfth'),
    reason: 'On the unlisted page of a category its label leads to that page, before and after the script runs.',
  },

  // Content.
  {
    what: 'links',
    when: ({ docusaurus, octavo }) => docusaurus.startsWith('unresolved:') && octavo.startsWith('/'),
    reason: 'Links to files lead to their pages across instances, from src/pages and through @site too.',
  },
  {
    what: 'links',
    when: ({ docusaurus, octavo }) =>
      /^file:(?!.*\.mdx?$)/.test(docusaurus) && octavo.endsWith(`/${docusaurus.slice(5)}`),
    reason: 'A file of static/ is linked where it is, not copied to a second address.',
  },
  {
    what: ['links', 'ids'],
    when: ({ docusaurus, octavo }) => {
      const withoutHash = (id: string) => id.replace(/(user-content-fn(?:ref)?-.+)-[0-9a-f]{6}$/, '$1');
      return docusaurus !== withoutHash(docusaurus) && withoutHash(octavo) === withoutHash(docusaurus);
    },
    reason: 'The hash in the ids of notes of a post is that of its text, not that of where its file is.',
  },
  {
    what: 'links',
    where: /^\/api\/1\.1$/,
    when: ({ docusaurus, octavo }) => docusaurus === '/api/all/calls' && octavo === '/api/1.1/old/calls',
    reason: 'Links stay in their version, also where the folder of versions begins with the name of the current one.',
  },
  {
    what: 'images',
    when: ({ docusaurus, octavo }) => docusaurus.startsWith('inlined ') && octavo.endsWith(docusaurus.slice(7)),
    reason: 'Small pictures are files too, not part of every document that shows them.',
  },
  {
    what: 'text',
    where: /^\/basics\/details$/,
    when: ({ docusaurus, octavo }) => docusaurus.replace('Details Nested', 'Nested') === octavo,
    reason: 'A summary is found wherever it stands in its details, so that these need no second one.',
  },
  {
    what: 'toc',
    where: /^\/(?:mdx\/jsx|exports)$/,
    when: ({ octavo }) => /^#(?:heading-with-\w* Heading with expression|items With 3 items)$/.test(octavo),
    reason: 'The table of contents shows what the heading shows, also where it holds an expression.',
  },
  {
    what: ['description', 'feeds'],
    when: ({ docusaurus, octavo }) =>
      docusaurus.includes('{/ truncate /}') && !octavo.includes('{/') && octavo.includes('After the fold.'),
    reason: 'The mark where an excerpt ends is no description, also where it is the first thing without a component.',
  },
  {
    what: 'own',
    where: /^\/404$/,
    when: ({ docusaurus, octavo }) => octavo === docusaurus.replace(/(Seen at \S+)/, '$1.html'),
    reason:
      'The page in place of those that are not there has the address of its file, until the browser knows better.',
  },
  {
    what: ['text', 'admonitions'],
    where: /^\/basics\/keywords$/,
    reason: "An admonition of the site's own keyword is named by it.",
  },
  {
    what: 'text',
    where: /^\/(?:basics\/directives|own\/beta)$/,
    reason: 'What is no directive is text as it was written, so that nothing an author wrote is lost.',
  },

  // Blog.
  {
    what: 'h1',
    where: /^\/(?:(?:de|ar)\/)?(?:blog|news\/all|small)(?:\/(?:page|seite)\/\d+)?$/,
    when: ({ docusaurus }) => docusaurus === '',
    reason: 'The list of a blog has a heading.',
  },
  {
    what: ['published', 'items'],
    when: ({ docusaurus, octavo }) => /Z[| ]0$/.test(docusaurus) && octavo === docusaurus.replace(/0$/, '1'),
    reason: 'No post is read in no time: a minute is the least.',
  },
  {
    what: 'items',
    where: /^\/blog\/archive$/,
    when: ({ docusaurus, octavo }) => /^January|^February/.test(docusaurus) && /^1 (?:January|February)/.test(octavo),
    reason: "Dates are written as the page's language (here British English) writes them.",
  },
  {
    what: 'feeds',
    when: ({ docusaurus, octavo }) => /^language=\w+$/.test(docusaurus) && octavo.startsWith(`${docusaurus}-`),
    reason: "A feed's language is that of its pages.",
  },
  {
    what: 'feeds',
    where: /atom\.xml$/,
    when: ({ docusaurus, octavo }) => docusaurus === unescapeTitle(octavo),
    reason: 'Titles in Atom are declared to be HTML, so that signs of markup in them are escaped.',
  },
];

export interface SortedOut {
  unexplained: Difference[];
  /** Reason → count. */
  meant: Map<string, number>;
}

export function sortOut(differences: Difference[]): SortedOut {
  const meant = new Map<string, number>();
  const unexplained = differences.filter((difference) => {
    const reason = findReason(difference);
    if (reason !== undefined) meant.set(reason, (meant.get(reason) ?? 0) + 1);
    return reason === undefined;
  });
  return { unexplained, meant };
}

function findReason(difference: Difference): string | undefined {
  return MEANT.find(
    ({ what, where, when }) =>
      [what].flat().includes(difference.what) &&
      (where?.test(difference.where) ?? true) &&
      (when?.(difference) ?? true),
  )?.reason;
}

function isIcon(line: string): boolean {
  return line.startsWith('link icon /');
}

function isAlternate(line: string): boolean {
  return /^link alternate \S+ (?:en|de-DE|ar|x-default)$/.test(line);
}

/** The same page of the default locale. */
function isOriginal(docusaurus: string, octavo: string): boolean {
  return octavo !== '' && docusaurus.replace(/\/base\/(?:de|ar)\//, '/base/') === octavo;
}

/** The same except for percent-encoding, which only one of them has. */
function isSameUrl(docusaurus: string, octavo: string): boolean {
  return /%[0-9A-F]{2}/.test(octavo) && decodeURI(octavo) === docusaurus;
}

function unescapeTitle(line: string): string {
  return line.replace(/^title=[^|]*/, (title) =>
    title.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  );
}
