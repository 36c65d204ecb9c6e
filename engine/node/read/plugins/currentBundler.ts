/** The plugins of webpack that mean the same to any bundler, for those who make them by what Docusaurus hands them. */
class DefinePlugin {
  readonly definitions: unknown;
  constructor(definitions: unknown) {
    this.definitions = definitions;
  }
}
class ProvidePlugin extends DefinePlugin {}

/** The bundler that plugins see. It cannot run, but its plugins can be constructed. */
function noBundler(): never {
  throw new Error('Octavo has no webpack to run');
}
const instance = Object.assign(noBundler, { DefinePlugin, ProvidePlugin });

/** `future`: as `toFuture` completes it. */
export function toCurrentBundler({ experimental_faster, faster }: Record<string, unknown>) {
  const flags = (faster ?? experimental_faster) as { rspackBundler?: boolean } | undefined;
  return { name: flags?.rspackBundler ? ('rspack' as const) : ('webpack' as const), instance };
}
