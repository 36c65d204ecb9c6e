// The contents of the engine's bundles, recorded while they are built and written as notices for people and a bill of
// materials for programs. `npm audit` does not see these packages, because they are not installed with the engine.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);

/** Licences that allow distribution inside a bundle, with their notices. Another one needs a decision. */
const KNOWN_LICENSES = new Set([
  '(MPL-2.0 OR Apache-2.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
]);

/** Licences of packages that do not state them in `package.json`. */
const STATED_ELSEWHERE = {
  // In its file `license`.
  khroma: 'MIT',
};

export function createNotices() {
  /** Folder of a package → bundles that contain it. */
  const bundled = new Map();
  const add = (id, bundle) => {
    const folder = packageFolder(id);
    if (!folder || folder === here) return;
    bundled.set(folder, (bundled.get(folder) ?? new Set()).add(bundle));
  };

  return {
    /** For the bundler: records every module in a bundle. */
    plugin: (bundle) => ({
      name: 'octavo-notices',
      generateBundle(_, chunks) {
        for (const chunk of Object.values(chunks)) for (const id of chunk.moduleIds ?? []) add(id, bundle);
      },
    }),
    /** For what is copied. */
    add: (name, bundle) => add(require.resolve(name), bundle),

    async write(dist) {
      const packages = [...bundled].map(([folder, bundles]) => readPackage(folder, [...bundles].sort()));
      packages.sort((a, b) => (toId(a) < toId(b) ? -1 : 1));
      const unknown = packages.filter(({ license }) => !KNOWN_LICENSES.has(license));
      if (unknown.length > 0) {
        const list = unknown.map((item) => `  ${toId(item)}: ${item.license ?? 'none'} (${item.bundles.join(', ')})`);
        throw new Error(
          `These packages are bundled, and their licence is none that is known here:\n${list.join('\n')}`,
        );
      }
      const inBrowser = (test) => packages.filter(({ bundles }) => bundles.some(test));
      const isLanguage = (bundle) => bundle.startsWith('client/search-');
      const isAlways = (bundle) =>
        bundle.startsWith('client/') && bundle !== 'client/mermaid.js' && !isLanguage(bundle);
      const always = inBrowser(isAlways);
      const withLanguages = inBrowser(isLanguage).filter((item) => !always.includes(item));
      const withDiagrams = inBrowser((bundle) => bundle === 'client/mermaid.js').filter(
        (item) => !always.includes(item),
      );
      // A site also contains Octavo's own runtime.
      const own = readPackage(here, []);
      await mkdir(dist, { recursive: true });
      await writeFile(path.join(dist, 'THIRD-PARTY-NOTICES.txt'), toNotices('Octavo contains', packages));
      await writeFile(
        path.join(dist, 'client', 'notices.txt'),
        toNotices('The scripts of this site contain', [own, ...always]),
      );
      await writeFile(
        path.join(dist, 'client', 'notices.mermaid.txt'),
        toNotices('The script that draws its diagrams contains', withDiagrams),
      );
      await writeFile(
        path.join(dist, 'client', 'notices.search.txt'),
        toNotices('The script that searches in languages besides English contains', withLanguages),
      );
      await writeFile(path.join(dist, 'sbom.json'), `${JSON.stringify(toSbom(packages), null, 2)}\n`);
    },
  };
}

/** The package of a module; helpers of the bundler belong to the bundler. */
function packageFolder(id) {
  const virtual = /^\0(vite|rolldown)\//.exec(id);
  if (virtual) return installedFolder(virtual[1]);
  const file = id.replace(/^\0/, '').replace(/[?#].*$/, '');
  return path.isAbsolute(file) ? path.dirname(findManifest(file)) : undefined;
}

/** The bundler's parts: one may be installed inside the other. */
function installedFolder(name) {
  const vite = path.dirname(findManifest(fileURLToPath(import.meta.resolve('vite'))));
  if (name === 'vite') return vite;
  const folders = createRequire(path.join(vite, 'package.json')).resolve.paths(name) ?? [];
  return folders.map((folder) => path.join(folder, name)).find((folder) => existsSync(folder));
}

/** The nearest `package.json` with a name: folders inside packages may have one with only a `type`. */
function findManifest(file) {
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    const manifest = path.join(folder, 'package.json');
    if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).name) return manifest;
    if (folder === path.dirname(folder)) throw new Error(`"${file}" is in no package.`);
  }
}

function readPackage(folder, bundles) {
  const { name, version, license, repository } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  // This file has such a name too.
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)(?!.*\.m?js$)/i.test(file));
  const text = files
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');
  return {
    name,
    version,
    license: license ?? STATED_ELSEWHERE[name],
    text,
    bundles,
    home: repository?.url ?? repository,
  };
}

function toId({ name, version }) {
  return version === undefined ? name : `${name}@${version}`;
}

/** Each licence text once, below the packages that it is for. */
function toNotices(title, packages) {
  const byText = new Map();
  for (const item of packages) {
    const text = item.text || `Licensed under ${item.license}. The package has no copy of it: ${item.home}`;
    byText.set(text, [...(byText.get(text) ?? []), item]);
  }
  const parts = [...byText].map(
    ([text, items]) => `${items.map((item) => `${toId(item)} (${item.license})`).join('\n')}\n\n${text}\n`,
  );
  return [`${title} the following packages.\n`, ...parts].join(`\n${'-'.repeat(80)}\n\n`);
}

/** CycloneDX 1.6. Without a time and a serial number, so that the same packages give the same bytes. */
function toSbom(packages) {
  const engine = JSON.parse(readFileSync(path.join(here, 'package.json'), 'utf8'));
  const lock = JSON.parse(readFileSync(path.join(here, '../package-lock.json'), 'utf8')).packages;
  const integrity = new Map(
    Object.entries(lock).map(([place, entry]) => [
      `${place.split('node_modules/').pop()}@${entry.version}`,
      entry.integrity,
    ]),
  );
  const own = toPurl(engine);
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': own, name: engine.name, version: engine.version, purl: own },
    },
    components: packages.map((item) => ({
      type: 'library',
      'bom-ref': toPurl(item),
      name: item.name,
      ...(item.version && { version: item.version, purl: toPurl(item) }),
      licenses: [/[ (]/.test(item.license) ? { expression: item.license } : { license: { id: item.license } }],
      ...toHashes(integrity.get(toId(item))),
      properties: item.bundles.map((bundle) => ({ name: 'octavo:bundle', value: `dist/${bundle}` })),
    })),
    dependencies: [{ ref: own, dependsOn: packages.map(toPurl) }],
  };
}

function toPurl({ name, version }) {
  return version === undefined ? name : `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

function toHashes(integrity) {
  if (!integrity?.startsWith('sha512-')) return {};
  const content = Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex');
  return { hashes: [{ alg: 'SHA-512', content }] };
}
