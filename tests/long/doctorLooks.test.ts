/** `octavo doctor --looks` with Docusaurus itself and a browser. */
import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { installReference, REFERENCE_MODULES } from '../../conformance/build/installReference.ts';
import { compareLooks } from '../../engine/node/commands/doctor/looks/compareLooks.ts';
import { fixtureSite } from '../support/fixtureSite.ts';

it('puts home, docs and blog of both side by side, at two widths and in both colour modes', async () => {
  installReference();
  const site = await fixtureSite(
    {
      'package.json': '{}',
      'docs/intro.md': '# Intro\n\n:::tip\n\nText\n\n:::\n',
      'blog/2024-01-02-post.md': '# Post\n\nText\n',
      'src/pages/index.md': '# Home\n',
    },
    { docs: "{ routeBasePath: 'docs' }", blog: '{}', config: "i18n: { defaultLocale: 'en', locales: ['en', 'de'] }," },
  );
  await symlink(REFERENCE_MODULES, path.join(site.dir, 'node_modules'));
  const steps: string[] = [];
  const { filePath, pages } = await compareLooks(site.dir, (step) => steps.push(step));
  expect(pages.map((page) => page.path)).toEqual(['', 'docs/intro', 'blog/2024/01/02/post']);
  expect(steps).toContain('Building with Docusaurus');
  const report = await readFile(filePath, 'utf8');
  const pictures = [...report.matchAll(/webp;base64,([\w+/=]+)/g)].map(([, data]) => data!);
  expect(pictures).toHaveLength(3 * 2 * 2 * 2);
  for (const picture of pictures) expect(picture.length).toBeGreaterThan(2000);
  expect(report.match(/<small>[^<]*/g)).toContain('<small>/docs/intro, 390 px, dark');
  // The builds for the comparison are removed.
  expect(existsSync(path.join(site.dir, '.octavo/looks'))).toBe(false);
  expect(existsSync(path.join(site.dir, 'build'))).toBe(false);
});
