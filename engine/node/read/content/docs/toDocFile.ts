import path from 'node:path';
import type { DocsOptions } from '../../config/types.ts';
import type { LoadContext } from '../loadContext.ts';
import { readFrontMatter, reportAt, withFrontMatter } from '../frontMatter/readFrontMatter.ts';
import { docFields, type DocFrontMatter } from '../frontMatter/schemas.ts';
import { toTagRefs, type TagRules } from '../tags/toTagRefs.ts';
import type { MarkdownSource } from '../types.ts';
import { toRoutePath } from '../url/toRoutePath.ts';
import { toValidSlug } from '../url/toValidSlug.ts';
import { toVisibility } from '../visibility.ts';
import { toDocId } from './docId.ts';
import { toDocSlug } from './docSlug.ts';
import { toNumberPrefixParser } from './numberPrefix.ts';
import type { DocFile } from './types.ts';
import type { VersionInfo } from './versions/resolveVersions.ts';

/** Turns one Markdown file into one document: its id, address, title and front matter. */
export function toDocFile(
  ctx: LoadContext,
  options: DocsOptions,
  version: VersionInfo,
  source: MarkdownSource,
  tagRules: TagRules,
): DocFile {
  const frontMatter = readFrontMatter(source, docFields, ctx.report);
  if (frontMatter.id?.includes('/')) {
    reportAt(
      source,
      'id',
      `Document id "${frontMatter.id}" must not contain a slash; use \`slug\` for the path.`,
      ctx.report,
    );
    delete frontMatter.id;
  }
  const { baseId, id, numberPrefix } = toDocId({
    ...toNaming(options, source, frontMatter),
    frontMatterId: frontMatter.id,
  });
  const slug = toSlug(ctx, options, source, frontMatter, baseId);
  return {
    id,
    baseId,
    file: withFrontMatter(source, docFields, frontMatter),
    frontMatter,
    slug,
    routePath: toRoutePath(ctx.config, version.path, slug),
    title: frontMatter.title ?? source.contentTitle ?? baseId,
    description: frontMatter.description ?? source.excerpt ?? '',
    folder: path.posix.dirname(source.relPath),
    position: frontMatter.sidebar_position ?? numberPrefix,
    tags: toTagRefs(ctx, source, frontMatter.tags, tagRules),
    ...toVisibility(frontMatter, ctx.mode),
  };
}

function toNaming(options: DocsOptions, source: MarkdownSource, frontMatter: DocFrontMatter) {
  return {
    relPath: source.relPath,
    stripsPrefixes: frontMatter.parse_number_prefixes ?? true,
    parser: toNumberPrefixParser(options.numberPrefixParser),
  };
}

function toSlug(
  ctx: LoadContext,
  options: DocsOptions,
  source: MarkdownSource,
  frontMatter: DocFrontMatter,
  baseId: string,
): string {
  const naming = { ...toNaming(options, source, frontMatter), baseId };
  const slug = toDocSlug({ ...naming, frontMatterSlug: frontMatter.slug });
  return toValidSlug({ written: frontMatter.slug, slug, fallback: toDocSlug(naming) }, (wrong, used) => {
    const origin = frontMatter.slug === undefined ? 'the file name gives' : 'front matter `slug` gives';
    const message = `The path "${wrong}" that ${origin} cannot be part of a URL; using "${used}". Set \`slug\` to a plain path such as "/guides/start".`;
    reportAt(source, 'slug', message, ctx.report);
  });
}
