import { randomBytes } from 'node:crypto';
import { mkdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHost, type HostTest } from '../../../../tests/support/hostTest.ts';
import { followRedirects, type RequestInput } from '../../../../tests/support/httpClient.ts';
import { createTempFolder, type TempFolder } from '../../../../tests/support/tempFolder.ts';
import { createStaticHost } from './createStaticHost.ts';

const PAGE = '<!doctype html><title>Models</title><p>Models, at length.</p>';
const DATA = 'octavo("data",[1,2,3]);'.repeat(100);
const MEDIA = randomBytes(1000);
const APP = 'assets/app.0123456789abcdef.js';

const FILES = {
  'index.html': '<title>Home</title>',
  '404.html': '<title>Not here</title>',
  'de/404.html': '<title>Nicht hier</title>',
  '_octavo/locales.txt': 'de/\n',
  '0.5.1.html': '<title>0.5.1</title>',
  '0.5.1/models.html': '<title>Old models</title>',
  'models.html': PAGE,
  'models.html.br': brotliCompressSync(PAGE),
  'models.html.gz': gzipSync(PAGE),
  'guide/index.html': '<title>Guide</title>',
  'café/größe 100%.html': '<title>Größe</title>',
  [APP]: 'app()',
  'assets/logo.png': 'png',
  'assets/report.20240115.pdf': 'pdf',
  '_octavo/site-0123456789.js': 'octavo()',
  '_octavo/page/index.js': 'octavo()',
  '_octavo/page/commit-0123456789abcdef.js': 'octavo()',
  'data.js': DATA,
  'media.bin': MEDIA,
  'empty.txt': '',
  '.env': 'SECRET=1',
  'assets/photo-1700000000.svg': '<svg/>',
  _headers: ['/assets/app.*', '/_octavo/site-*']
    .map((path) => `${path}\n  Cache-Control: public, max-age=31536000, immutable\n`)
    .join(''),
};

let host: HostTest;
let outside: TempFolder;

beforeAll(async () => {
  outside = await createTempFolder({ 'secret.txt': 'secret', 'deep/secret.html': 'secret' });
  host = await startHost(FILES);
  await symlink(path.join(outside.dir, 'secret.txt'), path.join(host.folder.dir, 'link.txt'));
  await symlink(path.join(outside.dir, 'deep'), path.join(host.folder.dir, 'linked'));
  await symlink('models.html', path.join(host.folder.dir, 'alias.html'));
  await symlink('loop.html', path.join(host.folder.dir, 'loop.html'));
});

afterAll(async () => {
  await host.close();
  await outside.remove();
});

describe('addresses', () => {
  it.each([
    ['/', 'Home'],
    ['/models', 'Models'],
    ['/0.5.1', '0.5.1'],
    ['/0.5.1/models', 'Old models'],
    ['/guide/', 'Guide'],
    ['/caf%C3%A9/gr%C3%B6%C3%9Fe%20100%25', 'Größe'],
    ['/models?q=1', 'Models'],
    ['/alias', 'Models'],
  ])('%s shows %s', async (target, title) => {
    const answer = await host.get(target);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.text).toContain(`<title>${title}</title>`);
  });

  it.each([
    ['/models.html', '/models'],
    ['/models/', '/models'],
    ['/index.html', '/'],
    ['/guide', '/guide/'],
    ['/guide/index.html', '/guide/'],
    ['/0.5.1/', '/0.5.1'],
    ['/0.5.1.html', '/0.5.1'],
    ['/models/?a=b&c=%20', '/models?a=b&c=%20'],
    ['/caf%C3%A9/gr%c3%b6%c3%9fe%20100%25.html', '/caf%C3%A9/gr%C3%B6%C3%9Fe%20100%25'],
  ])('%s leads to %s', async (target, end) => {
    const { answer, path: reached, hops } = await followRedirects(host.origin, target);
    expect({ status: answer.status, reached, hops }).toEqual({ status: 200, reached: end, hops: 1 });
  });

  it('redirects by a relative address that browsers do not cache', async () => {
    const answer = await host.get('/0.5.1/models/?x');
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe('../models?x');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('answers a missing part of a page without the page that says so', async () => {
    for (const part of ['image', 'script', 'style']) {
      const answer = await host.get('/favicon.ico', { 'Sec-Fetch-Dest': part });
      expect([answer.status, answer.text]).toEqual([404, 'Not found.\n']);
    }
    for (const page of ['document', 'empty']) {
      expect((await host.get('/nope', { 'Sec-Fetch-Dest': page })).text).toContain('Not here');
    }
  });

  it.each(['/nope', '/nope/', '/models/x', '/assets/', '/assets', '/404.html', '/404', '/%F0%9F%92%A5'])(
    '%s is not found, and says so nicely',
    async (target) => {
      const answer = await host.get(target);
      expect(answer.status).toBe(404);
      expect(answer.text).toContain('Not here');
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.headers.etag).toBeUndefined();
    },
  );

  it.each(['/de/nope', '/de/a/b/', '/de/404.html', '/de/404'])(
    '%s is not found in the words of its locale',
    async (target) => {
      const answer = await host.get(target);
      expect([answer.status, answer.text]).toEqual([404, expect.stringContaining('Nicht hier')]);
    },
  );

  it('answers what cannot be an address', async () => {
    expect((await host.get('/%zz')).status).toBe(400);
    expect((await host.send('*', { method: 'GET' })).status).toBe(400);
  });

  it('can only be read', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
      const answer = await host.send('/models', { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
    }
  });

  it('answers HEAD like GET, without the body', async () => {
    const get = await host.get('/models');
    const head = await host.send('/models', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.body.byteLength).toBe(0);
    for (const name of ['content-length', 'etag', 'content-type', 'cache-control', 'last-modified', 'vary']) {
      expect(head.headers[name]).toBe(get.headers[name]);
    }
    expect((await host.send('/nope', { method: 'HEAD' })).status).toBe(404);
  });

  it('serves an empty file', async () => {
    const answer = await host.get('/empty.txt');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-length']).toBe('0');
  });
});

