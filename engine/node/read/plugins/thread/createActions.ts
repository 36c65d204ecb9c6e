import path from 'node:path';
import { writeIfChanged } from '../../../ground/files/generatedFolder.ts';
import { quoteValue } from '../../config/report/quoteValue.ts';
import type { LoadedPlugin, PluginRoute } from '../types.ts';

/** The actions of `contentLoaded` and `allContentLoaded`. Later global data replaces earlier data. */
export function createActions(plugin: LoadedPlugin, dataDir: string, onWritten: (file: string) => void) {
  return {
    addRoute(route: unknown): void {
      plugin.routes.push(toRoute(route));
    },
    async createData(name: string, data: unknown): Promise<string> {
      if (typeof name !== 'string' || name === '') {
        throw new Error(`createData was given ${quoteValue(name)}; expected the name of a file`);
      }
      const file = path.resolve(dataDir, name);
      if (!file.startsWith(dataDir + path.sep)) {
        throw new Error(
          `createData(${quoteValue(name)}) leaves the plugin's own folder; give it a name without \`..\``,
        );
      }
      onWritten(file);
      writeIfChanged(file, typeof data === 'string' ? data : toJson(data, `createData(${quoteValue(name)})`, 2));
      return file;
    },
    setGlobalData(data: unknown): void {
      plugin.globalData = { value: toData(data, 'setGlobalData') };
    },
  };
}

function toRoute(route: unknown): PluginRoute {
  const { path: routePath, component, routes } = (route ?? {}) as Partial<PluginRoute>;
  if (typeof routePath !== 'string' || typeof component !== 'string') {
    throw new Error(`addRoute was given ${quoteValue(route)}; expected \`path\` and \`component\``);
  }
  const data = toData(route, 'addRoute') as PluginRoute;
  return Array.isArray(routes) ? { ...data, routes: routes.map(toRoute) } : data;
}

/** The data in a value; in Docusaurus too, nothing else reaches a page. */
function toData(value: unknown, action: string): unknown {
  return value === undefined ? undefined : JSON.parse(toJson(value, action));
}

function toJson(value: unknown, action: string, indent?: number): string {
  try {
    return JSON.stringify(value, null, indent) ?? 'null';
  } catch (error) {
    throw new Error(`${action} was given what is no data: ${(error as Error).message.split('\n', 1)[0]}`, {
      cause: error,
    });
  }
}
