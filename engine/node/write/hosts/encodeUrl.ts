/** Encodes whatever may not stand in a URL; what is encoded already stays as it is. */
export function encodeUrl(text: string): string {
  return text.replace(/%(?![0-9a-f]{2})|[^\x21-\x7e]|["<>\\^`{|}]/giu, (character) =>
    // Half of a surrogate pair has no encoding.
    /\p{Surrogate}/u.test(character) ? '%EF%BF%BD' : encodeURIComponent(character),
  );
}
