export const root = document.documentElement;

/** The attributes of `<html>`, by their names in shared/documentAttributes.ts. */
export const attributes = root.dataset;

export function has(name: string): boolean {
  return name in attributes;
}

/** An address as seen from this document. */
export function resolve(path: string): URL {
  return new URL(path, location.href);
}
