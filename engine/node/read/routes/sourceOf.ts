import type { MarkdownSource } from '../content/types.ts';
import type { Route } from './types.ts';

/** The Markdown file behind a route, for routes that have one. */
export function sourceOf(route: Route): { file: MarkdownSource; contentDirs: string[] } | undefined {
  switch (route.kind) {
    case 'doc':
      return { file: route.doc.file, contentDirs: [route.version.contentDir] };
    case 'blog-post':
      return { file: route.post.file, contentDirs: [route.blog.contentDir] };
    case 'page':
      return { file: route.page.file, contentDirs: [] };
    default:
      return undefined;
  }
}
