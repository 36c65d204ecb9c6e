import { spawnSync } from 'node:child_process';

const DATE = '2024-05-17T10:00:00Z';
const PERSON = ['-c', 'user.name=Ada', '-c', 'user.email=ada@fixture.example', '-c', 'commit.gpgsign=false'];

/** Creates a history with one commit: both engines read dates and authors of pages from it. */
export function commitSite(dir: string): void {
  const env = { ...process.env, GIT_AUTHOR_DATE: DATE, GIT_COMMITTER_DATE: DATE };
  for (const words of [
    ['init', '-q'],
    ['add', '-A'],
    [...PERSON, 'commit', '-q', '--no-verify', '-m', 'Site'],
  ]) {
    const { status, stderr } = spawnSync('git', words, { cwd: dir, env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${words.at(-1)} failed in ${dir}:\n${stderr}`);
  }
}
