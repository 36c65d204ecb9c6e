import { execFile } from 'node:child_process';
import { DeployError } from './deployError.ts';

export interface Git {
  /** The command's output. Throws if the command fails. */
  (...words: string[]): Promise<string>;
}

/** `secret` appears in no message. */
export function createGit(cwd: string, secret = '', onCommand?: (command: string) => void): Git {
  const hide = (text: string): string => (secret ? text.replaceAll(secret, 'GIT_PASS') : text);
  return (...words) =>
    new Promise((resolve, reject) => {
      onCommand?.(hide(`git ${words.join(' ')}`));
      // Nobody can answer a prompt.
      const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' };
      execFile('git', words, { cwd, env, maxBuffer: 64_000_000 }, (error, stdout, stderr) => {
        if (!error) return resolve(stdout.trim());
        if (error.code === 'ENOENT') return reject(new DeployError('git is not installed, or not in the PATH.'));
        const said = hide(stderr.trim() || stdout.trim() || error.message);
        return reject(new DeployError(`"${hide(`git ${words.join(' ')}`)}" failed:\n${said}`));
      });
    });
}
