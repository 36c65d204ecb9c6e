/**
 * The Async tab beside a Sync tab. The author writes the first; the second is made from it, so that the two never differ
 * in more than `await` and its kin. Python itself reads the code (`to_async.py`).
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('to_async.py', import.meta.url));

const TABS =
  /(?<head><Tabs groupId="sdk-client">\n<TabItem value="sync" label="Sync">\n\n```python[^\n]*\n)(?<sync>.*?)(?<middle>```\n\n<\/TabItem>\n<TabItem value="async" label="Async">\n\n```python[^\n]*\n).*?(?=```\n\n<\/TabItem>\n<\/Tabs>)/gs;

/** Methods whose result is read piece by piece: `async for` in the asynchronous client. */
const streamsOf = (sdk) =>
  Object.entries(sdk.services).flatMap(([service, { methods }]) =>
    Object.entries(methods)
      .filter(([, { returns }]) => /^(?:Page|Iterator)\[/.test(returns))
      .map(([name]) => `${service}.${name}`),
  );

/** The sources, rewritten for `AsyncEmberhold`. */
export function toAsync(sdk, sources) {
  const input = JSON.stringify({ sources, streams: streamsOf(sdk) });
  const run = spawnSync('python3', [SCRIPT], { input, encoding: 'utf8', maxBuffer: 1 << 26 });
  if (run.error) throw new Error('python3 is needed to write the Async tabs', { cause: run.error });
  if (run.status !== 0) throw new Error(`python3 failed: ${run.stderr}`);
  return JSON.parse(run.stdout).map((result, index) => {
    if (typeof result === 'string') return result;
    throw new Error(`This example has no asynchronous form: ${result.error}\n${sources[index]}`);
  });
}

/** The texts with every Async tab written again. One child process serves all of them. */
export function fillAsyncTabs(sdk, texts) {
  const sources = texts.flatMap((text) => [...text.matchAll(TABS)].map(({ groups }) => groups.sync));
  if (sources.length === 0) return texts;
  const results = toAsync(sdk, sources).values();
  return texts.map((text) =>
    text.replace(TABS, (_, head, sync, middle) => `${head}${sync}${middle}${results.next().value}`),
  );
}
