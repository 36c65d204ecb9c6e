import type { SiteConfig } from '../../../read/config/types.ts';

export interface ComparedPage {
  what: string;
  /** Below the base URL, without a slash at the start. */
  path: string;
}

type Places = { docs: readonly { routeBasePath: string }[]; blogs: readonly { routeBasePath: string }[] };

/** Lists, tags and other generated pages. */
const LISTS = /(?:^|\/)(?:tags|category|page|archive|authors)(?:\/|$)/;

/** The home page, two docs pages and a post, if both sites have them. */
export function choosePages(
  files: readonly string[],
  others: readonly string[],
  config: Places | SiteConfig,
): ComparedPage[] {
  const shared = new Set(others.map(toPath));
  const common = [...new Set(files.map(toPath))].filter((path) => shared.has(path)).sort();
  const posts = config.blogs.flatMap((blog) => below(common, blog.routeBasePath));
  const ofBlogs = new Set(
    config.blogs.flatMap((blog) => [...below(common, blog.routeBasePath), trim(blog.routeBasePath)]),
  );
  const docs = config.docs
    .flatMap((instance) => below(common, instance.routeBasePath))
    .filter((path) => path !== '' && !ofBlogs.has(path));
  const [first, ...more] = docs;
  const second = more[Math.floor(more.length / 2)];
  return [
    ...(common.includes('') ? [{ what: 'Home', path: '' }] : []),
    ...[first, second].flatMap((path) => (path === undefined ? [] : [{ what: 'A page of the docs', path }])),
    ...posts.slice(0, 1).map((path) => ({ what: 'A post', path })),
  ];
}

function below(paths: readonly string[], base: string): string[] {
  const prefix = trim(base);
  return paths.filter(
    (path) =>
      path !== prefix &&
      (prefix === '' || path.startsWith(`${prefix}/`)) &&
      !LISTS.test(path) &&
      !/^(?:404|search)$/.test(path),
  );
}

/** `docs/intro/index.html` and `docs/intro.html` → `docs/intro`. */
function toPath(file: string): string {
  return file.replaceAll('\\', '/').replace(/(?:^|\/)index\.html$|\.html$/, '');
}

function trim(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}
