/** The document in which edited live code runs: a frame without the page's origin, with a policy of its own. */
import { LIVE_SCOPE } from '../../compile/markdown/evaluate/createLiveCode.ts';
import { findThemeFile, toModuleId } from '../../compile/siteCode/moduleNames.ts';
import type { ModuleId } from '../../compile/siteCode/types.ts';
import { loadClientText } from '../../ground/octavo/engineFiles.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import type { BrowserCode } from './loadBrowserCode.ts';

type FrameConfig = Pick<SiteConfig, 'siteDir' | 'themeFolders' | 'hasLiveCode'>;

/** The module with what live code may use besides React, if the site has one. */
export function findLiveScope(config: FrameConfig): ModuleId[] {
  const file = config.hasLiveCode ? findThemeFile(LIVE_SCOPE, config) : undefined;
  return file === undefined ? [] : [toModuleId(file, config.siteDir)];
}

/** For hosts that send no headers. The host's policy decides what code may load. */
const OWN_POLICY =
  "script-src 'unsafe-inline' 'unsafe-eval'; object-src 'none'; frame-src 'none'; form-action 'none'; worker-src 'none'";

/** Everything is in one file, because a frame without an origin may not be allowed to load scripts from the host. */
export async function renderLiveFrame(config: FrameConfig, code: Pick<BrowserCode, 'textsOf'>): Promise<string> {
  const [scope] = findLiveScope(config);
  const start = `octavo.startFrame(${scope === undefined ? '' : JSON.stringify(`${scope}#default`)})`;
  const texts = [await loadClientText('live-frame.js'), ...(scope === undefined ? [] : code.textsOf(scope)), start];
  const scripts = texts.map((text) => `<script>${text.replace(/<(?=\/script|!--|script)/gi, '\\x3c')}</script>`);
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="robots" content="noindex"><meta http-equiv="Content-Security-Policy" content="${OWN_POLICY}"><title>Result</title></head><body>${scripts.join('\n')}</body></html>\n`;
}
