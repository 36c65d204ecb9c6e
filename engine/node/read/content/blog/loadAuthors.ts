import kebabCase from 'lodash-es/kebabCase.js';
import type { BlogAuthorData } from '../../../../shared/pageContent.ts';
import type { RoutePath } from '../../../../shared/siteData.ts';
import type { LoadContext } from '../loadContext.ts';
import { findDataFile, isLocalizedFile, type ContentFolder } from '../files/contentFolder.ts';
import { readDataFile } from '../files/readDataFile.ts';
import { address, closedObject, either, flag, isObject, object, plainText } from '../frontMatter/fields.ts';
import { socials } from '../frontMatter/schemas.ts';
import { shown } from '../frontMatter/shown.ts';
import { originalLanguage } from '../originalLanguage.ts';
import { toRoutePath } from '../url/toRoutePath.ts';
import { toSocials } from './toSocials.ts';

export interface Authors {
  /** The file's name in the options. */
  name: string;
  byKey: Map<string, BlogAuthorData>;
  /** As in the file. */
  written: Record<string, Record<string, unknown>>;
}

const page = closedObject({ permalink: plainText }, ({ permalink }) =>
  permalink === undefined ? '`true`, or an object with `permalink`' : undefined,
);

const declaredAuthor = object(
  {
    name: plainText,
    title: plainText,
    url: address,
    email: plainText,
    description: plainText,
    imageURL: address,
    image_url: address,
    socials,
    page: either(flag, page),
  },
  ({ name, imageURL, image_url }) => {
    if (imageURL !== undefined && image_url !== undefined) return '`image_url` or `imageURL`, not both';
    return (name ?? imageURL ?? image_url) ? undefined : 'an object with `name`, `image_url` or both';
  },
);

/** The authors file of a blog; no authors if there is none. */
export async function loadAuthors(
  ctx: LoadContext,
  folder: ContentFolder,
  authorsMapPath: string,
  authorsPath: RoutePath,
): Promise<Authors> {
  const byKey = new Map<string, BlogAuthorData>();
  const all = { name: authorsMapPath, byKey, written: {} as Authors['written'] };
  const filePath = findDataFile(folder, authorsMapPath);
  const value = filePath === undefined ? undefined : await readDataFile(ctx, filePath);
  if (filePath === undefined || value === undefined || value === null) return all;
  const report = (message: string) => ctx.report({ severity: 'error', code: 'invalid-data', filePath, message });
  if (!isObject(value)) {
    report(`The file should hold one entry per author, not ${shown(value)}.`);
    return all;
  }
  const language = isLocalizedFile(folder, filePath) ? undefined : originalLanguage(ctx.config.i18n);
  for (const [key, written] of Object.entries(value)) {
    const author = toAuthor(ctx, key, written, authorsPath, report);
    if (!author) continue;
    byKey.set(key, language ? { ...author, language } : author);
    all.written[key] = written as Record<string, unknown>;
  }
  reportSharedPages([...byKey.values()], report);
  return all;
}

function toAuthor(
  ctx: LoadContext,
  key: string,
  written: unknown,
  authorsPath: RoutePath,
  report: (message: string) => void,
): BlogAuthorData | undefined {
  const read = declaredAuthor(written);
  if (!read.ok) {
    report(
      `Author "${key}"${read.at ? ` (${read.at.slice(1)})` : ''} is ${shown(written)}; expected ${read.expected}.`,
    );
    return undefined;
  }
  const { page, name = '', title, url, email, description, imageURL, image_url, socials } = read.value;
  const refuse = (platform: string, value: unknown) =>
    report(`Author "${key}": \`socials.${platform}\` is ${shown(value)}; expected a handle or a URL.`);
  return {
    key,
    name,
    title,
    url,
    email,
    description,
    imageUrl: imageURL ?? image_url,
    socials: toSocials(socials, refuse),
    page: toPage(page),
    postCount: 0,
  };

  function toPage(option: typeof page): RoutePath | undefined {
    if (!option) return undefined;
    return toRoutePath(ctx.config, authorsPath, option === true ? kebabCase(key) : (option.permalink ?? ''));
  }
}

function reportSharedPages(authors: BlogAuthorData[], report: (message: string) => void): void {
  const seen = new Map<RoutePath, BlogAuthorData>();
  for (const author of authors) {
    if (author.page === undefined) continue;
    const other = seen.get(author.page);
    if (other) report(`Authors "${other.key}" and "${author.key}" both have the page "${author.page}".`);
    seen.set(author.page, author);
  }
}
