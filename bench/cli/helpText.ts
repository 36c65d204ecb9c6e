import { PARTS, SIZES, STEP_NAMES } from './parseOptions.ts';

export function toHelpText(toolNames: string[]): string {
  return `Compares Octavo with its peers, and writes bench/results.json and bench/RESULTS.md.

Usage: npm run bench -- [options]

  --only <tools>     ${toolNames.join(', ')}; Octavo is always measured with them
  --size <sizes>     ${SIZES.join(', ')}: the site's own content, 31 releases of its docs, or this number of generated pages
  --what <parts>     ${PARTS.join(', ')}
  --steps <steps>    of build: ${STEP_NAMES.join(', ')}
  --rounds <number>  how often (3; 1 for 10,000 pages)
  --limit <minutes>  a build that takes longer is ended (15)
  --scratch <folder> where peers are installed and sites built; kept for the next run
  --engine <folder>  measure this built engine, not the one of this repository
  --every-version    measure 17 versions against one with every tool, not only with Octavo
  --report           measure nothing, write RESULTS.md again from results.json
  --help             show this text

Lists are separated by commas. A run of some parts replaces just these in the results.
"npm run bench -- --only octavo" is the quick form.`;
}
