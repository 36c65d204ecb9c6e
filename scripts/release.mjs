// npm run release -- 0.2.0: packs every package, installs and uses what was packed, writes the version and the
// changelog, commits and tags. It publishes nothing: the tag does, once it is pushed (handbook, "Releasing"). npm run
// release: packs and tests, and changes nothing.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { prepare, PrepareError, ROOT, runScript } from './prepare.mjs';
import { findReleaseProblems, toReleasedChangelog } from './releaseRules.mjs';

const PACKAGES = ['engine', 'create-octavo'];
const CHANGELOG = path.join(ROOT, 'CHANGELOG.md');
const OUT = path.join(ROOT, 'release');

const readManifest = (folder) => JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));
const git = (...words) => execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).trim();

function call(command, words, cwd) {
  const { status } = spawnSync(command, words, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new PrepareError(`"${command} ${words.join(' ')}" failed in ${cwd}.`);
}

function pack() {
  call(process.execPath, ['scripts/buildCreate.mjs'], ROOT);
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT);
  return PACKAGES.map((folder) => {
    const words = ['pack', '--json', '--ignore-scripts', '--pack-destination', OUT];
    const [{ filename }] = JSON.parse(
      execFileSync('npm', words, {
        cwd: path.join(ROOT, folder),
        encoding: 'utf8',
        shell: process.platform === 'win32',
      }),
    );
    console.log(`Packed ${path.join('release', filename)}`);
    return path.join(OUT, filename);
  });
}

/** Installs like a user: from the archive and the registry, in an unrelated folder. */
function tryPackage(archive) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'octavo release '));
  try {
    call(
      process.execPath,
      [path.join(ROOT, 'create-octavo/bin/create-octavo.mjs'), 'site', '--blog', '--no-install'],
      folder,
    );
    const site = path.join(folder, 'site');
    call('npm', ['install', '--no-audit', '--no-fund', archive], site);
    call('npx', ['octavo', 'build'], site);
    call('npx', ['octavo', 'check'], site);
    call('npm', ['audit', '--omit=dev'], site);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function writeVersion(version) {
  for (const folder of PACKAGES) {
    writeFileSync(
      path.join(ROOT, folder, 'package.json'),
      `${JSON.stringify({ ...readManifest(folder), version }, null, 2)}\n`,
    );
  }
  writeFileSync(
    CHANGELOG,
    toReleasedChangelog(readFileSync(CHANGELOG, 'utf8'), version, new Date().toISOString().slice(0, 10)),
  );
  // The lockfile names the versions of workspaces.
  call('npm', ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'], ROOT);
}

await runScript(() => {
  const [version] = process.argv.slice(2);
  if (version !== undefined) {
    const problems = findReleaseProblems({
      version,
      last: readManifest('engine').version,
      changelog: readFileSync(CHANGELOG, 'utf8'),
      isClean: git('status', '--porcelain') === '',
      tags: git('tag', '--list').split('\n'),
      repository: readManifest('engine').repository,
    });
    if (problems.length > 0) throw new PrepareError(`This cannot be released yet:\n  ${problems.join('\n  ')}`);
    writeVersion(version);
  }
  prepare();
  const [engine] = pack();
  tryPackage(engine);
  if (version === undefined) {
    console.log('All good. "npm run release -- <version>" writes the version and tags it.');
    return;
  }
  git('commit', '--all', '--message', `Release ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `Octavo ${version}`);
  console.log(`Tagged v${version}. "git push --follow-tags" publishes it.`);
});
