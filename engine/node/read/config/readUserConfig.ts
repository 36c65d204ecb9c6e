import path from 'node:path';
import { recordInputs } from '../../ground/inputs/inputs.ts';
import type { ConfigCode } from './markdownPlugins.ts';
import { loadModule } from './module/loadModule.ts';
import { ModuleError } from './module/moduleError.ts';
import { withoutStubs } from './module/withoutStubs.ts';
import { identifyModule } from './plugins/moduleName.ts';
import { ConfigError, type ConfigWarning } from './report/configError.ts';
import { quoteValue } from './report/quoteValue.ts';

export interface UserConfig {
  /** The file's export, unchanged. */
  raw: Record<string, unknown>;
  files: string[];
  /** Packages that are not installed, by the names used. */
  missing: ReadonlySet<string>;
  /** The files that import such packages, and their imports. */
  incomplete: ReadonlyMap<string, string>;
  warnings: ConfigWarning[];
  code: ConfigCode;
}

/** Runs the configuration file: an object, or a (possibly async) function that returns it. */
export async function readUserConfig(
  configPath: string,
  cacheDir: string | false,
  maxMs?: number,
): Promise<UserConfig> {
  const recorder = recordInputs();
  try {
    const { value, files, missing, guard, graph } = await loadModule(configPath, cacheDir, maxMs);
    const config = await guard(() => (typeof value === 'function' ? (value as () => unknown)() : value));
    if (typeof config !== 'object' || config === null || Array.isArray(config)) {
      const message = `${configPath} exports ${quoteValue(config)}; expected an object, or a function that returns one.`;
      throw new ConfigError(configPath, [{ keyPath: '', code: 'config-fails', message }]);
    }
    const { value: raw, uses } = withoutStubs(config);
    return {
      raw: missing.size === 0 ? (raw as UserConfig['raw']) : withTitle(raw as UserConfig['raw'], configPath),
      files,
      missing: new Set(missing.keys()),
      incomplete: new Map([...missing].map(([id, file]) => [file, id])),
      warnings: missingPackages(missing, uses),
      code: { graph, inputs: recorder.inputs() },
    };
  } catch (error) {
    throw error instanceof ModuleError ? toConfigError(configPath, error) : error;
  } finally {
    recorder.stop();
  }
}

function toConfigError(configPath: string, error: ModuleError): ConfigError {
  const place = [error.filePath, error.line, error.column].filter((part) => part !== undefined).join(':');
  return new ConfigError(configPath, [{ keyPath: '', code: 'config-fails', message: `${place}: ${error.message}` }]);
}

/** If the title comes from a missing package, the site is named after its folder. */
function withTitle(raw: UserConfig['raw'], configPath: string): UserConfig['raw'] {
  return { ...raw, title: raw.title || path.basename(path.dirname(configPath)) };
}

/** Whether a site needs this package: Octavo replaces some packages itself. */
export function isWanted(id: string): boolean {
  // The `octavo` package only exports types, and need not be installed in the folder of the site.
  if (/^(?:@docusaurus\/|prism-react-renderer|octavo(?:\/|$))/.test(id)) return false;
  return !(['plugin', 'theme', 'preset'] as const).some((type) => identifyModule(id, type).known);
}

function missingPackages(missing: Map<string, string>, uses: Map<string, string[]>): ConfigWarning[] {
  return [...missing]
    .filter(([id]) => isWanted(id))
    .map(([id, file]) => {
      const places = uses.get(id)?.map((keyPath) => `\`${keyPath}\``);
      const lost = places ? `it would have given ${places.join(', ')}` : 'what it gives is left out';
      const message = `"${id}", imported by ${path.basename(file)}, is not installed; ${lost}. Run "npm install" in the folder of the site.`;
      return { code: 'missing-package', message };
    });
}
