/** Apache and Caddy, with the configurations from the documentation. */
import { execFileSync, spawn } from 'node:child_process';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { OtherHost } from './otherHosts.ts';
import { findFreePort, findProgram, isUp, NOBODY, stop } from './programs.ts';
import { createTempFolder } from './tempFolder.ts';

const DOCUMENT = path.join(import.meta.dirname, '../../handbook/docs/hosting.md');
const DOCUMENTED_FOLDER = '/srv/www/docs';

/** Debian's folder: Apache's program contains no modules. */
const APACHE_MODULES = '/usr/lib/apache2/modules';

export const findApache = () => findProgram('apache2');
export const findCaddy = () => findProgram('caddy');

async function readExample(language: string, root: string): Promise<string> {
  const text = await readFile(DOCUMENT, 'utf8');
  const example = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(text)?.[1];
  if (!example?.includes(DOCUMENTED_FOLDER)) throw new Error(`${DOCUMENT} has no example for ${language}.`);
  return example.replaceAll(DOCUMENTED_FOLDER, root);
}

/** The site's policy in the syntax of a host, made by the documented command. */
async function readPolicyLine(host: string, root: string): Promise<string> {
  const text = await readFile(DOCUMENT, 'utf8');
  const command = new RegExp(`^(sed .*) build/(\\S+) > \\S+ +# ${host}$`, 'm').exec(text);
  if (!command) throw new Error(`${DOCUMENT} has no command for the policy of ${host}.`);
  const [, program = '', file = ''] = command;
  return execFileSync('sh', ['-c', `${program} "$0"`, path.join(root, file)], { encoding: 'utf8' });
}

/** `prefix`: the folder's name, where the site is below the root of the server (`/docs`). */
export async function startApache(root: string, prefix = ''): Promise<OtherHost> {
  const port = await findFreePort();
  const example = (await readExample('apache', root)).replace('404 /404.html', `404 ${prefix}/404.html`);
  const policy = await readPolicyLine('Apache', root);
  const modules = ['mpm_event', 'authz_core', 'mime', 'dir', 'filter', 'deflate', 'headers', 'rewrite'];
  const config = (work: string) => `ServerRoot "${work}"
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile "${work}/pid"
ErrorLog "${work}/log"
${modules.map((name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
AddType text/html .html
AddType text/css .css
AddType text/javascript .js
DocumentRoot "${root.slice(0, root.length - prefix.length)}"
${example}
${policy}`;
  const { url, close } = await start(port, 'apache2', config, (file) => ['-D', 'FOREGROUND', '-f', file]);
  return { url: `${url.replace(/\/$/, prefix)}/`, close };
}

export async function startCaddy(root: string): Promise<OtherHost> {
  const port = await findFreePort();
  const policy = await readPolicyLine('Caddy', root);
  const example = (await readExample('caddyfile', root)).replace('\tfile_server\n', `\t${policy}\tfile_server\n`);
  const config = () =>
    `{\n\tadmin off\n\tauto_https off\n\tdefault_bind 127.0.0.1\n}\n${example.replace(':8080', `:${port}`)}`;
  return start(port, 'caddy', config, (file) => ['run', '--adapter', 'caddyfile', '--config', file]);
}

async function start(
  port: number,
  program: string,
  config: (work: string) => string,
  words: (file: string) => string[],
): Promise<OtherHost> {
  const binary = findProgram(program);
  if (!binary) throw new Error(`${program} is not installed on this machine.`);
  const work = await createTempFolder();
  const file = path.join(work.dir, 'config');
  await writeFile(file, config(work.dir));
  // A user without rights, as for any server.
  await chmod(work.dir, 0o777);
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const env = { ...process.env, HOME: work.dir, XDG_DATA_HOME: work.dir, XDG_CONFIG_HOME: work.dir };
  const child = spawn(binary, words(file), { stdio: ['ignore', 'ignore', 'pipe'], env, ...user });
  let messages = '';
  child.stderr?.on('data', (chunk: Buffer) => (messages += chunk.toString()));
  const close = async () => {
    await stop(child);
    await work.remove();
  };
  const origin = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 400 && child.exitCode === null; attempt++) {
    if (await isUp(origin)) return { url: `${origin}/`, close };
    await wait(50);
  }
  const log = await readFile(path.join(work.dir, 'log'), 'utf8').catch(() => '');
  await close();
  throw new Error(`${program} did not start:\n${messages}${log}`);
}
