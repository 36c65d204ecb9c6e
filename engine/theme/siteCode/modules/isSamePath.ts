/** Whether two addresses name the same page, as Docusaurus compares them. */
export function isSamePath(a?: string, b?: string): boolean {
  return normalize(a) === normalize(b);
}

/** Items without a link lead nowhere, also not to the home page. */
function normalize(path: string | undefined): string | undefined {
  return path && path.replace(/\/?$/, '/').toLowerCase();
}
