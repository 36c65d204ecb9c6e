/** Plugins of webpack that mean the same to any bundler. Plugins of sites may create them from `currentBundler`. */
class DefinePlugin {
  readonly definitions: unknown;
  constructor(definitions: unknown) {
    this.definitions = definitions;
  }
}
class ProvidePlugin extends DefinePlugin {}

/** The bundler that plugins receive. It cannot run, but its plugins can be constructed. */
function noBundler(): never {
  throw new Error('Octavo has no webpack to run');
}
const instance = Object.assign(noBundler, { DefinePlugin, ProvidePlugin });

/** `future`: the result of `toFuture`. */
export function toCurrentBundler({ experimental_faster, faster }: Record<string, unknown>) {
  const flags = (faster ?? experimental_faster) as { rspackBundler?: boolean } | undefined;
  return { name: flags?.rspackBundler ? ('rspack' as const) : ('webpack' as const), instance };
}
