import { isNpm2yarn } from './npm2yarnOptions.ts';
import type { SiteConfig } from './types.ts';
import type { ContentProblem } from '../../ground/problems.ts';

const LISTS = [
  'remarkPlugins',
  'rehypePlugins',
  'recmaPlugins',
  'beforeDefaultRemarkPlugins',
  'beforeDefaultRehypePlugins',
] as const;

/** Plugins of an author's own for Markdown are not run yet: one sentence for each instance that has some. */
export function warnAboutPlugins(config: SiteConfig): ContentProblem[] {
  const instances = [
    ...config.docs.map((options) => ({ name: `the docs "${options.id}"`, options })),
    ...config.blogs.map((options) => ({ name: `the blog "${options.id}"`, options })),
    ...config.pages.map((options) => ({ name: `the pages "${options.id}"`, options })),
  ];
  return instances.flatMap(({ name, options }): ContentProblem[] => {
    const used = LISTS.filter((list) => options[list].some((plugin) => !isNpm2yarn(plugin)));
    if (used.length === 0) return [];
    const message = `Octavo does not run ${used.map((list) => `\`${list}\``).join(' and ')} of ${name} yet; they are left out.`;
    return [{ severity: 'warning', filePath: config.configPath, message }];
  });
}
