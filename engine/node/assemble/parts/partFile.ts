/** What the text that shows a component is called: what is wrong with it is not at these lines of the component's file. */
const ENDING = '.part';

export function toPartFile(filePath: string): string {
  return filePath + ENDING;
}

export function isPartFile(filePath: string): boolean {
  return filePath.endsWith(ENDING);
}

/** The component's own file. */
export function partFile(filePath: string): string {
  return isPartFile(filePath) ? filePath.slice(0, -ENDING.length) : filePath;
}
