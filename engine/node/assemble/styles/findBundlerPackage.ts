import path from 'node:path';
import { findPackage } from '../../compile/styles/findStyleFile.ts';

/** The `package.json` of a package that Docusaurus's bundler uses, found as Docusaurus finds it from the site. */
export function findBundlerPackage(siteDir: string, packageName: string): string | undefined {
  let file = path.join(siteDir, 'package.json');
  // Docusaurus before 3.6 has no `@docusaurus/bundler`; its core depends on the package directly.
  for (const name of ['@docusaurus/core', '@docusaurus/bundler', packageName]) {
    const found = findPackage(name, file);
    if (!found && name !== '@docusaurus/bundler') return undefined;
    if (found) file = path.join(found.folder, 'package.json');
  }
  return file;
}
