/** Whether the router follows a link. Links with another `target` are left to the browser. Docusaurus does not check them. */
export function isOfRouter({ target }: { target?: unknown }): boolean {
  return !target || target === '_self';
}
