// npm test: format, lint, types, and all tests. A failing step does not hide the others. npm run test:all: also tests
// that take minutes each. npm test -- unit lint: only these. `engines` by name: all tests in all three engines, instead
// of a part in two.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { countTests } from './countTests.mjs';
import { installEngines } from './engines.mjs';
import { ensureFonts } from './fonts.mjs';
import { installWebServers } from './webServers.mjs';
import { buildEngine, checkNode, installDependencies, PrepareError, ROOT } from './prepare.mjs';

/** Several times the expected duration, for busy machines; a run that hangs is ended. */
const STEP_LIMIT_MS = 60 * 60_000;

const modules = (file) => path.join(ROOT, 'node_modules', file);
const reports = mkdtempSync(path.join(os.tmpdir(), 'octavo-test-'));
const environment = { ...process.env };

const total = { passed: 0, failed: 0, skipped: 0 };
const failedSteps = [];
const failures = [];
const retried = [];
const skipped = [];

/** Checks that run no tests. */
const CHECKS = {
  types: [path.join(ROOT, 'scripts/types.mjs')],
  format: [modules('oxfmt/bin/oxfmt'), '--check'],
  lint: [modules('oxlint/bin/oxlint'), '--deny-warnings'],
};
/** Tests, by the projects of vitest.config.ts. */
const TESTS = { unit: ['unit'], site: ['site'], browser: ['browser'], engines: ['engines'], long: ['long'] };
const STEPS = [...Object.keys(CHECKS), ...Object.keys(TESTS)];
const USUAL_STEPS = STEPS.filter((name) => name !== 'long');

/** One check counts as one test. Checks wait for each other, but not for the tests. */
async function runChecks(names) {
  for (const name of names) {
    await take(name, async () => {
      const { status, output } = await run(CHECKS[name], 'pipe');
      if (status !== 0) console.log(`\n${name}\n${output}`);
      return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
    });
  }
}

/** In one run, so that no core waits for the last file of a step. */
async function runTests(names) {
  if (names.length === 0) return;
  const needsChromium = (name) => name === 'browser' || name === 'long' || environment.OCTAVO_ENGINES;
  const projects = names.filter((name) => !needsChromium(name) || prepareBrowser()).flatMap((name) => TESTS[name]);
  if (projects.length === 0) return;
  await take(names.join(', '), async () => {
    const report = path.join(reports, 'tests.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const { status } = await run(
      [modules('vitest/vitest.mjs'), 'run', ...projects.flatMap((name) => ['--project', name]), ...reporters],
      'inherit',
    );
    return countTests(report, status);
  });
}

function prepareBrowser() {
  const browser = ensureBrowser();
  if (browser) {
    environment.OCTAVO_CHROME = browser;
    ensureFonts();
    return true;
  }
  console.log('No browser could be found or installed. Install Chrome or Chromium, or set CHROME_PATH.');
  count('browser', { failed: 1, failures: ['the browser tests: there is no browser'] });
  return false;
}

async function take(name, step) {
  const started = Date.now();
  const counts = await step();
  count(name, counts);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${name}: ${counts.failed === 0 ? 'good' : 'FAILED'} (${seconds} s)`);
}

function count(name, counts) {
  for (const key of Object.keys(total)) total[key] += counts[key] ?? 0;
  failures.push(...(counts.failures ?? []));
  retried.push(...(counts.retried ?? []));
  if (counts.failed > 0) failedSteps.push(name);
}

/** `pipe`: its output is collected, so that it does not interleave. */
function run(args, stdio) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['inherit', stdio, stdio], env: environment });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => (output += text));
    const limits = [
      setTimeout(() => child.kill('SIGTERM'), STEP_LIMIT_MS),
      setTimeout(() => child.kill('SIGKILL'), STEP_LIMIT_MS + 10_000),
    ];
    child.on('close', (status) => {
      for (const limit of limits) clearTimeout(limit);
      resolve({ status: status ?? 1, output });
    });
  });
}

function chooseSteps(names) {
  if (names.includes('all')) return STEPS;
  const unknown = names.find((name) => !STEPS.includes(name));
  if (unknown) throw new PrepareError(`There is no step "${unknown}". There are ${STEPS.join(', ')} and all.`);
  return names.length === 0 ? USUAL_STEPS : STEPS.filter((name) => names.includes(name));
}

try {
  const named = process.argv.slice(2);
  const steps = chooseSteps(named);
  if (named.includes('engines')) environment.OCTAVO_ENGINES = 'all';
  checkNode(process.versions.node);
  installDependencies();
  try {
    buildEngine();
  } catch (error) {
    // Much can be tested without it.
    console.error(error.message);
    failedSteps.push('engine');
    total.failed += 1;
  }
  // After the engine: the type check builds it if it is missing, and two builds at the same time break each other.
  const checks = runChecks(steps.filter((name) => CHECKS[name]));
  if (steps.some((name) => name === 'unit' || name === 'site')) {
    skipped.push(...installWebServers().map((name) => `${name} is not installed: the tests of its configuration.`));
  }
  if (steps.includes('engines')) {
    skipped.push(...installEngines().map((name) => `${name} is not installed: what readers do in it.`));
  }
  await Promise.all([checks, runTests(steps.filter((name) => TESTS[name]))]);
} catch (error) {
  console.error(error instanceof PrepareError ? error.message : error);
  total.failed += 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}

// At the end, where it is seen.
if (skipped.length > 0) console.log(`\nSkipped:\n  ${skipped.join('\n  ')}`);
if (retried.length > 0) console.log(`\nPassed at a later try only:\n  ${retried.join('\n  ')}`);
if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join('\n  ')}`);
if (failedSteps.length > 0) console.log(`\nFailed steps: ${failedSteps.join(', ')}`);
if (total.skipped > 0) console.log(`${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
