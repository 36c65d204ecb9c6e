/** `future`: flags of Docusaurus 3.8 to 3.10. Few mean anything here; all are checked, as Docusaurus does. */
import * as v from 'valibot';
import { functionOf, looseFlag, strict, text, unused } from './fields.ts';

export const storage = strict({
  type: v.optional(v.picklist(['localStorage', 'sessionStorage']), 'localStorage'),
  namespace: v.optional(v.union([v.boolean(), text])),
});

const v4Flags = strict({
  /** Sites on the same host store their values separately. */
  siteStorageNamespacing: v.optional(looseFlag, false),
  removeLegacyPostBuildHeadAttribute: v.optional(looseFlag, false),
  fasterByDefault: v.optional(looseFlag, false),
  /** Infima and the theme are in layers, so that any rule of the site wins. */
  useCssCascadeLayers: v.optional(looseFlag, false),
  /** Old forms of Markdown are disabled, unless `markdown.mdx1Compat` enables them. */
  mdx1CompatDisabledByDefault: v.optional(looseFlag, false),
});

/** `true` was replaced by the flags of the site's Docusaurus, see `docusaurusRelease.ts`. */
const v4 = v.pipe(
  v.union([v4Flags, looseFlag]),
  v.transform((value) => (typeof value === 'object' ? value : v.parse(v4Flags, {}))),
);

/** In Docusaurus's order. */
const bundlerFlags = {
  ...unused(looseFlag, 'swcJsLoader', 'swcJsMinimizer', 'swcHtmlMinimizer'),
  /** Without it, Docusaurus sorts the rules of media queries. */
  lightningCssMinimizer: v.optional(looseFlag, false),
  ...unused(looseFlag, 'mdxCrossCompilerCache'),
  rspackBundler: v.optional(looseFlag, false),
  rspackPersistentCache: v.optional(looseFlag, false),
  ssgWorkerThreads: v.optional(looseFlag, false),
};

export const BUNDLER_FLAGS = Object.keys(bundlerFlags);

/** The flags that matter here: `ssgWorkerThreads` requires another flag. */
function fasterOf<const Flags extends typeof bundlerFlags>(flags: Flags) {
  const object = v.pipe(
    strict(flags) as v.GenericSchema<unknown, { [Flag in keyof typeof bundlerFlags]?: boolean }>,
    v.check(
      (value) => !value.rspackPersistentCache || Boolean(value.rspackBundler),
      '`rspackBundler` where `rspackPersistentCache` is on',
    ),
    v.transform(({ ssgWorkerThreads, lightningCssMinimizer }) => ({
      hasThreads: Boolean(ssgWorkerThreads),
      hasLightningCss: Boolean(lightningCssMinimizer),
    })),
  );
  const all = v.pipe(
    looseFlag,
    v.transform((value) => ({ hasThreads: Boolean(value), hasLightningCss: Boolean(value) })),
  );
  return v.union([object, all]);
}

interface FileChange {
  timestamp: number;
  author: string;
}
type AskVcs = (filePath: string) => Promise<FileChange | null | undefined>;

/** A site's own functions that tell when and by whom files were changed. */
export interface Vcs {
  initialize(context: { siteDir: string }): void;
  getFileCreationInfo: AskVcs;
  getFileLastUpdateInfo: AskVcs;
}

const vcs = v.union(
  [
    v.boolean(),
    v.picklist(['git-ad-hoc', 'git-eager', 'hardcoded', 'disabled', 'default-v1', 'default-v2']),
    strict({
      initialize: functionOf<Vcs['initialize']>(0, 1),
      getFileCreationInfo: functionOf<AskVcs>(1),
      getFileLastUpdateInfo: functionOf<AskVcs>(1),
    }),
  ],
  'a boolean, the name of a preset, or an object of functions',
);

export const future = v.pipe(
  strict({
    experimental_router: v.optional(v.picklist(['browser', 'hash']), 'browser'),
    experimental_storage: v.optional(storage),
    v4: v.optional(v4, false),
    experimental_faster: v.optional(fasterOf(bundlerFlags)),
    /** The name since 3.10. */
    faster: v.optional(fasterOf({ ...bundlerFlags, ...unused(looseFlag, 'gitEagerVcs') })),
    /** Since 3.10. */
    experimental_vcs: v.optional(vcs, true),
  }),
  v.check(
    ({ v4, faster, experimental_faster }) =>
      v4.removeLegacyPostBuildHeadAttribute || !((faster ?? experimental_faster)?.hasThreads ?? v4.fasterByDefault),
    '`v4.removeLegacyPostBuildHeadAttribute` (or `v4: true`) where the bundler flags or `ssgWorkerThreads` are on',
  ),
);
