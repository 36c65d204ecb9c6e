import { describe, expect, it } from 'vitest';
import { ConfigError } from '../node/read/config/report/configError.ts';
import { ContentError } from '../node/ground/problems.ts';
import { ListenError } from '../node/serve/host/listen.ts';
import { printFailure } from './printFailure.ts';
import { createTestTerminal } from './testing/createTestTerminal.ts';
import { UsageError } from './usageError.ts';

function print(error: unknown, verbose = false) {
  const terminal = createTestTerminal();
  const status = printFailure(error, terminal, verbose);
  return { status, text: terminal.errors.join('\n') };
}

describe('printFailure', () => {
  it('answers a wrong command with a sentence', () => {
    expect(print(new UsageError('There is no command "x".'))).toEqual({
      status: 2,
      text: 'There is no command "x".  [usage]',
    });
  });

  it('lists the problems of the content', () => {
    const error = new ContentError([
      { severity: 'error', code: 'mdx-syntax', filePath: '/x/docs/a.md', line: 3, message: 'Wrong.' },
      { severity: 'error', code: 'no-docs', message: 'Also wrong.' },
    ]);
    expect(print(error)).toEqual({
      status: 1,
      text: '/x/docs/a.md\n  error  3  Wrong.  [mdx-syntax]\n\nerror  Also wrong.  [no-docs]',
    });
  });

  it('lists the problems of the configuration under its file', () => {
    const error = new ConfigError('/x/docusaurus.config.ts', [
      { keyPath: 'themeConfig.image', code: 'invalid-value', message: 'Not a text.' },
    ]);
    expect(print(error).text).toBe('/x/docusaurus.config.ts\n  error  themeConfig.image  Not a text.  [invalid-value]');
  });

  it('prints an error that is written for readers unchanged', () => {
    expect(print(new ListenError('No port is free.'))).toEqual({ status: 1, text: 'No port is free.  [port]' });
  });

  it('is short about unexpected errors, except with --verbose', () => {
    const error = new TypeError('x is not a function');
    expect(print(error).text).toBe(
      'Octavo stopped unexpectedly: x is not a function  [unexpected]\nRun it again with --verbose to see where.',
    );
    expect(print(error, true).text).toContain('printFailure.test.ts');
    expect(print('text').status).toBe(1);
  });
});