describe('walls', () => {
  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/guide/../../secret.txt',
    '/..%5csecret.txt',
    '/link.txt',
    '/linked/secret',
    '/linked/secret.html',
    '/loop',
    '/.env',
    '/models.html%00',
    '//etc/passwd',
    '/_headers',
    '/_octavo/hosts/nginx.conf',
  ])('%s stays hidden', async (target) => {
    const answer = await host.get(target);
    expect(answer.status).toBe(404);
    expect(answer.text).not.toMatch(/secret|SECRET|root:/);
  });

  it('sends only files of its folder, for any request', async () => {
    const contents = new Set(Object.values(FILES).map((content) => content.toString()));
    contents.delete(FILES['.env']);
    const name = path.basename(outside.dir);
    const piece = fc.constantFrom(
      '..',
      '%2e%2e',
      '.',
      '/',
      '%2f',
      '%5c',
      'link.txt',
      'linked',
      'secret',
      '.html',
      name,
      'guide',
      'models',
      '.env',
      '%00',
      'tmp',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
        const answer = await host.get(`/${pieces.join('')}`);
        if (answer.status === 200) expect(contents).toContain(answer.text);
        else expect(answer.text).not.toContain('secret');
      }),
      { numRuns: 300 },
    );
  });
});

describe('caching', () => {
  it.each([
    [`/${APP}`, 'public, max-age=31536000, immutable'],
    ['/_octavo/site-0123456789.js', 'public, max-age=31536000, immutable'],
    ['/_octavo/page/index.js', 'no-cache'],
    ['/_octavo/page/commit-0123456789abcdef.js', 'no-cache'],
    ['/assets/logo.png', 'no-cache'],
    ['/assets/photo-1700000000.svg', 'no-cache'],
    ['/assets/report.20240115.pdf', 'no-cache'],
    ['/models', 'no-cache'],
  ])('%s: %s', async (target, policy) => {
    expect((await host.get(target)).headers['cache-control']).toBe(policy);
  });

  it('does not let a missing file be kept', async () => {
    expect((await host.get('/assets/gone.0123456789abcdef.js')).headers['cache-control']).toBe('no-cache');
  });

  it('answers 304 by tag or date', async () => {
    const first = await host.get('/models');
    const etag = first.headers.etag ?? '';
    expect(etag).toMatch(/^"[\w-]{20,}"$/);
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await host.get('/models', { 'If-None-Match': tags });
      expect(again.status).toBe(304);
      expect(again.headers.etag).toBe(etag);
      expect(again.headers['cache-control']).toBe('no-cache');
      expect(again.body.byteLength).toBe(0);
    }
    const modified = first.headers['last-modified'] ?? '';
    expect((await host.get('/models', { 'If-Modified-Since': modified })).status).toBe(304);
    expect((await host.get('/models', { 'If-Modified-Since': 'Mon, 01 Jan 2001 00:00:00 GMT' })).status).toBe(200);
    expect((await host.get('/models', { 'If-Modified-Since': 'nonsense' })).status).toBe(200);
    // The tag decides alone.
    expect((await host.get('/models', { 'If-None-Match': '"x"', 'If-Modified-Since': modified })).status).toBe(200);
  });

  it('keeps the tag when the same bytes are written again, and changes it with them', async () => {
    const file = path.join(host.folder.dir, 'changing.html');
    await writeFile(file, 'one');
    const first = (await host.get('/changing')).headers.etag;
    await utimes(file, new Date(), new Date(Date.now() - 100_000));
    expect((await host.get('/changing')).headers.etag).toBe(first);
    await writeFile(file, 'two');
    const second = await host.get('/changing', { 'If-None-Match': first });
    expect(second.status).toBe(200);
    expect(second.text).toBe('two');
    await rm(file);
    expect((await host.get('/changing')).status).toBe(404);
  });
});

