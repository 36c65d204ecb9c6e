/** Whether the router follows a link. A link with another target is left to the browser, and Docusaurus checks none. */
export function isOfRouter({ target }: { target?: unknown }): boolean {
  return target === undefined || target === '' || target === '_self';
}
