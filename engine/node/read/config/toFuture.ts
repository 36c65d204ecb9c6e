/** `future` of the configuration with Docusaurus's defaults: what plugins and code receive. */
const FASTER = [
  'swcJsLoader',
  'swcJsMinimizer',
  'swcHtmlMinimizer',
  'lightningCssMinimizer',
  'mdxCrossCompilerCache',
  'rspackBundler',
  'rspackPersistentCache',
  'ssgWorkerThreads',
];
const V4 = ['removeLegacyPostBuildHeadAttribute', 'useCssCascadeLayers'];

export function toFuture(written: unknown): Record<string, unknown> {
  const { v4, experimental_faster, experimental_storage, ...rest } = (written ?? {}) as Record<string, unknown>;
  return {
    experimental_router: 'browser',
    ...rest,
    v4: toFlags(V4, v4),
    experimental_faster: toFlags(FASTER, experimental_faster),
    experimental_storage: { type: 'localStorage', namespace: false, ...(experimental_storage as object | undefined) },
  };
}

/** `true` or `false` stands for all. */
function toFlags(names: string[], written: unknown): object {
  const all = Object.fromEntries(names.map((name) => [name, written === true]));
  return typeof written === 'object' ? { ...all, ...written } : all;
}
