/** `<IdealImage>` of `@docusaurus/plugin-ideal-image`: sizes that the `sharp` of the site makes. */
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { fixtureSite } from '../support/fixtureSite.ts';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A PNG that says that it is 1200 pixels wide. */
function wideImage(): Buffer {
  const bytes = Buffer.from(PIXEL, 'base64');
  bytes.writeUInt32BE(1200, 16);
  bytes.writeUInt32BE(600, 20);
  return bytes;
}

const FILES = {
  'docs/index.mdx':
    "---\nslug: /\n---\n\nimport Image from '@theme/IdealImage';\nimport photo from './photo.png';\n\n# Home\n\n<Image img={photo} alt=\"A photo\" />\n",
  'docs/photo.png': wideImage(),
  // Answers as the package does, with the width as the picture.
  'node_modules/sharp/package.json': '{"name": "sharp", "main": "index.js"}',
  'node_modules/sharp/index.js': `module.exports = () => {
    let text = '';
    const image = {
      metadata: async () => ({ hasAlpha: false }),
      resize(width) { text = 'wide ' + width; return image; },
      toBuffer: async () => Buffer.from(text),
    };
    return image;
  };`,
};
const CONFIG = "plugins: [['ideal-image', { min: 400, max: 2000, steps: 3, quality: 70, disableInDev: false }]],";

it('has the sizes of the options, none wider than the image, and a tiny form of it', async () => {
  const site = await fixtureSite(FILES, { config: CONFIG });
  const built = await site.build();
  expect(built.messages).toEqual([]);
  const html = await built.html('/');
  const [, srcset = ''] = /<img [^>]*alt="A photo"[^>]* srcset="([^"]+)"/.exec(html) ?? [];
  const sizes = srcset.split(', ').map((each) => each.split(' '));
  expect(sizes.map(([, width]) => width)).toEqual(['400w', '1200w']);
  expect(await built.read(sizes[0]?.[0] ?? '')).toBe('wide 400');
  expect(html).toMatch(/alt="A photo" src="assets\/files\/photo\.1200\.\w+\.png"/);
  expect(html).toContain('width="1200" height="600"');
  expect(html).toContain(`src="data:image/png;base64,${Buffer.from('wide 10').toString('base64')}"`);
  // Other options make other files.
  await site.write({ 'docusaurus.config.mjs': await configWith(site.dir, 'sizes: [300]') });
  expect(await (await site.build()).html('/')).toMatch(/srcset="assets\/files\/photo\.300\.\w+\.png 300w"/);
});

it('has one size without sharp, which is reported', async () => {
  const { 'node_modules/sharp/index.js': _code, 'node_modules/sharp/package.json': _package, ...files } = FILES;
  const built = await (await fixtureSite(files, { config: CONFIG })).build();
  expect(built.messages).toHaveLength(1);
  expect(built.messages[0]).toContain('The package "sharp" cannot be loaded');
  expect(built.messages[0]).toContain('have one size. Run "npm install sharp"');
  expect(await built.html('/')).toMatch(/alt="A photo" src="assets\/files\/photo\.\w+\.png"/);
});

async function configWith(dir: string, options: string): Promise<string> {
  const text = await readFile(`${dir}/docusaurus.config.mjs`, 'utf8');
  return text.replace('min: 400, max: 2000, steps: 3', options);
}
