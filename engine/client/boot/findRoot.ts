import { ROOT_FILE } from '../../shared/documentAttributes.ts';
import { attributes, has, resolve } from '../browser/attributes.ts';
import { loadScript } from '../browser/loadScript.ts';

/**
 * Finds the site's root. A page knows its own depth. The 404 page is served anywhere, under a prefix that no
 * configuration knows, so it tries each ancestor for a script that exists at the root only (client/rootFile.ts) and
 * sets `octavo.root`. The nearest one wins: another site may live further up.
 */
export function findRoot(done: () => void): void {
  if (!has('ocLost')) {
    octavo.root = resolve(`./${'../'.repeat(attributes.ocFile!.split('/').length - 1)}`).href;
    return done();
  }
  const attempt = (path: string): void => {
    const { href, pathname } = resolve(path);
    loadScript(href + ROOT_FILE, () => {
      if (octavo.root) done();
      else if (pathname !== '/') attempt(`${path}../`);
    });
  };
  attempt('./');
}
