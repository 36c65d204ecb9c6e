/** All numbers that the ranking of plain queries depends on. handbook/docs/search-ranking.md explains each. */
export interface Weights {
  /** How much a word in a field counts, relative to the running text. */
  title: number;
  heading: number;
  ancestor: number;
  description: number;
  keywords: number;
  /** Share of the title's weight that goes to the sections of the page. */
  titleInSections: number;
  /** A word of the index that is not the typed word but… */
  sameStem: number;
  prefix: number;
  prefixOfKnown: number;
  oneEdit: number;
  twoEdits: number;
  joined: number;
  synonym: number;
  /** The same for known readers' words. */
  synonymOfReaders: number;
  /** Weight of a score by readers' words alone, next to the score by everything else. */
  readers: number;
  /** Parts of a compound whose whole was typed. */
  part: number;
  /** Words that people put around what they look for. */
  filler: number;
  /** Words that name nothing on the site. */
  unnamed: number;
  /** How much the number of covered words counts against their weight, and the steepness of the penalty for missing words. */
  coverByCount: number;
  coverPower: number;
  /** Share of the page's own score that its records get, and how much names count in that score. */
  page: number;
  pageTitle: number;
  pageHeading: number;
  pageDescription: number;
  pageKeywords: number;
  /** Share of the score that secondary pages keep, such as blog posts next to docs. */
  secondary: number;
  /** Bonus for a title or heading that consists of the query, in units of the query's weight. */
  exactTitle: number;
  titleHolds: number;
  exactHeading: number;
  headingHolds: number;
  titleCovers: number;
  headingCovers: number;
  /** The start of a page comes before sections that are named no closer, if its title has this share of the query. */
  titleSpeaks: number;
}

export const WEIGHTS: Weights = {
  title: 8,
  heading: 8,
  ancestor: 0.5,
  description: 1,
  keywords: 1,
  titleInSections: 0.4,
  sameStem: 0.5,
  prefix: 0.75,
  prefixOfKnown: 0.1,
  oneEdit: 0.2,
  twoEdits: 0.35,
  joined: 1,
  synonym: 0.6,
  synonymOfReaders: 0.4,
  readers: 3,
  part: 1.2,
  filler: 0.4,
  unnamed: 0.6,
  coverByCount: 0.8,
  coverPower: 0.6,
  page: 0.35,
  pageTitle: 8,
  pageHeading: 8,
  pageDescription: 16,
  pageKeywords: 6,
  secondary: 0.8,
  exactTitle: 2,
  titleHolds: 0.6,
  exactHeading: 1.4,
  headingHolds: 0.2,
  titleCovers: 0.8,
  headingCovers: 0.5,
  titleSpeaks: 0.25,
};
