import { nearestName, didYouMean } from '../../../../shared/nearestName.ts';
import type { ConfigProblem } from '../report/configError.ts';
import { toKeyPath } from '../report/keyPath.ts';
import { validate } from '../report/validate.ts';
import { UNKNOWN_KEY } from '../schema/fields.ts';
import { themeConfig, themeConfigFields, type ThemeConfig } from '../schema/themeConfig.ts';

/**
 * `themeConfig` is shared by all themes, so a key nobody knows may belong to a theme that is left out: that is a
 * warning. A key that looks like a slip of a known one is a problem.
 */
export function checkThemeConfig(raw: unknown, problems: ConfigProblem[], warnings: string[]): ThemeConfig | undefined {
  if (typeof raw !== 'object' || raw === null) return validate(themeConfig, raw ?? {}, 'themeConfig', problems);
  const known: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(raw)) {
    const keyPath = toKeyPath([key], 'themeConfig');
    if (key in themeConfigFields) known[key] = value;
    else if (nearestName(key, Object.keys(themeConfigFields)) === undefined)
      warnings.push(`${keyPath}: Octavo does not know this key; it is left out.`);
    else problems.push({ keyPath, message: `${UNKNOWN_KEY}.${didYouMean(key, Object.keys(themeConfigFields))}` });
  }
  return validate(themeConfig, known, 'themeConfig', problems);
}
