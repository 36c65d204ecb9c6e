import path from 'node:path';
import { expect, it } from 'vitest';
import { toConfigTypes } from './toConfigTypes.ts';

const ENGINE = path.resolve(import.meta.dirname, '../../../..');

it('is what the package says of the configuration', async () => {
  await expect(toConfigTypes(() => undefined)).toMatchFileSnapshot(path.join(ENGINE, 'types/config.d.ts'));
});
