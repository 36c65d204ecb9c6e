// The command line from its sources, for tests that need a separate process.
import { runCli } from '../main.ts';

process.exitCode = await runCli(process.argv.slice(2));
