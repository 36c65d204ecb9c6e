/** npm run bench: Octavo and its peers, measured in one run. `--help` lists the options. */
import { Bench } from './Bench.ts';
import { RESULTS, writeReport } from './report/files.ts';
import { loadResults } from './report/results.ts';
import { toHelpText } from './cli/helpText.ts';
import { OptionError, parseOptions } from './cli/parseOptions.ts';
import { endWithChildren } from './run/children.ts';
import { BUILD_TOOLS } from './tools/tools.ts';

const TOOL_NAMES = BUILD_TOOLS.map(({ name }) => name);

try {
  const options = parseOptions(process.argv.slice(2), TOOL_NAMES);
  if (options.help) console.log(toHelpText(TOOL_NAMES));
  else if (options.reportOnly) await writeReport(await loadResults(RESULTS));
  else {
    endWithChildren();
    const bench = new Bench(options);
    await bench.install();
    for (const size of options.sizes) await bench.measureSize(size);
    console.log(`\n${await bench.save()}`);
  }
} catch (error) {
  console.error(error instanceof OptionError ? error.message : error);
  process.exitCode = 1;
}
