import { expect, it } from 'vitest';
import type { CompileInput, CompiledPage, MarkdownOptions } from '../markdown/types.ts';
import { createCompilerPool } from './createCompilerPool.ts';

it('continues after a page that cannot be handed over', async () => {
  const pool = createCompilerPool({} as MarkdownOptions, {
    compile: async ({ filePath }) =>
      ({ html: filePath, ...(filePath === 'a' && { odd() {} }) }) as CompiledPage & object,
  });
  const pages = ['a', 'b'].map((filePath) => pool.compile({ filePath } as CompileInput));
  await expect(pages[0]).rejects.toMatchObject({
    problems: [{ filePath: 'a', message: expect.stringMatching(/^This page holds something that cannot be kept: /) }],
  });
  expect(await pages[1]).toEqual({ html: 'b' });
  await pool.close();
});
