/** The sizes of images that `<IdealImage>` shows, made by the site's own `sharp`. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { imageSize } from 'image-size';
import { remember } from '../../../shared/remember.ts';
import { writeIfChanged } from '../../ground/files/generatedFolder.ts';
import { hashOf } from '../../ground/hashOf.ts';
import { findPackageFolder } from '../../ground/inputs/packages.ts';
import { isSiteFile, readSiteFile } from '../../ground/inputs/siteFiles.ts';
import type { ContentProblem } from '../../ground/problems.ts';
import type { IdealImageOptions } from '../../read/config/schema/idealImageOptions.ts';
import type { SiteConfig } from '../../read/config/types.ts';

export interface ResizedImage {
  sizes: { filePath: string; width: number }[];
  /** As a `data:` address; none for images that one can see through. */
  preview?: string;
}

export interface ImageResizer {
  /** Undefined for files that are no such images. */
  resize(filePath: string): Promise<ResizedImage | undefined>;
}

/** What is used of `sharp`. */
interface Sharp {
  (input: Uint8Array): Pipeline;
}
interface Pipeline {
  metadata(): Promise<{ width?: number; hasAlpha?: boolean }>;
  resize(width: number): Pipeline;
  flatten(options: { background: string | number }): Pipeline;
  jpeg(options: { quality: number }): Pipeline;
  toBuffer(): Promise<Uint8Array>;
}

const PLUGIN = '@docusaurus/plugin-ideal-image';
/** The plugin leaves all other images alone. */
const RESIZED = /\.(?:png|jpe?g)$/i;
const PREVIEW_WIDTH = 10;

/** Undefined if the site does not have the plugin, or `sharp` does not run, which is reported. */
export function createImageResizer(
  { siteDir, configPath, idealImage }: Pick<SiteConfig, 'siteDir' | 'configPath' | 'idealImage'>,
  problems: ContentProblem[],
): ImageResizer | undefined {
  if (!idealImage || idealImage.disable) return undefined;
  let sharp: Sharp;
  try {
    sharp = loadSharp(siteDir);
  } catch (error) {
    const reason = (error as Error).message.trim().split('\n', 1)[0];
    const message = `The package "sharp" cannot be loaded (${reason}), so the images of ${PLUGIN} have one size. Run "npm install sharp" in the folder of the site.`;
    problems.push({ severity: 'warning', code: 'unsupported', filePath: configPath, message });
    return undefined;
  }
  const dir = path.join(siteDir, '.octavo', 'images');
  // One that cannot be read is served as it is.
  const makeOnce = remember((filePath: string) => make(filePath).catch(() => undefined));

  async function make(filePath: string): Promise<ResizedImage | undefined> {
    const bytes = await readSiteFile(filePath);
    const { width = 0 } = imageSize(bytes);
    const { name, ext } = path.parse(filePath);
    const folder = path.join(dir, hashOf(bytes).slice(0, 16) + hashOf(JSON.stringify(idealImage)).slice(0, 8));
    const preview = path.join(folder, 'preview.txt');
    const sizes = toWidths(idealImage!, width).map((each) => ({
      width: each,
      filePath: path.join(folder, `${name}.${each}${ext}`),
    }));
    for (const size of sizes) {
      if (!isSiteFile(size.filePath)) writeIfChanged(size.filePath, await resizeTo(size.width, bytes, ext));
    }
    if (!isSiteFile(preview)) writeIfChanged(preview, await toPreview(bytes, ext));
    return { sizes, preview: (await readSiteFile(preview)).toString() || undefined };
  }

  function resizeTo(width: number, bytes: Uint8Array, ext: string): Promise<Uint8Array> {
    const { quality, background } = idealImage!;
    const resized = sharp(bytes).resize(width);
    const flat = background === undefined ? resized : resized.flatten({ background });
    return (/^\.jpe?g$/i.test(ext) ? flat.jpeg({ quality }) : flat).toBuffer();
  }

  /** Nothing hides the preview, so it has to be behind an opaque image. */
  async function toPreview(bytes: Uint8Array, ext: string): Promise<string> {
    const { hasAlpha } = await sharp(bytes).metadata();
    if (hasAlpha) return '';
    const tiny = await sharp(bytes).resize(PREVIEW_WIDTH).toBuffer();
    return `data:image/${/png/i.test(ext) ? 'png' : 'jpeg'};base64,${Buffer.from(tiny).toString('base64')}`;
  }

  return {
    resize: async (filePath) => (RESIZED.test(filePath) ? makeOnce(filePath) : undefined),
  };
}

/** The widths in pixels: those of the options, and never more than the image has. */
export function toWidths({ min, max, steps, size, sizes }: IdealImageOptions, width: number): number[] {
  const generated =
    min !== undefined && max
      ? Array.from({ length: steps }, (_, step) => Math.ceil(min + ((max - min) / (steps - 1)) * step))
      : undefined;
  const wanted = generated ?? (size === undefined ? (sizes ?? [width]) : [size]);
  return [...new Set(wanted.map((each) => Math.min(each, width)))];
}

/** A dependency of the plugin, or a package of the site. */
function loadSharp(siteDir: string): Sharp {
  const ofSite = path.join(siteDir, 'package.json');
  const plugin = findPackageFolder(PLUGIN, ofSite);
  const from = plugin === undefined ? ofSite : path.join(plugin, 'package.json');
  return createRequire(from)('sharp') as Sharp;
}
