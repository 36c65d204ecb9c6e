import { TOKEN_HEADER, type DevPlace, type DevProblems } from '../../shared/devProblems.ts';

/** Requests of a page to the development server. */
export interface ServerLink {
  /** The problems of this page and of the others; `undefined` if the server does not respond. */
  loadProblems(): Promise<DevProblems | undefined>;
  /** Shows a place in the author's editor; returns a sentence about the outcome. */
  open(place: DevPlace): Promise<string>;
}

/** `src` is the address of the server's script. */
export function createServerLink(src: string): ServerLink {
  let token = '';

  async function loadProblems(): Promise<DevProblems | undefined> {
    const { pathname, hash } = location;
    const address = new URL('problems', src);
    address.search = `?at=${encodeURIComponent(decodeURI(hash.startsWith('#/') ? hash.slice(1) : pathname))}`;
    try {
      const found = (await (await fetch(address)).json()) as DevProblems;
      ({ token } = found);
      return found;
    } catch {
      return undefined;
    }
  }

  return {
    loadProblems,
    async open({ file, line, column }) {
      try {
        if (token === '') await loadProblems();
        const response = await fetch(new URL('open', src), {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', [TOKEN_HEADER]: token },
          body: JSON.stringify({ file, line, column }),
        });
        return await response.text();
      } catch {
        return 'The development server does not answer.';
      }
    },
  };
}
