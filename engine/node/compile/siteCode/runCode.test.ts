import { expect, it } from 'vitest';
import { callWithLimit } from '../../ground/callWithLimit.ts';
import { createCodeRunner } from './runCode.ts';
import type { SiteModule } from './types.ts';

it('a module that was stopped while loading fails from then on, and so do modules that import it', () => {
  const module = (chunk: string) => ({ chunk }) as SiteModule;
  const runner = createCodeRunner({
    modules: { a: module('a.js'), b: module('b.js'), c: module('c.js') },
    chunks: {
      'a.js': "exports.a = require('./b.js').b;",
      'b.js': 'exports.b = 1; for (;;);',
      'c.js': 'exports.c = 3;',
    },
  });
  const error = new Error('stopped');
  expect(() => callWithLimit(() => runner.run('a'), 50)).toThrow();
  runner.giveUpLoading(error);
  expect(() => runner.run('a')).toThrow(error);
  expect(() => runner.run('b')).toThrow(error);
  expect(runner.run('c')).toMatchObject({ c: 3 });
});
