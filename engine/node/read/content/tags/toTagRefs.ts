import kebabCase from 'lodash-es/kebabCase.js';
import { didYouMean } from '../../../../shared/nearestName.ts';
import type { RoutePath } from '../../../../shared/siteData.ts';
import type { LoadContext } from '../loadContext.ts';
import type { FrontMatterTag } from '../frontMatter/schemas.ts';
import { originalLanguage } from '../originalLanguage.ts';
import { toSeverity, type Reaction } from '../../../ground/problems.ts';
import { lineOfKey } from '../source/splitFrontMatter.ts';
import type { MarkdownSource, TagRef } from '../types.ts';
import { toRoutePath } from '../url/toRoutePath.ts';
import type { TagsFile } from './loadTagsFile.ts';

export interface TagRules {
  tagsPath: RoutePath;
  tagsFile: TagsFile | undefined;
  onInlineTags: Reaction;
}

/**
 * Tags of a page with the paths of their pages. A tag missing from the tags file is reported according to
 * `onInlineTags`.
 */
export function toTagRefs(
  ctx: LoadContext,
  file: MarkdownSource,
  written: FrontMatterTag[] | undefined,
  rules: TagRules,
): TagRef[] {
  const refs = new Map<RoutePath, TagRef>();
  const undeclared: string[] = [];
  const original = originalLanguage(ctx.config.i18n);
  for (const tag of written ?? []) {
    const declared = typeof tag === 'string' ? rules.tagsFile?.tags.get(tag) : undefined;
    const { label, permalink, description } = declared ?? toInlineTag(tag);
    if (!declared) undeclared.push(label);
    const routePath = toRoutePath(ctx.config, rules.tagsPath, permalink);
    if (refs.has(routePath)) continue;
    const isTranslated = declared ? rules.tagsFile?.isLocalized : file.isLocalized;
    refs.set(routePath, {
      label,
      ...(!isTranslated && original && { language: original }),
      permalink: routePath,
      description,
      ...(declared && { isDeclared: true }),
    });
  }
  if (rules.tagsFile) reportUndeclared(ctx, file, new Set(undeclared), rules.tagsFile, rules.onInlineTags);
  return [...refs.values()];
}

function toInlineTag(tag: FrontMatterTag): { label: string; permalink: string; description?: string } {
  if (typeof tag === 'string') return { label: tag, permalink: kebabCase(tag) };
  return { label: tag.label ?? '', permalink: tag.permalink ?? '' };
}

function reportUndeclared(
  ctx: LoadContext,
  file: MarkdownSource,
  labels: Set<string>,
  tagsFile: TagsFile,
  onInlineTags: TagRules['onInlineTags'],
): void {
  const severity = toSeverity(onInlineTags);
  if (!severity) return;
  for (const label of labels) {
    ctx.report({
      severity,
      code: 'undeclared-tag',
      filePath: file.filePath,
      line: lineOfKey(file.text.read(), 'tags'),
      message: `Tag "${label}" is not declared in "${tagsFile.name}".${didYouMean(label, tagsFile.tags.keys())}`,
    });
  }
}
