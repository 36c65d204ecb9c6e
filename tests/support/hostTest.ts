import { createServer } from 'node:http';
import { createStaticHost, type StaticHostOptions } from '../../engine/node/serve/host/createStaticHost.ts';
import { closeServer } from '../../engine/node/serve/host/serve.ts';
import { listen } from '../../engine/node/serve/host/listen.ts';
import { sendRequest, type Answer, type RequestInput } from './httpClient.ts';
import { createTempFolder, type Files, type TempFolder } from './tempFolder.ts';

export interface HostTest {
  folder: TempFolder;
  origin: string;
  /** With the prefix, ends with `/`. */
  url: string;
  get(target: string, headers?: RequestInput['headers']): Promise<Answer>;
  send(target: string, input: RequestInput): Promise<Answer>;
  close(): Promise<void>;
}

/** A static host over a folder with these files, on its own port. */
export async function startHost(files: Files, options: StaticHostOptions = {}): Promise<HostTest> {
  const base = options.base ?? '/';
  const folder = await createTempFolder(files);
  const server = createServer(createStaticHost(folder.dir, { ...options, base }));
  const origin = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  return {
    folder,
    origin,
    url: origin + base,
    get: (target, headers = {}) => sendRequest(origin, target, { headers }),
    send: (target, input) => sendRequest(origin, target, input),
    async close() {
      await closeServer(server, 0);
      await folder.remove();
    },
  };
}
