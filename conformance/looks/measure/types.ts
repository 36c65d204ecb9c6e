/** A part of the page in which a text is looked for. */
export type Region = 'navbar' | 'sidebar' | 'toc' | 'main' | 'footer' | 'other';

/** A visible run of text, or a block of code as a whole. */
export interface Run {
  text: string;
  region: Region;
  x: number;
  y: number;
  w: number;
  h: number;
  size: number;
  weight: number;
  color: string;
  family: string;
  /** The characters of a block of code without spaces, and the colour of each. */
  chars?: string;
  colors?: string[];
}

/** An element with a background, a border or a picture. */
export interface Box {
  region: Region;
  x: number;
  y: number;
  w: number;
  h: number;
  /** Background colour; empty if it is transparent or equal to the one below. */
  ground: string;
  /** Top, right, bottom, left: `1` where there is a border. */
  sides: string;
  isPicture: boolean;
  /** Name for reports: `div.navbar__inner`. */
  element: string;
}

/** What a page shows. */
export interface Shown {
  runs: Run[];
  boxes: Box[];
}

export const FIELDS = ['size', 'weight', 'color', 'family', 'x', 'y'] as const;
export type Field = (typeof FIELDS)[number];
