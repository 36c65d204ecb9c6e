import { createElement, type ComponentType } from 'react';
import type { Platform } from './platform.ts';
import { useContent } from '../../base/contentContext.ts';
import { docsClient } from './docsClient.ts';

interface FailFast {
  failfast?: boolean;
}

type Instances = Record<string, unknown> | undefined;

interface InnerRoute {
  /** Without a component, it is the content of a replaced part. */
  component?: ComponentType<Record<string, unknown>>;
  props?: Record<string, unknown>;
  path: string;
}

function useAllPluginInstancesData(pluginName: string, { failfast }: FailFast = {}): Instances {
  const data = useContent().globalData(pluginName) as Instances;
  if (!data && failfast) throw new Error(`There is no global data of the plugin "${pluginName}".`);
  return data;
}

function usePluginData(pluginName: string, pluginId = 'default', { failfast }: FailFast = {}): unknown {
  const data = useAllPluginInstancesData(pluginName)?.[pluginId];
  if (!data && failfast)
    throw new Error(`There is no global data of the plugin "${pluginName}" with the id "${pluginId}".`);
  return data;
}

/** The routes inside a route; a page has one. */
function createRenderRoutes({ Inside }: Pick<Platform, 'Inside'>) {
  return (routes: InnerRoute[] = [], extra: object = {}) =>
    routes.map(({ component = Inside as NonNullable<InnerRoute['component']>, props, ...route }) =>
      createElement(component, { key: route.path, ...props, ...extra, route }),
    );
}

/** Global data of plugins, and the routes that they add. */
export function dataModules(
  platform: Pick<Platform, 'Inside' | 'useLocation' | 'usePreferredVersion'>,
): Record<string, Record<string, unknown>> {
  return {
    '@docusaurus/useGlobalData': {
      default: () => useContent().globalData(),
      useAllPluginInstancesData,
      usePluginData,
    },
    '@docusaurus/plugin-content-docs/client': docsClient(platform),
    '@docusaurus/renderRoutes': { default: createRenderRoutes(platform) },
  };
}
