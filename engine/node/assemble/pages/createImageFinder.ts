import path from 'node:path';
import { isExternal } from '../../../shared/url/sitePaths.ts';
import { OutsideError } from '../../ground/files/boundary.ts';
import { lineOfKey } from '../../read/content/source/splitFrontMatter.ts';
import type { MarkdownSource } from '../../read/content/types.ts';
import type { Site } from '../../read/loadSites.ts';
import type { ContentAsset, ContentAssets } from '../assets/contentAssets.ts';
import type { SiteIndex } from '../links/siteIndex.ts';

interface ImageFinderInput {
  site: Pick<Site, 'problems'>;
  index: Pick<SiteIndex, 'staticFile'>;
  assets: ContentAssets;
}

/** Finds the image that front matter names: by URL, from the static folders, or relative to the file. */
export function createImageFinder({ site, index, assets }: ImageFinderInput) {
  return async (file: MarkdownSource, written: string): Promise<ContentAsset | undefined> => {
    if (isExternal(written)) return undefined;
    const staticName = written.replace(/^\/+/, '');
    const staticPath = index.staticFile(staticName);
    if (staticPath && !written.startsWith('.')) return assets.measure(staticPath, staticName);
    try {
      const asset = await assets.get(path.join(path.dirname(file.filePath), written));
      // Docusaurus imports what looks like a file next to the page; anything else may be an address.
      if (!asset && /^\.{1,2}\//.test(written)) report(file, `"${written}" does not exist.`);
      return asset;
    } catch (error) {
      if (!(error instanceof OutsideError)) throw error;
      report(file, error.message);
      return undefined;
    }
  };

  function report(file: MarkdownSource, reason: string): void {
    const line = lineOfKey(file.text.read(), 'image');
    const message = `Front matter \`image\`: ${reason}`;
    site.problems.push({ severity: 'error', code: 'missing-asset', filePath: file.filePath, line, message });
  }
}
