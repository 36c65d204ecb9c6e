import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createPart } from '../../base/partKey.ts';
import { startOfPart } from './startOfPart.ts';

it('finds a part in the HTML that React writes, whatever its key contains', () => {
  for (const key of ['Footer', "Inside /blog/it's", 'Footer {"a":"<&>"}']) {
    expect(renderToStaticMarkup(createPart(key, ''))).toContain(startOfPart(key));
  }
});
