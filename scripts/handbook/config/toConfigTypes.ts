import { toReference } from './configReference.ts';
import { describeKey } from './descriptions/describeKey.ts';
import { toTypeText } from './toTypeText.ts';

const HEAD = `/** Site code: its arguments and results are as in Docusaurus. */
export type SiteFunction = (...args: any[]) => any;

/** A remark, rehype or recma plugin, alone or with its options. */
export type MarkdownPlugin = SiteFunction | [SiteFunction, ...unknown[]] | { plugins?: unknown[]; settings?: object };

/** A plugin or theme by its name, with its options, or as a function; what is \`false\` or \`null\` is left out. */
export type PluginConfig = string | [string, unknown] | [string] | SiteFunction | [SiteFunction, unknown] | false | null;

/** A preset by its name, with its options. */
export type PresetConfig = ['classic' | '@docusaurus/preset-classic', PresetOptions] | PluginConfig;
`;

/** The types of a configuration, which the build of the engine writes into the package. */
export function toConfigTypes(): string {
  const types = toReference().map(
    ({ name, shape }) => `export type ${name} = ${toTypeText(shape, (keys) => describeKey(name, keys))};\n`,
  );
  return [HEAD, ...types].join('\n');
}
