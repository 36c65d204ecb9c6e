import path from 'node:path';
import { expect, it } from 'vitest';
import { describeKey } from './descriptions.ts';
import { toConfigTypes } from './toConfigTypes.ts';

const ENGINE = path.resolve(import.meta.dirname, '../../../engine');

it('is what the package says of the configuration', async () => {
  await expect(toConfigTypes(describeKey)).toMatchFileSnapshot(path.join(ENGINE, 'types/config.d.ts'));
});
