import { expect, it } from 'vitest';
import { ThemeClassNames as names } from 'octavo:class-names';
import { ThemeClassNames } from './classNames.ts';

it('has the names of 3.8.1, and those of 3.10, which an ejected card of a newer site reads', () => {
  expect(ThemeClassNames).toMatchObject(names);
  expect(ThemeClassNames).toMatchObject({
    docs: { docMarkdown: 'theme-doc-markdown', docCard: { container: 'theme-doc-card-container' } },
    tabs: { container: 'theme-tabs-container' },
  });
});
