/** A word of nginx's configuration, whatever it holds. */
export function quote(value: string): string {
  return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}
