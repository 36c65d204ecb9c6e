/** Every number that ranking of plain queries depends on. What each is for: docs/search-ranking.md. */
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
  /** Parts of a compound whose whole was typed. */
  part: number;
  /** Share of the page's own score that its records get, and how much names count in that score. */
  page: number;
  pageTitle: number;
  pageHeading: number;
  pageKeywords: number;
  /** Bonus for a title or heading that consists of the query, in units of the query's weight. */
  exactTitle: number;
  titleHolds: number;
  exactHeading: number;
  headingHolds: number;
}

export const WEIGHTS: Weights = {
  title: 6,
  heading: 5,
  ancestor: 0.5,
  description: 0.5,
  keywords: 1.5,
  titleInSections: 0.4,
  sameStem: 0.7,
  prefix: 0.75,
  prefixOfKnown: 0.5,
  oneEdit: 0.5,
  twoEdits: 0.35,
  joined: 1.2,
  part: 1.2,
  page: 0.6,
  pageTitle: 10,
  pageHeading: 7,
  pageKeywords: 5,
  exactTitle: 1.5,
  titleHolds: 0.55,
  exactHeading: 1.8,
  headingHolds: 0.2,
};
