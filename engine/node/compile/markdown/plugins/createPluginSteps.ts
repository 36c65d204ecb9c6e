/**
 * The plugins of an instance, attached once. Their additions to the parser are known before anything is parsed, and
 * each plugin is a separate step, so that one that fails can be named and skipped.
 */
import type { Extension as FromMarkdownExtension } from 'mdast-util-from-markdown';
import type { Extension } from 'micromark-util-types';
import { unified, type Plugin, type Processor } from 'unified';
import type { Node, Parent } from 'unist';
import { VFile } from 'vfile';
import { noReads, readsOf, type Reads } from '../../../ground/inputs/readsOf.ts';
import { PLUGIN_LISTS, type MarkdownPlugins, type PluginList } from '../../../read/config/markdownPlugins.ts';
import type { ParserExtensions, PluginSyntax } from '../parse/pluginSyntax.ts';
import { checkTree } from './checkTree.ts';
import { PluginFailure } from './pluginFailure.ts';
import { callWithLimit } from '../../../ground/callWithLimit.ts';
import { TIME_LIMIT_MS, withTimeLimit } from '../../../ground/withTimeLimit.ts';

interface PluginStep {
  list: PluginList;
  /** The name in messages. */
  name: string;
  run(tree: Node, file: VFile, reads: Reads): Promise<Parent>;
}

export interface PluginSteps {
  syntax: PluginSyntax;
  steps: PluginStep[];
  /** Plugins that could not even be attached. */
  failures: PluginFailure[];
  /** Inputs read while plugins were attached; every page depends on them. */
  reads: Reads;
}

/** Lists of extensions, under the names that remark's parser uses. */
interface ParserData {
  micromarkExtensions?: (Extension | Extension[])[];
  fromMarkdownExtensions?: (FromMarkdownExtension | FromMarkdownExtension[])[];
}

type Parse = (text: string, syntax: PluginSyntax) => Node;

export function createPluginSteps(plugins: MarkdownPlugins, parse: Parse): PluginSteps {
  const result: PluginSteps = {
    syntax: { before: { micromark: [], fromMarkdown: [] }, after: { micromark: [], fromMarkdown: [] } },
    steps: [],
    failures: [],
    reads: noReads(),
  };
  // One store for all: plugins may exchange values through it.
  const data: ParserData = {};
  for (const list of PLUGIN_LISTS) {
    // Unified interprets the lists: presets, options, `false` for a plugin that is switched off.
    const attachers = unified().use(plugins[list] as never).attachers as [Plugin, ...unknown[]][];
    for (const [index, [plugin, ...options]] of attachers.entries()) {
      const name = plugin.name && plugin.name !== 'default' ? `${plugin.name} (${list})` : `${list}[${index}]`;
      try {
        const processor = readsOf(result.reads, () => attach(plugin, options));
        if (processor) result.steps.push(createStep(list, name, processor));
      } catch (error) {
        result.failures.push(new PluginFailure(list, name, error));
      }
      takeSyntax(list.startsWith('before') ? result.syntax.before : result.syntax.after);
    }
  }
  return result;

  /** Undefined if the plugin has no transformer because it only changes the parser, for example. */
  function attach(plugin: Plugin, options: unknown[]): Processor | undefined {
    let isStep = false;
    const processor = unified().data(data as object);
    processor.parser = (text) => parse(text, result.syntax) as never;
    processor.use(
      function (this: Processor, ...values: unknown[]) {
        const transform = plugin.call(this, ...(values as [])) as never;
        isStep = typeof transform === 'function' || processor.attachers.length > 1;
        return transform;
      },
      ...(options as []),
    );
    callWithLimit(() => processor.freeze(), TIME_LIMIT_MS);
    return isStep ? processor : undefined;
  }

  /** The plugin's additions. */
  function takeSyntax(into: ParserExtensions): void {
    into.micromark.push(...(data.micromarkExtensions ?? []).flat());
    into.fromMarkdown.push(...(data.fromMarkdownExtensions ?? []).flat());
    delete data.micromarkExtensions;
    delete data.fromMarkdownExtensions;
  }
}

function createStep(list: PluginList, name: string, processor: Processor): PluginStep {
  return {
    list,
    name,
    async run(tree, file, reads) {
      let left: unknown;
      try {
        left = await readsOf(reads, () => withTimeLimit(() => processor.run(tree as never, file)));
      } catch (error) {
        throw new PluginFailure(list, name, error);
      }
      const fault = checkTree(left);
      if (fault) throw new PluginFailure(list, name, new Error(fault.message), fault);
      return left as Parent;
    },
  };
}

export function createPluginFile(file: {
  filePath: string;
  text: string;
  frontMatter: object;
  siteDir: string;
}): VFile {
  const { filePath, text, frontMatter, siteDir } = file;
  return new VFile({ path: filePath, value: text, cwd: siteDir, data: { frontMatter } });
}
