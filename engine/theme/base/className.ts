/** Joins the names that are not empty or false. */
export function toClassName(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
