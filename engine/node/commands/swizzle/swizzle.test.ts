import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createTempFolder, type Files } from '../../../../tests/support/tempFolder.ts';
import { swizzle, type SwizzleOptions } from './swizzle.ts';

const CLASSIC = 'node_modules/@docusaurus/theme-classic';
const INSTALLED = {
  [`${CLASSIC}/package.json`]: '{}',
  [`${CLASSIC}/lib/theme/Footer/index.js`]: 'export default () => <footer/>;',
  [`${CLASSIC}/lib/theme/Footer/Copyright/index.js`]: 'export default () => <p/>;',
  [`${CLASSIC}/src/theme/Footer/index.tsx`]: 'export default (): null => null;',
  [`${CLASSIC}/src/theme/Footer/Copyright/index.tsx`]: 'export default (): null => null;',
  [`${CLASSIC}/lib/theme/NavbarItem/ComponentTypes.js`]: 'export default {};',
};

async function siteWith(files: Files = {}) {
  const folder = await createTempFolder({ 'docusaurus.config.js': '', ...files });
  onTestFinished(() => folder.remove());
  const run = (options: Omit<SwizzleOptions, 'siteDir'>) => swizzle({ siteDir: folder.dir, ...options });
  const read = (file: string) => readFileSync(path.join(folder.dir, 'src/theme', file), 'utf8');
  const exists = (file: string) => existsSync(path.join(folder.dir, 'src/theme', file));
  return { dir: folder.dir, run, read, exists };
}

describe('wrap', () => {
  it('begins with a component around the theme’s own, in the language of the site', async () => {
    const site = await siteWith();
    await site.run({ name: 'DocItem/Footer', action: 'wrap' });
    expect(site.read('DocItem/Footer/index.js')).toBe(
      [
        "import Footer from '@theme-original/DocItem/Footer';",
        '',
        'export default function FooterWrapper(props) {',
        '  return (',
        '    <>',
        '      <Footer {...props} />',
        '    </>',
        '  );',
        '}',
        '',
      ].join('\n'),
    );
    const typed = await siteWith({ 'tsconfig.json': '{}' });
    await typed.run({ name: 'Footer', action: 'wrap' });
    expect(typed.read('Footer/index.tsx')).toContain('type Props = WrapperProps<typeof FooterType>;');
    await typed.run({ name: 'Navbar', action: 'wrap', language: 'js' });
    expect(typed.exists('Navbar/index.js')).toBe(true);
  });

  it('of a table adds to the theme’s own', async () => {
    const site = await siteWith();
    await site.run({ name: 'NavbarItem/ComponentTypes', action: 'wrap' });
    expect(site.read('NavbarItem/ComponentTypes.js')).toContain('export default {\n  ...ComponentTypes,\n};');
  });
});

describe('eject', () => {
  it('copies Docusaurus’s own component with all its files', async () => {
    const site = await siteWith(INSTALLED);
    const { files } = await site.run({ name: 'Footer', action: 'eject' });
    expect(files).toEqual([path.join(site.dir, 'src/theme/Footer')]);
    expect(site.read('Footer/index.js')).toBe(INSTALLED[`${CLASSIC}/lib/theme/Footer/index.js`]);
    expect(site.exists('Footer/Copyright/index.js')).toBe(true);
    const typed = await siteWith(INSTALLED);
    await typed.run({ name: 'Footer', action: 'eject', language: 'tsx' });
    expect(typed.read('Footer/index.tsx')).toContain('(): null');
    await typed.run({ name: 'NavbarItem/ComponentTypes', action: 'eject' });
    expect(typed.exists('NavbarItem/ComponentTypes.js')).toBe(true);
  });

  it('finds it next to the preset that depends on it, as pnpm installs it', async () => {
    const store = 'node_modules/.pnpm/preset/node_modules/@docusaurus';
    const site = await siteWith({
      [`${store}/preset-classic/package.json`]: '{}',
      [`${store}/theme-classic/package.json`]: '{}',
      [`${store}/theme-classic/lib/theme/Footer/index.js`]: 'export default () => <footer/>;',
    });
    mkdirSync(path.join(site.dir, 'node_modules/@docusaurus'));
    symlinkSync(
      path.join(site.dir, store, 'preset-classic'),
      path.join(site.dir, 'node_modules/@docusaurus/preset-classic'),
      'junction',
    );
    await site.run({ name: 'Footer', action: 'eject' });
    expect(site.exists('Footer/index.js')).toBe(true);
  });

  it('needs it installed, except for Root, which only shows its children', async () => {
    const site = await siteWith();
    await expect(site.run({ name: 'Footer', action: 'eject' })).rejects.toThrow(
      /npm install @docusaurus\/theme-classic/,
    );
    await site.run({ name: 'Root', action: 'eject' });
    expect(site.read('Root.js')).toContain('{children}');
  });
});

it('creates the module that adds languages to Prism, which is not a component', async () => {
  const site = await siteWith({ ...INSTALLED, 'tsconfig.json': '{}' });
  await site.run({ name: 'prism-include-languages', action: 'wrap', language: 'js' });
  expect(site.read('prism-include-languages.js')).toContain('  includeLanguages(Prism);');
  const module = 'theme/prism-include-languages';
  const typed = { [`${CLASSIC}/lib/${module}.js`]: 'compiled', [`${CLASSIC}/src/${module}.ts`]: 'typed' };
  const ejected = await siteWith({ ...INSTALLED, ...typed, 'tsconfig.json': '{}' });
  await ejected.run({ name: 'prism-include-languages', action: 'eject' });
  expect(ejected.read('prism-include-languages.ts')).toBe('typed');
});

describe('reports what it cannot do', () => {
  it.each([
    ['Fotoer', 'The theme has no component "Fotoer". Did you mean "Footer"?'],
    ['Zzz', 'The theme has no component "Zzz". "octavo swizzle --list" names all of them.'],
    ['@docusaurus/theme-classic', '"@docusaurus/theme-classic" is a theme; Octavo has one.'],
    ['Footer/Copyright', '"Footer/Copyright" is a part of "Footer", and can be replaced only where'],
  ])('%s', async (name, message) => {
    await expect((await siteWith()).run({ name, action: 'wrap' })).rejects.toThrow(message);
  });

  it('a part of a part can be replaced where Docusaurus’s theme is installed', async () => {
    const site = await siteWith(INSTALLED);
    const { part } = await site.run({ name: 'Footer/Copyright', action: 'wrap' });
    expect(part.name).toBe('Footer');
  });

  it('an existing file stays unchanged', async () => {
    const site = await siteWith({ 'src/theme/Footer.jsx': 'mine', 'src/theme/Navbar/index.js/x': '' });
    await expect(site.run({ name: 'Footer', action: 'wrap' })).rejects.toThrow(/Footer\.jsx" is there already/);
    await expect(site.run({ name: 'Navbar', action: 'wrap' })).rejects.toThrow(/index\.js" is in the way/);
    expect(site.read('Footer.jsx')).toBe('mine');
  });
});
