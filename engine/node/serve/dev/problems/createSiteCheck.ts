import { spawn, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import path from 'node:path';
import { ownVariables } from '../../../ground/inputs/inputs.ts';
import { engineDist } from '../../../ground/octavo/engineFiles.ts';
import type { ContentProblem } from '../../../ground/problems.ts';

/** The problems of the whole site, updated after each change. */
export interface SiteCheck {
  /** Call this when the site has changed. Checks it soon, if the problems were requested. */
  restart(): void;
  /** Call this if the site cannot be read at all, which is then the only problem. */
  fail(problems: ContentProblem[]): void;
  /** The problems known so far. The first call starts the first check. */
  read(): SiteState;
  /** The policy that a build would write, once it is known. */
  policy(): string | undefined;
  close(): void;
}

interface SiteState {
  problems: ContentProblem[];
  isChecking: boolean;
}

/** The process's answer. */
export interface CheckAnswer {
  problems: ContentProblem[];
  csp?: string;
}

/** Pages that the author is waiting for come first. */
const WAIT_MS = 300;
/**
 * After this many interruptions in a row a run may finish, because a plugin of the site may write into its folder in
 * every run.
 */
const MAX_INTERRUPTIONS = 4;
const LONG_WAIT_MS = 5000;
/** Lower than the priority of an author's programs. */
const PRIORITY = 10;

/**
 * Runs `checkProcess.ts` each time the site has changed; a newer change ends an older run. A separate process can be
 * ended at any time, and sets environment variables that a development server must not have.
 */
export function createSiteCheck(
  siteDir: string,
  { locales = [], onFound }: { locales?: string[]; onFound(problems: ContentProblem[]): void },
): SiteCheck {
  const script = path.join(engineDist(), 'node', 'checkProcess.cjs');
  let problems: ContentProblem[] = [];
  let csp: string | undefined;
  let isWanted = false;
  /** The reasons why the site cannot be read, which may be known before the first request. */
  let failures: ContentProblem[] | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: ChildProcess | undefined;
  let interruptions = 0;

  function end(): void {
    clearTimeout(timer);
    timer = undefined;
    running?.kill('SIGKILL');
    running = undefined;
  }

  function finish(now: ContentProblem[]): void {
    interruptions = 0;
    problems = now;
    onFound(now);
  }

  function schedule(): void {
    timer = setTimeout(run, interruptions >= MAX_INTERRUPTIONS ? LONG_WAIT_MS : WAIT_MS).unref();
  }

  function run(): void {
    timer = undefined;
    const child = spawn(process.execPath, [script, siteDir, ...locales], {
      env: ownVariables,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    running = child;
    child.on('spawn', () => lowerPriority(child));
    const take = (found: ContentProblem[]): void => {
      if (running !== child) return;
      running = undefined;
      finish(found);
    };
    child.on('message', (answer: CheckAnswer) => {
      if (running === child) csp = answer.csp ?? csp;
      take(answer.problems);
    });
    // Without a result, the earlier problems are the best guess.
    child.on('error', () => take(problems));
    child.on('exit', () => take(problems));
  }

  return {
    restart() {
      if (!isWanted) return void (failures = undefined);
      if (running && interruptions++ >= MAX_INTERRUPTIONS) return;
      end();
      schedule();
    },
    fail(found) {
      failures = found;
      end();
      finish(found);
    },
    read() {
      if (!isWanted && !failures) schedule();
      isWanted = true;
      return { problems, isChecking: running !== undefined || timer !== undefined };
    },
    policy: () => csp,
    close: end,
  };
}

function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, PRIORITY);
  } catch {
    // Some systems do not allow it.
  }
}
