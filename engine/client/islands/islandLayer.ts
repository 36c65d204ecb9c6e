import type { ComponentType, ReactNode } from 'react';
import type { Runtime } from '../runtime/types.ts';
import type { BoundaryProps } from './ErrorBoundary.tsx';
import type { Exports } from './siteModules.ts';

/** Modules that a script provides for the site's own components; only components that import them load it. */
export interface IslandLayer {
  /** The modules they may import, by name. Exports under a name that another layer has are added to it. */
  modules: Record<string, Exports>;
  /** Around each component. */
  Providers?: ComponentType<{ island: Node; children?: ReactNode }>;
}

/** Shows the part with the first key that exists, or else its children. */
export type ServerHtmlComponent = ComponentType<{ of: string; or?: string; children?: ReactNode }>;

/** The input of layers. They come in the order in which they build on one another. */
export interface LayerInput<Platform = unknown> {
  runtime: Runtime;
  reactModules: Record<string, Exports>;
  ErrorBoundary: ComponentType<BoundaryProps>;
  /** Set by the layer with Docusaurus's data for code, for the layers that follow. */
  platform?: Platform;
}

/** Layers may load before the script that uses them, or with a later page. */
export function addIslandLayer<Platform>(create: (input: LayerInput<Platform>) => IslandLayer): void {
  (octavo.islandLayers ??= []).push(create as (input: LayerInput) => IslandLayer);
}
