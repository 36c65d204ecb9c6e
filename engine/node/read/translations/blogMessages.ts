import { ownValue } from '../../../shared/ownValue.ts';
import type { BlogOptions } from '../config/types.ts';
import type { Messages, SourceMessages } from './messages.ts';

export function collectBlogMessages({ blogTitle, blogDescription, blogSidebarTitle }: BlogOptions): SourceMessages {
  return {
    title: { message: blogTitle, description: 'The title for the blog used in SEO' },
    description: { message: blogDescription, description: 'The description for the blog used in SEO' },
    'sidebar.title': { message: blogSidebarTitle, description: 'The label for the left sidebar' },
  };
}

export function translateBlog(options: BlogOptions, messages: Messages): BlogOptions {
  return {
    ...options,
    blogTitle: ownValue(messages, 'title') ?? options.blogTitle,
    blogDescription: ownValue(messages, 'description') ?? options.blogDescription,
    blogSidebarTitle: ownValue(messages, 'sidebar.title') ?? options.blogSidebarTitle,
  };
}
