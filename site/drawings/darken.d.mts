export interface Drawing {
  /** Path below `static/img/docs`. */
  name: string;
  text: string;
  darkPath: string;
  dark: string;
}
export const COLORS: Record<string, string>;
export function darken(svg: string, name: string): string;
export function readDrawings(): Drawing[];
export function isCurrent(drawing: Drawing): boolean;
