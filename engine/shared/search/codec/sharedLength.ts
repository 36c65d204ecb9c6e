/** How many items two lists, or letters two words, have in common at their beginning. */
export function sharedLength(a: ArrayLike<unknown>, b: ArrayLike<unknown>): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length++;
  return length;
}
