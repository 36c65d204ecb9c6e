/** `octavo("<file>",<json>)` → the JSON. */
export function parseDataFile(file: string, text: string): unknown {
  const start = `octavo(${JSON.stringify(file)},`;
  if (!text.startsWith(start)) throw new Error(`"${file}" is not a data file of this site.`);
  return JSON.parse(text.slice(start.length, text.lastIndexOf(')')));
}
