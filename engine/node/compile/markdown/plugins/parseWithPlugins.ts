import type { Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { noReads } from '../../../ground/inputs/readsOf.ts';
import type { MarkdownPlugins, PluginList } from '../../../read/config/markdownPlugins.ts';
import { toReadDependencies } from '../cache/readDependencies.ts';
import { parseByMicromark } from '../parse/parseMarkdown.ts';
import type { PluginSyntax } from '../parse/pluginSyntax.ts';
import type { ParsedFile } from '../parseFile.ts';
import type { ResolvedOptions } from '../resolveOptions.ts';
import type { CompileInput } from '../types.ts';
import type { Problem } from '../../siteCode/types.ts';
import { createPluginFile, createPluginSteps, type PluginSteps } from './createPluginSteps.ts';
import { PluginFailure } from './pluginFailure.ts';

/** The plugins for reading one file. */
export interface PluginRun {
  syntax: PluginSyntax;
  run<Tree extends Root | HastRoot>(list: PluginList, tree: Tree): Promise<Tree>;
}

const attached = new WeakMap<MarkdownPlugins, PluginSteps>();

/**
 * Reads a file with the site's plugins. One that fails may leave half of its work behind, so the file is read again
 * without it.
 */
export async function parseWithPlugins(
  input: CompileInput,
  options: ResolvedOptions & { plugins: MarkdownPlugins },
  read: (run: PluginRun) => Promise<ParsedFile>,
): Promise<ParsedFile> {
  const { filePath, frontMatter } = input;
  const { siteDir } = options;
  const all = attached.get(options.plugins) ?? createPluginSteps(options.plugins, parseFragment);
  attached.set(options.plugins, all);
  const reads = noReads();
  const problems: Problem[] = all.failures.map((failure) => failure.toProblem(filePath, options));
  let steps = all.steps;
  for (;;) {
    const file = createPluginFile({ filePath, text: input.source, frontMatter, siteDir });
    try {
      const parsed = await read({ syntax: all.syntax, run: (list, tree) => runList(list, tree, file) });
      return {
        ...parsed,
        problems: [...problems, ...parsed.problems],
        reads: toReadDependencies([all.reads, reads], filePath, siteDir),
      };
    } catch (error) {
      if (!(error instanceof PluginFailure)) throw error;
      problems.push(error.toProblem(filePath, options));
      steps = steps.filter(({ list, name }) => list !== error.list || name !== error.plugin);
    }
  }

  async function runList<Tree extends Root | HastRoot>(list: PluginList, tree: Tree, file: VFile): Promise<Tree> {
    let current = tree;
    for (const step of steps) {
      if (step.list === list) current = (await step.run(current, file, reads)) as unknown as Tree;
    }
    return current;
  }
}

/** For plugins that parse another text. */
function parseFragment(text: string, syntax: PluginSyntax): Root {
  return parseByMicromark(text, {
    format: 'mdx',
    comments: true,
    filePath: '',
    passed: new Map(),
    syntax,
  });
}
