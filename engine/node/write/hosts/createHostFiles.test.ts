import { execFileSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createTempFolder } from '../../../../tests/support/tempFolder.ts';
import { COMPRESS_COMMAND } from './containerFiles.ts';
import { createHostFiles } from './createHostFiles.ts';
import { compileHeaderRules, parseHeadersFile } from './headersFile.ts';
import { parseRedirectsFile } from './redirectsFile.ts';

const CSP = "default-src 'self'";

function create(own: { ownHeaders?: string; ownRedirects?: string } = {}): Record<string, string> {
  const files = createHostFiles({
    csp: CSP,
    files: [
      'index.html',
      'assets/app.0123456789abcdef.js',
      'assets/logo.png',
      'assets/photo-1700000000.svg',
      '_octavo/page/index.js',
    ],
    hashedFiles: ['assets/app.0123456789abcdef.js'],
    redirects: [{ from: '/old', to: '/new', status: 301 }],
    ...own,
  });
  return Object.fromEntries(files.map(({ file, content }) => [file, content]));
}

it('writes the policy into every host file', () => {
  const files = create();
  expect(files['_octavo/csp.txt']).toBe(`${CSP}\n`);
  expect(files['_octavo/hosts/nginx.conf']).toContain(`add_header Content-Security-Policy "${CSP}" always;`);
  const rules = parseHeadersFile(files['_headers'] ?? '');
  expect(compileHeaderRules(rules)('/anything').get('content-security-policy')).toBe(CSP);
});

it('lets browsers keep hashed files only, and never gives a path two cache policies', () => {
  const rules = parseHeadersFile(create()['_headers'] ?? '');
  expect(compileHeaderRules(rules)('/assets/app.0123456789abcdef.js').get('cache-control')).toContain('immutable');
  for (const path of ['/', '/assets/logo.png', '/assets/photo-1700000000.svg', '/_octavo/page/index.js']) {
    expect(compileHeaderRules(rules)(path).has('cache-control')).toBe(false);
  }
  const values = rules.flatMap(({ headers }) => headers).filter(([name]) => name === 'Cache-Control');
  expect(values).toHaveLength(1);
});

it("keeps the author's own rules, and lets them win", () => {
  const files = create({ ownHeaders: '/x\n  Referrer-Policy: no-referrer\n', ownRedirects: '/old /mine\n' });
  const rules = parseHeadersFile(files['_headers'] ?? '');
  expect(compileHeaderRules(rules)('/x').get('referrer-policy')).toBe('no-referrer');
  expect(compileHeaderRules(rules)('/y').get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(parseRedirectsFile(files['_redirects'] ?? '').map(({ to }) => to)).toEqual(['/mine', '/new']);
  // nginx refuses to start when an address is named twice.
  const nginx = files['_octavo/hosts/nginx.conf'] ?? '';
  expect(nginx.match(/location = "\/old"/g)).toHaveLength(1);
  expect(nginx).toContain('./mine');
});

it('serves the container as a user without rights', () => {
  const files = create();
  expect(files['_octavo/hosts/Containerfile']).toMatch(/^USER nginx$/m);
  expect(files['_octavo/hosts/nginx.conf']).toContain('listen 8080;');
  expect(files['_octavo/hosts/nginx.container.conf']).not.toMatch(/^user /m);
});

it('compresses the files of the container, under any name, and no existing copy', async () => {
  const long = 'text '.repeat(200);
  const files = { 'a b.html': long, "it's $HOME.css": long, 'short.html': 'text', 'x.png': long, 'y.js': long };
  const { dir, remove } = await createTempFolder({ ...files, 'y.js.gz': 'made by the build' });
  onTestFinished(remove);
  expect(create()['_octavo/hosts/Containerfile']).toContain(`\nRUN ${COMPRESS_COMMAND}\n`);
  execFileSync('sh', ['-c', COMPRESS_COMMAND], { cwd: dir });
  const names = Object.keys(files);
  expect((await readdir(dir)).sort()).toEqual([...names, 'a b.html.gz', "it's $HOME.css.gz", 'y.js.gz'].sort());
});
