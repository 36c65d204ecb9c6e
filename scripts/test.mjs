// npm test: format, lint, types, and all tests. A failing step does not hide the others.
// npm test -- unit lint: only these.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { countTests } from './countTests.mjs';
import { ensureFonts } from './fonts.mjs';
import { ensureNginx } from './nginx.mjs';
import { buildEngine, checkNode, installDependencies, PrepareError, ROOT } from './prepare.mjs';

/** Longer than the whole should take; a step that hangs must not hang the others. */
const STEP_LIMIT_MS = 25 * 60_000;

const modules = (file) => path.join(ROOT, 'node_modules', file);
const reports = mkdtempSync(path.join(os.tmpdir(), 'octavo-test-'));
const environment = { ...process.env };

const STEPS = {
  format: () => runCheck([modules('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.']),
  lint: () => runCheck([modules('oxlint/bin/oxlint'), '--deny-warnings']),
  types: () => runCheck([path.join(ROOT, 'scripts/types.mjs')]),
  unit: () => runTests('unit'),
  site: () => runTests('site'),
  browser: () => runBrowserTests(),
};

/** One check counts as one test. */
async function runCheck(args) {
  const isGood = (await run(args)) === 0;
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 };
}

async function runTests(...projects) {
  const report = path.join(reports, `${projects[0]}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return countTests(
    report,
    await run([modules('vitest/vitest.mjs'), 'run', ...projects.flatMap((name) => ['--project', name]), ...reporters]),
  );
}

async function runBrowserTests() {
  const browser = ensureBrowser();
  if (browser) {
    environment.OCTAVO_CHROME = browser;
    ensureFonts();
    return runTests('browser', 'prefix');
  }
  console.log('No browser could be found or installed. Install Chrome or Chromium, or set CHROME_PATH.');
  return { failed: 1, failures: ['the browser tests: there is no browser'] };
}

function run(args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env: environment });
    const limits = [
      setTimeout(() => child.kill('SIGTERM'), STEP_LIMIT_MS),
      setTimeout(() => child.kill('SIGKILL'), STEP_LIMIT_MS + 10_000),
    ];
    child.on('exit', (status) => {
      for (const limit of limits) clearTimeout(limit);
      resolve(status ?? 1);
    });
  });
}

function chooseSteps(names) {
  const unknown = names.find((name) => !STEPS[name]);
  if (unknown) throw new PrepareError(`There is no step "${unknown}". There are ${Object.keys(STEPS).join(', ')}.`);
  return names.length === 0 ? Object.keys(STEPS) : Object.keys(STEPS).filter((name) => names.includes(name));
}

const total = { passed: 0, failed: 0, skipped: 0 };
const failedSteps = [];
const failures = [];
const retried = [];
try {
  const steps = chooseSteps(process.argv.slice(2));
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
  if (steps.some((name) => name === 'unit' || name === 'site') && !ensureNginx()) {
    console.log('nginx is not installed: the tests of its configuration are skipped.');
  }
  for (const name of steps) {
    const started = Date.now();
    console.log(`\n${name}`);
    const counts = await STEPS[name]();
    for (const key of Object.keys(total)) total[key] += counts[key] ?? 0;
    failures.push(...(counts.failures ?? []));
    retried.push(...(counts.retried ?? []));
    if (counts.failed > 0) failedSteps.push(name);
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`${name}: ${counts.failed === 0 ? 'good' : 'FAILED'} (${seconds} s)`);
  }
} catch (error) {
  console.error(error instanceof PrepareError ? error.message : error);
  total.failed += 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}

// At the end, where it is seen.
if (retried.length > 0) console.log(`\nPassed at a later try only:\n  ${retried.join('\n  ')}`);
if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join('\n  ')}`);
if (failedSteps.length > 0) console.log(`\nFailed steps: ${failedSteps.join(', ')}`);
if (total.skipped > 0) console.log(`${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
