/** Joins the names that apply. */
export function toClassName(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
