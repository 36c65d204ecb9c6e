import path from 'node:path';
import { decodePath, relativeFile, splitTarget } from '../../../shared/url/sitePaths.ts';
import { isSiteFile } from '../../ground/inputs/siteFiles.ts';
import { toStaticFile } from '../../read/config/checks/checkFiles.ts';
import { findStyleFile } from '../../compile/styles/findStyleFile.ts';
import type { ContentAssets } from '../assets/contentAssets.ts';

export const STYLES_FOLDER = 'assets/';

/**
 * Replaces an address while sheets are bundled. It has a scheme, so that the bundler does not take it for a relative
 * one.
 */
const PLACEHOLDER = 'octavo-address:';

/** An address as written, and the file with it. */
interface Address {
  written: string;
  filePath: string;
  line?: number;
  column?: number;
}

type Fail = (place: Omit<Address, 'written'>, message: string) => void;

/** What addresses lead to. */
export interface StyleTargets {
  siteDir: string;
  baseUrl: string;
  /** Address in the output folder → file. */
  staticFiles: ReadonlyMap<string, string>;
  assets: ContentAssets;
}

/** The addresses in style sheets while these are bundled: each is relative to its own file. */
export function createStyleAddresses({ siteDir, baseUrl, staticFiles, assets }: StyleTargets, fail: Fail) {
  const addresses: Address[] = [];

  /** Returns a placeholder. */
  function add(address: Address): string {
    return `${PLACEHOLDER}${addresses.push(address) - 1}.`;
  }

  /** Converts placeholders back to addresses, relative to the folder of the finished style sheet. */
  async function fillIn(css: string): Promise<string> {
    const pattern = new RegExp(`${PLACEHOLDER}(\\d+)\\.`, 'g');
    const hrefs = new Map<string, string>();
    for (const [placeholder, at] of css.matchAll(pattern)) {
      const address = addresses[Number(at)];
      if (address) hrefs.set(placeholder, await toHref(address));
    }
    return css.replace(pattern, (placeholder) => hrefs.get(placeholder) ?? placeholder);
  }

  /** Static files keep their addresses; others get one with a hash of their content. */
  async function toHref({ written, ...place }: Address): Promise<string> {
    const { path: name, suffix } = splitTarget(written);
    const toLink = (file: string) => encodeForUrl(relativeFile(STYLES_FOLDER, file) + suffix);
    if (name.startsWith('/')) {
      const file = toStaticFile(name, baseUrl);
      if (staticFiles.has(file)) return toLink(file);
      // As in webpack: `/static/img/a.svg` is a file of the site folder.
      const inSite = path.join(siteDir, decodePath(name));
      const asset = isSiteFile(inSite) ? await assets.getForCode(inSite) : undefined;
      if (asset) return toLink(asset.file);
      fail(place, `"${written}" is no file of the static folders.`);
      return toLink(file);
    }
    const from = { filePath: place.filePath, siteDir };
    const filePath = findStyleFile(decodePath(name), from);
    const asset = filePath === undefined ? undefined : await assets.getForCode(filePath);
    if (asset) return toLink(asset.file);
    fail(place, `"${written}" is no file.`);
    return encodeForUrl(written);
  }

  return { add, fillIn };
}

/** Encodes an address for `url(…)`, with or without quotes. */
export function encodeForUrl(address: string): string {
  return address.replace(/[\s"'()\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
