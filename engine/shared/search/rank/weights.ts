/** All numbers that the ranking of plain queries depends on. handbook/docs/search-ranking.md explains each. */
export const weights = {
  /** How much a word in a field counts, relative to the running text. */
  title: 8,
  heading: 8,
  ancestor: 0.5,
  description: 1,
  keywords: 1,
  /** Share of the title's weight that goes to the sections of the page. */
  titleInSections: 0.4,
  /** A word of the index that is not the typed word but… */
  sameStem: 0.5,
  prefix: 0.75,
  prefixOfKnown: 0.1,
  oneEdit: 0.2,
  twoEdits: 0.35,
  joined: 1,
  synonym: 0.6,
  /** The same for known readers' words. */
  synonymOfReaders: 0.4,
  /** Weight of a score by readers' words alone, next to the score by everything else. */
  readers: 3,
  /** Parts of a compound whose whole was typed. */
  part: 1.2,
  /** Words that people put around what they look for. */
  filler: 0.4,
  /** Words that name nothing on the site. */
  unnamed: 0.6,
  /** How much the number of covered words counts against their weight, and the steepness of the penalty for missing words. */
  coverByCount: 0.8,
  coverPower: 0.6,
  /** Share of the page's own score that its records get, and how much names count in that score. */
  page: 0.35,
  pageTitle: 8,
  pageHeading: 8,
  pageDescription: 16,
  pageKeywords: 6,
  /** Share of the score that secondary pages keep, such as blog posts next to docs. */
  secondary: 0.8,
  /** Bonus for a title or heading that consists of the query, in units of the query's weight. */
  exactTitle: 2,
  titleHolds: 0.6,
  exactHeading: 1.4,
  headingHolds: 0.2,
  titleCovers: 0.8,
  headingCovers: 0.5,
  /** The start of a page comes before sections that are named no closer, if its title has this share of the query. */
  titleSpeaks: 0.25,
};
