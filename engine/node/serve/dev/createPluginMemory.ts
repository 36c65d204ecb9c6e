import { areCurrent, noteInputs } from '../../ground/inputs/inputs.ts';
import { asksForContent, startPlugins, type RunningPlugins } from '../../read/plugins/startPlugins.ts';

/**
 * Runs the plugins of a site when something changes that they read or watch, not for every edit of a page. Otherwise a
 * plugin that writes into the site folder would run for ever.
 */
export function createPluginMemory(): typeof startPlugins {
  const known = new Map<string, RunningPlugins>();
  return async (config, options) => {
    const locale = config.i18n.currentLocale;
    const last = known.get(locale);
    if (last && !asksForContent(last.result) && areCurrent(last.inputs)) {
      noteInputs(last.inputs);
      return last;
    }
    const started = await startPlugins(config, options);
    known.set(locale, started);
    return started;
  };
}