it('sends what replaced a file, although the other one was found a moment ago', async () => {
  const file = path.join(host.folder.dir, 'replaced.txt');
  await writeFile(file, 'one '.repeat(1000));
  await wait(60);
  expect((await host.get('/replaced.txt')).text).toMatch(/^one /);
  await writeFile(file, 'three '.repeat(1000));
  // This form is not in memory, and the file has been replaced since the host found it.
  const compressed = await host.get('/replaced.txt', { 'Accept-Encoding': 'gzip' });
  expect(gunzipSync(compressed.body).toString()).toMatch(/^three /);
  await rm(file);
});

describe('a recent answer', () => {
  it('is reused for the same request only', async () => {
    const { etag } = (await host.get('/models')).headers;
    const questions: [RequestInput, number, string | undefined, number][] = [
      [{ headers: {} }, 200, undefined, PAGE.length],
      [{ headers: { 'Accept-Encoding': 'br' } }, 200, 'br', brotliCompressSync(PAGE).length],
      [{ headers: { 'Accept-Encoding': 'gzip' } }, 200, 'gzip', gzipSync(PAGE).length],
      [{ headers: { Range: 'bytes=0-4' } }, 206, undefined, 5],
      [{ headers: { 'If-None-Match': etag } }, 304, undefined, 0],
      [{ headers: { Host: 'elsewhere.example' } }, 403, undefined, NaN],
      [{ method: 'HEAD' }, 200, undefined, 0],
      [{ method: 'POST' }, 405, undefined, NaN],
    ];
    for (const [input, status, encoding, length] of [...questions, ...questions.toReversed()]) {
      const answer = await host.send('/models', input);
      expect([answer.status, answer.headers['content-encoding']]).toEqual([status, encoding]);
      if (!Number.isNaN(length)) expect(answer.body.byteLength).toBe(length);
    }
  });

  it('is dropped when the file has another text, or is gone', async () => {
    const file = path.join(host.folder.dir, 'news.txt');
    await writeFile(file, 'one');
    await wait(60);
    const read = async () => (await host.get('/news.txt')).text;
    expect(await read()).toBe('one');
    expect(await read()).toBe('one');
    await writeFile(file, 'two');
    await expect.poll(read, { timeout: 2000 }).toBe('two');
    await rm(file);
    await expect.poll(async () => (await host.get('/news.txt')).status, { timeout: 2000 }).toBe(404);
  });
});

