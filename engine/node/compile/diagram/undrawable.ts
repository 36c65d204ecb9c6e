/** A diagram that cannot be drawn faithfully here; its text is shown instead. */
export class Undrawable extends Error {
  override name = 'Undrawable';
}
