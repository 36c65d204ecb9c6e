import { areCurrent, noteInputs } from '../../ground/inputs/inputs.ts';
import { startPlugins, type RunningPlugins } from '../../read/plugins/startPlugins.ts';

/**
 * Runs the plugins of a site when something has changed that they read or ask to be watched, and not for every edit of a
 * page. One that writes into the site folder while it runs would otherwise never come to rest.
 */
export function createPluginMemory(): typeof startPlugins {
  let last: RunningPlugins | undefined;
  return async (config, options) => {
    if (last && !asksForContent(last) && areCurrent(last.inputs)) {
      noteInputs(last.inputs);
      return last;
    }
    last = await startPlugins(config, options);
    return last;
  };
}

/** Then every page may matter to it. */
function asksForContent({ result }: RunningPlugins): boolean {
  return result.plugins.some(({ steps }) => steps.includes('allContentLoaded'));
}
