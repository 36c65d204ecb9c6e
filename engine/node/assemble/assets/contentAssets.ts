import path from 'node:path';
import { imageSize } from 'image-size';
import { decodePath } from '../../../shared/url/sitePaths.ts';
import { OutsideError, type Boundary } from '../../ground/files/boundary.ts';
import { isSiteFile, readSiteFile } from '../../ground/inputs/siteFiles.ts';
import { hashOf } from '../../ground/hashOf.ts';
import type { WriteFile } from '../../ground/files/writeFile.ts';
import type { ImageResizer } from './createImageResizer.ts';

export interface ContentAsset {
  /** In the output folder. */
  file: string;
  /** Pixels, for images whose size can be read. */
  width?: number;
  height?: number;
  /** The file itself. */
  filePath?: string;
}

export interface ResizedAsset {
  sizes: { file: string; width: number }[];
  /** A tiny form of the image. */
  preview?: string;
}

export interface ContentAssets {
  /**
   * Gives a hashed address to a file that content names. `undefined` if there is no such file; throws an `OutsideError`
   * if content may not use it.
   */
  get(filePath: string): Promise<ContentAsset | undefined>;
  /** The same for the site's own code and style sheets, which may belong to a package and name its fonts. */
  getForCode(filePath: string): Promise<ContentAsset | undefined>;
  /** A file of a static folder keeps its address; only its size is read. */
  measure(filePath: string, file: string): Promise<ContentAsset>;
  /** The sizes of an image, if the site has the image plugin. */
  resize(asset: ContentAsset): Promise<ResizedAsset | undefined>;
  /** The file behind a hashed address that `get` returned. */
  find(file: string): Promise<string | undefined>;
  /** The files behind all hashed addresses in a text; `undefined` if any of them is unknown. */
  findIn(text: string): string[] | undefined;
  /** All hashed addresses so far. */
  files(): Promise<string[]>;
  /** Writes all requested files. */
  emit(write: WriteFile): Promise<void>;
}

/** Error codes of the file system for a missing file or an impossible file name. */
const ABSENT = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'];
const IMAGE = /\.(?:png|jpe?g|gif|webp|avif|svg|bmp|ico|tiff?)$/i;

/** Folder of files with hashed addresses, in the output. */
export const ASSETS_FOLDER = 'assets/files/';

/**
 * Matches an address in HTML, CSS or JSON. An address with other characters is not found, so its file counts as
 * unknown.
 */
const ADDRESS = new RegExp(`${ASSETS_FOLDER}[^\\s"'\\\\<>()?#&]*`, 'g');

export function createContentAssets(boundary: Boundary, resizer?: ImageResizer): ContentAssets {
  const hashed = new Map<string, Promise<ContentAsset | undefined>>();
  const measured = new Map<string, Promise<ContentAsset>>();
  /** The files behind hashed addresses. */
  const paths = new Map<string, string>();

  async function load(filePath: string) {
    const bytes = await readSiteFile(filePath).catch(absentOnly);
    if (!bytes) return undefined;
    const { name, ext } = path.parse(filePath);
    const file = `${ASSETS_FOLDER}${name}.${hashOf(bytes).slice(0, 10)}${ext}`;
    paths.set(file, filePath);
    return { file, filePath, ...sizeOf(filePath, bytes) };
  }

  async function allPaths(): Promise<ReadonlyMap<string, string>> {
    await Promise.all(hashed.values());
    return paths;
  }

  function getForCode(filePath: string) {
    const entry = hashed.get(filePath) ?? load(filePath);
    hashed.set(filePath, entry);
    return entry;
  }

  return {
    async get(filePath) {
      if (isSiteFile(filePath) && !boundary.allows(filePath)) throw new OutsideError(filePath);
      return getForCode(filePath);
    },
    getForCode,
    measure(filePath, file) {
      const entry =
        measured.get(file) ??
        (IMAGE.test(file)
          ? readSiteFile(filePath).then((bytes) => ({ file, filePath, ...sizeOf(filePath, bytes) }))
          : Promise.resolve({ file }));
      measured.set(file, entry);
      return entry;
    },
    async resize({ filePath }) {
      const image = filePath === undefined ? undefined : await resizer?.resize(filePath);
      if (!image) return undefined;
      const sizes = await Promise.all(
        image.sizes.map(async (size) => ({ width: size.width, file: (await getForCode(size.filePath))?.file })),
      );
      return {
        sizes: sizes.flatMap(({ width, file }) => (file === undefined ? [] : { file, width })),
        preview: image.preview,
      };
    },
    find: async (file) => (await allPaths()).get(file),
    findIn(text) {
      const found = [...new Set(text.match(ADDRESS))].map((address) => paths.get(decodePath(address)));
      return found.every((filePath) => filePath !== undefined) ? found : undefined;
    },
    files: async () => [...(await allPaths()).keys()],
    async emit(write) {
      for (const [file, filePath] of await allPaths()) await write(file, await readSiteFile(filePath));
    },
  };
}

/** A file that exists but cannot be read is not missing. */
function absentOnly(error: NodeJS.ErrnoException): undefined {
  if (!ABSENT.includes(error.code ?? '')) throw error;
}

function sizeOf(filePath: string, bytes: Uint8Array): { width?: number; height?: number } {
  if (!IMAGE.test(filePath)) return {};
  try {
    const { width, height } = imageSize(bytes);
    return { width: Math.round(width), height: Math.round(height) };
  } catch {
    // The library cannot read this image: it is still served, but without reserved space.
    return {};
  }
}
