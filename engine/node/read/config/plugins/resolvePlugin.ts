import path from 'node:path';
import { resolveModule, type ResolvedModule } from '../module/resolveModule.ts';
import { candidates, type ModuleType } from './moduleName.ts';

/** The file of a plugin, theme or preset, by its name or path in the configuration. */
export function resolvePlugin(module: string, type: ModuleType, configPath: string): ResolvedModule {
  if (module.startsWith('@site/')) {
    return resolveModule(path.join(path.dirname(configPath), module.slice('@site/'.length)), configPath);
  }
  if (module.startsWith('.') || path.isAbsolute(module)) return resolveModule(module, configPath);
  for (const name of candidates(module, type)) {
    const found = resolveModule(name, configPath);
    if (found.kind === 'source' || found.kind === 'package') return found;
  }
  return { kind: 'missing-package', id: module };
}
