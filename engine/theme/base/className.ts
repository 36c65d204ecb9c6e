/** The names that apply, for `class`. */
export function toClassName(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
