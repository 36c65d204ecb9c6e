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
  /** Exponent of the share of the query that a record covers. */
  coverage: number;
  /** Share of the page's own score that its records get. */
  page: number;
  /** Bonus for a title or heading that consists of the query, in units of the query's weight. */
  exactTitle: number;
  titleHolds: number;
  exactHeading: number;
  headingHolds: number;
}

export const WEIGHTS: Weights = {
  title: 3,
  heading: 2.5,
  ancestor: 0.8,
  description: 0.8,
  keywords: 3,
  titleInSections: 0.35,
  sameStem: 0.9,
  prefix: 0.8,
  prefixOfKnown: 0.3,
  oneEdit: 0.6,
  twoEdits: 0.4,
  joined: 0.9,
  part: 0.5,
  coverage: 1,
  page: 0.4,
  exactTitle: 1.6,
  titleHolds: 0.6,
  exactHeading: 0.8,
  headingHolds: 0.3,
};
