import type { ProblemCode } from '../../../../shared/problemCodes.ts';
/** One problem of the configuration: its place (a key path), and a sentence. */
export interface ConfigProblem {
  /** `themeConfig.navbar.items[0].docId`; empty when the problem is the file itself. */
  keyPath: string;
  message: string;
  code: ProblemCode;
}

/** An omission, in one sentence that names the key. */
export type ConfigWarning = Pick<ConfigProblem, 'code' | 'message'>;

/** All problems of the configuration together. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly configPath: string;
  readonly problems: ConfigProblem[];

  constructor(configPath: string, problems: ConfigProblem[]) {
    super(toMessage(configPath, problems));
    this.configPath = configPath;
    this.problems = problems;
  }
}

function toMessage(configPath: string, problems: ConfigProblem[]): string {
  const [first] = problems;
  if (problems.length === 1 && first?.keyPath === '') return first.message;
  const count = problems.length === 1 ? 'one problem' : `${problems.length} problems`;
  return [`${configPath} has ${count}:`, ...problems.map((problem) => `  ${formatConfigProblem(problem)}`)].join('\n');
}

export function formatConfigProblem({ keyPath, message }: ConfigProblem): string {
  return keyPath === '' ? message : `${keyPath}: ${message}`;
}
