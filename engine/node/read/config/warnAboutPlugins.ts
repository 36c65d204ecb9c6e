import type { SiteConfig } from './types.ts';
import type { ContentProblem } from '../../ground/problems.ts';

/**
 * Recma plugins have no effect, because MDX is not compiled to JavaScript: one sentence for each instance that has
 * some.
 */
export function warnAboutPlugins(config: SiteConfig): ContentProblem[] {
  const instances = [
    ...config.docs.map((options) => ({ name: `the docs "${options.id}"`, options })),
    ...config.blogs.map((options) => ({ name: `the blog "${options.id}"`, options })),
    ...config.pages.map((options) => ({ name: `the pages "${options.id}"`, options })),
  ];
  return instances
    .filter(({ options }) => options.recmaPlugins.length > 0)
    .map(({ name }) => ({
      severity: 'warning',
      code: 'unsupported',
      filePath: config.configPath,
      message: `\`recmaPlugins\` of ${name} change the JavaScript that a page is compiled to. Octavo compiles pages to HTML, so they are left out.`,
    }));
}
