import { compareVersions, type DocChange } from '../../../shared/compare/compareVersions.ts';
import { languageOf } from '../../../shared/compare/languageOf.ts';
import { createTranslate, type Translate } from '../../../shared/createTranslate.ts';
import type { SiteData } from '../../../shared/siteData.ts';
import { toCanonical } from '../../../shared/url/sitePaths.ts';
import type { Comparisons, Release } from '../../assemble/compare/createComparisons.ts';
import { toAbsolute } from '../../assemble/pages/createHead.ts';
import { changesFeed, changesTitle, FEED_FILES } from '../../assemble/siteData/feedFiles.ts';
import { escapeXml } from '../../ground/escapeXml.ts';
import type { DocsInstance } from '../../read/content/types.ts';
import type { Site } from '../../read/loadSites.ts';
import type { Output } from '../output/openOutput.ts';
import { renderFeed, type FeedItem } from './feeds.ts';

/** One feed per docs instance with the changes of each release, for people who follow a product. */
export async function emitChangeFeeds(
  { config, routes }: Pick<Site, 'config' | 'routes'>,
  siteData: SiteData,
  comparisons: Comparisons | undefined,
  output: Pick<Output, 'write'>,
): Promise<void> {
  const compareRoute = routes.find((route) => route.kind === 'compare');
  if (!comparisons || !compareRoute) return;
  const t = createTranslate(siteData);
  const { routePath } = compareRoute;
  for (const instance of compareRoute.instances) {
    const file = changesFeed(config, routePath, instance);
    const items = comparisons.releasesOf(instance).map((release) => toItem(instance, release));
    const title = changesTitle(config, instance, t('What changed'));
    const feed = {
      title,
      description: title,
      link: toCanonical(config, routePath),
      folder: toAbsolute(config.root, file.slice(0, -FEED_FILES.rss.name.length)),
      language: siteData.locale.htmlLang,
      items: await Promise.all(items),
    };
    await output.write(file, renderFeed('rss', feed));
  }

  async function toItem(instance: DocsInstance, { label, from, to, href }: Release): Promise<FeedItem> {
    const [before, after] = await Promise.all([
      comparisons!.outline(instance, from),
      comparisons!.outline(instance, to),
    ]);
    const { changes } = compareVersions(before, after);
    return {
      title: t('What changed in {version}', { version: label }),
      link: toCanonical(config, routePath) + href.slice(routePath.length),
      description: t('What changed from {from} to {to}', { from: from.label, to: label }),
      content: `<ul>${changes.map((change) => toLine(change)).join('')}</ul>`,
      authors: [],
      categories: [],
    };
  }

  function toLine(change: DocChange): string {
    const doc = change.type === 'removed' ? change.before : change.doc;
    const language = Object.entries(languageOf(siteData, doc.original !== undefined))
      .map(([name, value]) => ` ${name}="${value}"`)
      .join('');
    const link = `<a href="${escapeXml(toCanonical(config, doc.path))}"${language}>${escapeXml(doc.title)}</a>`;
    return `<li>${labelOf(change, t)}: ${link}</li>`;
  }
}

function labelOf({ type }: DocChange, t: Translate): string {
  if (type === 'added') return t('Added');
  if (type === 'removed') return t('Removed');
  return type === 'moved' ? t('Moved') : t('Changed');
}
