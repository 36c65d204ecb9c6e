import { didYouMean } from '../../../../shared/nearestName.ts';
import type { BlogAuthorData } from '../../../../shared/pageContent.ts';
import type { Untranslated } from '../../../../shared/pageData.ts';
import type { LoadContext } from '../loadContext.ts';
import { reportAt } from '../frontMatter/readFrontMatter.ts';
import type { BlogPostFrontMatter, FrontMatterAuthor } from '../frontMatter/schemas.ts';
import { shown } from '../frontMatter/shown.ts';
import { toSeverity, type Reaction } from '../../../ground/problems.ts';
import { lineOfKey } from '../source/splitFrontMatter.ts';
import type { MarkdownSource } from '../types.ts';
import type { Authors } from './loadAuthors.ts';
import { originalLanguage } from '../originalLanguage.ts';
import { toSocials } from './toSocials.ts';

/** The authors of a post: by key from the authors file, inline, or from the old `author_*` keys. */
export function toPostAuthors(
  ctx: LoadContext,
  file: MarkdownSource,
  frontMatter: BlogPostFrontMatter,
  authors: Authors,
  onInlineAuthors: Reaction,
): BlogAuthorData[] {
  const written = [frontMatter.authors ?? []].flat();
  const language = file.isLocalized ? undefined : originalLanguage(ctx.config.i18n);
  const old = toOldAuthor(frontMatter, language);
  if (old && written.length > 0) {
    reportAt(file, 'authors', 'Use `authors` or the old `author_*` keys, not both: remove the old ones.', ctx.report);
  }
  const result =
    written.length > 0 ? written.flatMap((author) => toAuthor(ctx, file, author, authors, language)) : old ? [old] : [];
  reportTwice(ctx, file, result);
  reportInline(ctx, file, result, authors, onInlineAuthors);
  return result;
}

function toAuthor(
  ctx: LoadContext,
  file: MarkdownSource,
  written: string | FrontMatterAuthor,
  authors: Authors,
  /** The language of the post. */
  language: Untranslated | undefined,
): BlogAuthorData[] {
  const own = typeof written === 'string' ? { key: written } : written;
  const known = own.key === undefined ? undefined : authors.byKey.get(own.key);
  if (own.key !== undefined && !known) {
    const why =
      authors.byKey.size === 0
        ? ` There are no authors in "${authors.name}".`
        : didYouMean(own.key, authors.byKey.keys());
    reportAt(file, 'authors', `Author "${own.key}" is not in "${authors.name}".${why}`, ctx.report);
    return [];
  }
  if (typeof written === 'string') return known ? [known] : [];
  const refuse = (platform: string, value: unknown) =>
    reportAt(file, 'authors', `\`socials.${platform}\` is ${shown(value)}; expected a handle or a URL.`, ctx.report);
  const { key, name, title, url, email, description, imageURL, image_url, socials } = written;
  return [
    {
      ...known,
      key,
      language,
      name: name ?? known?.name ?? '',
      title: title ?? known?.title,
      url: url ?? known?.url,
      email: email ?? known?.email,
      description: description ?? known?.description,
      imageUrl: imageURL ?? image_url ?? known?.imageUrl,
      socials: socials ? toSocials(socials, refuse) : (known?.socials ?? []),
      postCount: 0,
    },
  ];
}

function toOldAuthor(frontMatter: BlogPostFrontMatter, language?: Untranslated): BlogAuthorData | undefined {
  const name = frontMatter.author;
  const title = frontMatter.author_title ?? frontMatter.authorTitle;
  const url = frontMatter.author_url ?? frontMatter.authorURL;
  const imageUrl = frontMatter.author_image_url ?? frontMatter.authorImageURL;
  if (!(name ?? title ?? url ?? imageUrl)) return undefined;
  return { language, name: name ?? '', title, url, imageUrl, socials: [], postCount: 0 };
}

function reportTwice(ctx: LoadContext, file: MarkdownSource, authors: BlogAuthorData[]): void {
  const keys = authors.flatMap((author) => author.key ?? []);
  for (const key of new Set(keys.filter((key, index) => keys.indexOf(key) !== index))) {
    reportAt(file, 'authors', `Author "${key}" is named twice.`, ctx.report);
  }
}

function reportInline(
  ctx: LoadContext,
  file: MarkdownSource,
  authors: BlogAuthorData[],
  { name }: Authors,
  onInlineAuthors: Reaction,
): void {
  const severity = toSeverity(onInlineAuthors);
  const inline = authors.filter((author) => author.key === undefined);
  if (!severity || inline.length === 0) return;
  const names = inline.map((author) => `"${author.name}"`).join(', ');
  const message = `Author ${names} is not declared in "${name}". Declare authors there once and name them by key, or set \`onInlineAuthors\` to "ignore".`;
  const line = lineOfKey(file.text.read(), 'authors');
  ctx.report({ severity, code: 'undeclared-author', filePath: file.filePath, line, message });
}
