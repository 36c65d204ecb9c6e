import type { Navigation } from './sidebars/createNavigation.ts';
import type { DocFile } from './types.ts';

/** Where a version begins: the document at its root, else the first of the first sidebar, else the first by id. */
export function findMainDoc(docs: DocFile[], navigation: Navigation): DocFile {
  const atRoot = docs.find((doc) => doc.slug === '/');
  const firstId = navigation.firstDocId();
  const main = atRoot ?? docs.find((doc) => doc.id === firstId) ?? docs[0];
  if (!main) throw new Error('A version without documents has no main document.');
  return main;
}