describe('compression', () => {
  it('sends the encoding that the client prefers', async () => {
    const br = await host.get('/models', { 'Accept-Encoding': 'gzip, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(br.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(brotliDecompressSync(br.body).toString()).toBe(PAGE);

    const gzip = await host.get('/models', { 'Accept-Encoding': 'br;q=0.1, gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(PAGE);

    const plain = await host.get('/models', { 'Accept-Encoding': 'zstd' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.text).toBe(PAGE);

    expect(new Set([br, gzip, plain].map((answer) => answer.headers.etag)).size).toBe(3);
    for (const answer of [br, gzip, plain]) expect(answer.headers['vary']).toBe('Accept-Encoding');
  });

  it('sends plain bytes if there are no others', async () => {
    const answer = await host.get('/media.bin', { 'Accept-Encoding': 'br, gzip' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['vary']).toBeUndefined();
    expect(answer.body.equals(MEDIA)).toBe(true);
    expect((await host.get('/media.bin', { 'Accept-Encoding': 'identity;q=0' })).status).toBe(200);
  });

  it('compresses text that has no compressed form on the way', async () => {
    const accept = { 'Accept-Encoding': 'br, gzip' };
    const whole = await host.get('/data.js', accept);
    expect(whole.headers['content-encoding']).toBe('br');
    expect(whole.headers['content-length']).toBe(String(whole.body.length));
    expect(whole.body.length).toBeLessThan(DATA.length / 2);
    expect(brotliDecompressSync(whole.body).toString()).toBe(DATA);

    const gzip = await host.get('/data.js', { 'Accept-Encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(DATA);

    const plain = await host.get('/data.js', { 'Accept-Encoding': 'zstd' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.text).toBe(DATA);
    expect(new Set([whole, gzip, plain].map((answer) => answer.headers.etag)).size).toBe(3);
    for (const answer of [whole, gzip, plain]) expect(answer.headers['vary']).toBe('Accept-Encoding');

    expect((await host.get('/data.js', { ...accept, 'If-None-Match': whole.headers.etag })).status).toBe(304);
    const part = await host.get('/data.js', { ...accept, Range: 'bytes=10-19' });
    expect(part.status).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 10-19/${whole.body.length}`);
    expect(part.body.equals(whole.body.subarray(10, 20))).toBe(true);
  });

  it('leaves short texts unchanged', async () => {
    const answer = await host.get(`/${APP}`, { 'Accept-Encoding': 'gzip' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['vary']).toBeUndefined();
  });

  it('revalidates the encoding that was sent', async () => {
    const { etag } = (await host.get('/models', { 'Accept-Encoding': 'br' })).headers;
    expect((await host.get('/models', { 'Accept-Encoding': 'br', 'If-None-Match': etag })).status).toBe(304);
    expect((await host.get('/models', { 'If-None-Match': etag })).status).toBe(200);
  });
});

describe('ranges', () => {
  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=900-', 900, 999],
    ['bytes=-50', 950, 999],
    ['bytes=990-5000', 990, 999],
  ])('%s', async (range, start, end) => {
    const answer = await host.get('/media.bin', { Range: range });
    expect(answer.status).toBe(206);
    expect(answer.headers['content-range']).toBe(`bytes ${start}-${end}/1000`);
    expect(answer.headers['content-length']).toBe(String(end - start + 1));
    expect(answer.body.equals(MEDIA.subarray(start, end + 1))).toBe(true);
  });

  it.each(['bytes=1000-', 'bytes=-0', 'bytes=9-3', 'bytes=x'])('%s cannot be given', async (range) => {
    const answer = await host.get('/media.bin', { Range: range });
    expect(answer.status).toBe(416);
    expect(answer.headers['content-range']).toBe('bytes */1000');
    expect(answer.body.byteLength).toBe(0);
  });

  it('sends everything where ranges do not apply', async () => {
    expect((await host.get('/media.bin', { Range: 'bytes=0-1,5-6' })).status).toBe(200);
    expect((await host.get('/media.bin', { Range: 'lines=0-1' })).status).toBe(200);
    expect((await host.send('/media.bin', { method: 'HEAD', headers: { Range: 'bytes=0-1' } })).status).toBe(200);
    expect((await host.get('/nope', { Range: 'bytes=0-1' })).status).toBe(404);
  });

  it('continues a download only of the same file', async () => {
    const { etag, 'last-modified': modified } = (await host.get('/media.bin')).headers;
    const withCondition = (condition: string | undefined) =>
      host.get('/media.bin', { Range: 'bytes=0-9', 'If-Range': condition });
    expect((await withCondition(etag)).status).toBe(206);
    expect((await withCondition(modified)).status).toBe(206);
    expect((await withCondition(`W/${etag}`)).status).toBe(200);
    expect((await withCondition('"other"')).status).toBe(200);
    expect((await withCondition('Mon, 01 Jan 2001 00:00:00 GMT')).status).toBe(200);
  });
});

describe('names', () => {
  it('accepts its own host names only, and says how to add one', async () => {
    const answer = await host.get('/models', { Host: 'evil.example:80' });
    expect(answer.status).toBe(403);
    expect(answer.text).toContain('--allow-host evil.example');
    expect((await host.get('/models', { Host: 'localhost:1' })).status).toBe(200);
    const own = await startHost(FILES, { allowedHosts: ['docs.example'] });
    try {
      expect((await own.get('/models', { Host: 'docs.example' })).status).toBe(200);
      expect((await own.get('/models', { Host: 'evil.example' })).status).toBe(403);
    } finally {
      await own.close();
    }
  });
});

describe('under a prefix', () => {
  let prefixed: HostTest;
  beforeAll(async () => {
    prefixed = await startHost(FILES, { base: '/a/b c/' });
  });
  afterAll(() => prefixed.close());

  it('serves the same folder', async () => {
    expect((await prefixed.get('/a/b%20c/')).text).toContain('Home');
    expect((await prefixed.get('/a/b%20c/models')).text).toContain('Models');
    expect((await prefixed.get(`/a/b%20c/${APP}`)).headers['cache-control']).toContain('immutable');
    expect((await followRedirects(prefixed.origin, '/a/b%20c/models.html')).path).toBe('/a/b%20c/models');
    expect((await prefixed.get('/a/b%20c/nope')).text).toContain('Not here');
  });

  it('redirects the root to it, and serves nothing outside it', async () => {
    expect((await followRedirects(prefixed.origin, '/?x=1')).path).toBe('/a/b%20c/?x=1');
    expect((await followRedirects(prefixed.origin, '/a/b%20c')).path).toBe('/a/b%20c/');
    const answer = await prefixed.get('/models');
    expect(answer.status).toBe(404);
    expect(answer.text).toBe('Not found. This site is served under /a/b%20c/\n');
  });

  it('refuses an invalid prefix', () => {
    expect(() => createStaticHost('.', { base: '/../' })).toThrow('"/../" is not a path');
  });
});

describe("the artefact's own rules", () => {
  it('sends its policy and security headers with everything', async () => {
    const own = await startHost({ ...FILES, '_octavo/csp.txt': "default-src 'none'\n" });
    try {
      for (const target of ['/models', '/nope', `/${APP}`]) {
        const { headers } = await own.get(target);
        expect(headers['content-security-policy']).toBe("default-src 'none'");
        expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      }
      await own.folder.write({ '_octavo/csp.txt': "default-src 'self'" });
      const policy = async () => (await own.get('/models')).headers['content-security-policy'];
      await expect.poll(policy, { timeout: 2000 }).toBe("default-src 'self'");
    } finally {
      await own.close();
    }
  });

  it('lets no other site read anything, and no browser guess a type', async () => {
    const answers = [
      await host.get('/models'),
      await host.get('/models', { 'If-None-Match': '*' }),
      await host.get('/media.bin', { Range: 'bytes=2000-' }),
      await host.get('/models/'),
      await host.get('/nope'),
      await host.get('/favicon.ico', { 'Sec-Fetch-Dest': 'image' }),
      await host.get('/%zz'),
      await host.send('/models', { method: 'POST' }),
      await host.get('/models', { Host: 'evil.example' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 304, 416, 301, 404, 404, 400, 405, 403]);
    for (const { headers } of answers) {
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('obeys _headers and _redirects', async () => {
    const rules = {
      _headers: '/*\n  Content-Security-Policy: x\n  ! Referrer-Policy\n# note\n/models\n  X-Own: yes: really\n',
      _redirects:
        '/old /models\n/docs/old /guide/ 302\n/v1/* /0.5.1/:splat 308\n/away https://example.com/\n/x /y 200\n/größe /café/größe%20100%25\n',
    };
    const own = await startHost({ ...FILES, ...rules }, { base: '/p/' });
    try {
      const { headers } = await own.get('/p/models');
      expect(headers['content-security-policy']).toBe('x');
      expect(headers['referrer-policy']).toBeUndefined();
      expect(headers['x-own']).toBe('yes: really');
      expect((await own.get('/p/guide/')).headers['x-own']).toBeUndefined();
      expect((await followRedirects(own.origin, '/p/old')).path).toBe('/p/models');
      expect((await followRedirects(own.origin, '/p/old/?q')).path).toBe('/p/models?q');
      expect((await followRedirects(own.origin, '/p/docs/old')).path).toBe('/p/guide/');
      expect((await followRedirects(own.origin, '/p/v1/models')).answer.text).toContain('Old models');
      expect((await own.get('/p/away')).headers.location).toBe('https://example.com/');
      expect((await own.get('/p/x')).status).toBe(404);
      expect((await followRedirects(own.origin, '/p/gr%C3%B6%C3%9Fe')).answer.text).toContain('Größe');
    } finally {
      await own.close();
    }
  });
});

it('serves a folder that appears later, and says plainly when it has no page for errors', async () => {
  const own = await startHost({});
  try {
    const empty = await own.get('/');
    expect(empty.status).toBe(404);
    expect(empty.text).toBe('Not found.\n');
    await mkdir(path.join(own.folder.dir, 'a'));
    await own.folder.write({ 'a/index.html': 'now' });
    expect((await own.get('/a/')).text).toBe('now');
  } finally {
    await own.close();
  }
});
