/** Pictures that `octavo doctor --looks` takes, with a real browser. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { openBrowser } from '../../engine/node/commands/doctor/looks/openBrowser.ts';
import { findBrowser } from '../../scripts/browser.mjs';

/** Red on narrow screens, blue on wide ones, and longer than both. */
const PAGE = `<!doctype html><meta name="viewport" content="width=device-width"><body style="margin:0;height:1500px"><script>
  document.body.style.background = innerWidth < 600 ? 'red' : 'blue'</script>`;

it('shows the page as wide as the screen and as long as it is, with what its scripts do', async () => {
  const server = createServer((_, response) => void response.setHeader('content-type', 'text/html').end(PAGE));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await openBrowser(findBrowser()!);
  onTestFinished(async () => {
    await browser.close();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const pictures = [];
  for (const width of [390, 1280]) {
    const bytes = Buffer.from(await browser.shoot(url, { width, height: 600 }), 'base64');
    expect(sizeOf(bytes)).toEqual([width, 1500]);
    pictures.push(bytes.toString('base64'));
  }
  expect(pictures[0]).not.toBe(pictures[1]);
});

it('reports so if the browser does not start', async () => {
  const browser = await openBrowser(process.execPath);
  onTestFinished(() => browser.close());
  await expect(browser.shoot('about:blank', { width: 390, height: 600 })).rejects.toMatchObject({
    problemCode: 'looks',
  });
});

/** Width and height of a WebP picture. Both formats store them in the first bytes of their chunk. */
function sizeOf(webp: Buffer): [number, number] {
  const kind = webp.toString('latin1', 12, 16);
  if (kind === 'VP8X') return [webp.readUIntLE(24, 3) + 1, webp.readUIntLE(27, 3) + 1];
  if (kind === 'VP8 ') return [webp.readUInt16LE(26) & 0x3fff, webp.readUInt16LE(28) & 0x3fff];
  throw new Error(`A picture of the kind "${kind}".`);
}
