import type { GenericSchema } from 'valibot';
import { didYouMean } from '../../../../shared/nearestName.ts';
import type { ConfigProblem, ConfigWarning } from '../report/configError.ts';
import { toKeyPath } from '../report/keyPath.ts';
import { validate } from '../report/validate.ts';
import { warnAboutSlips } from './warnAboutSlips.ts';
import { entriesOf, isRemoved } from '../schema/fields.ts';
import { themeConfig, themeConfigFields, type ThemeConfig } from '../schema/themeConfig.ts';

/** Keys of plugins and themes that Octavo leaves out or does not need. */
const OTHERS = new Set(['googleTagManager', 'imageZoom']);

/** These keys moved to the options of plugins long ago, so even `undefined` is refused. */
const MOVED = ['gtag', 'googleAnalytics'];

const CURRENT = Object.entries(themeConfigFields).filter(([, schema]) => !isRemoved(schema));

/** A key that was written outside the object that has it. */
function suggestPath(key: string): string | undefined {
  const paths = CURRENT.flatMap(([section, schema]) => {
    const inside = entriesOf(schema)?.[key] as GenericSchema | undefined;
    return inside && !isRemoved(inside) ? [`"${section}.${key}"`] : [];
  });
  return paths.length === 0 ? undefined : ` Did you mean ${paths.join(' or ')}?`;
}

/**
 * All themes share `themeConfig`, so an unknown key may belong to a theme that is left out. It causes a warning with
 * the key that was probably meant.
 */
export function checkThemeConfig(
  raw: unknown,
  problems: ConfigProblem[],
  warnings: ConfigWarning[],
): ThemeConfig | undefined {
  if (typeof raw !== 'object' || raw === null) return validate(themeConfig, raw ?? {}, 'themeConfig', problems);
  warnAboutSlips(raw as Record<string, unknown>, warnings);
  const known: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(raw)) {
    const keyPath = toKeyPath([key], 'themeConfig');
    if (Object.hasOwn(themeConfigFields, key)) known[key] = value;
    else if (MOVED.includes(key)) {
      const message = `no such key any more: move it to the \`${key}\` options of the preset.`;
      problems.push({ keyPath, code: 'removed-key', message });
    } else if (!OTHERS.has(key)) {
      const meant = suggestPath(key) ?? didYouMean(key, new Map(CURRENT).keys());
      warnings.push({
        code: 'unknown-key',
        message: `${keyPath}: Octavo does not know this key; it is left out.${meant}`,
      });
    }
  }
  return validate(themeConfig, known, 'themeConfig', problems);
}
