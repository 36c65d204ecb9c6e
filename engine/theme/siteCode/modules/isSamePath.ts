/** Whether two addresses name the same page, as Docusaurus compares them. */
export function isSamePath(a?: string, b?: string): boolean {
  return bare(a) === bare(b);
}

function bare(path = ''): string {
  return path.replace(/\/$/, '').toLowerCase();
}
