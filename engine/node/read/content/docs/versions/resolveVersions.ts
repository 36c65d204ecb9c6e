import type { ContentProblem } from '../../../../ground/problems.ts';
import { ownValue } from '../../../../../shared/ownValue.ts';
import path from 'node:path';
import { withoutTrailingSlash } from '../../../../../shared/url/sitePaths.ts';
import type { RoutePath } from '../../../../../shared/siteData.ts';
import type { DocsOptions } from '../../../config/types.ts';
import type { LoadContext } from '../../loadContext.ts';
import { joinPath } from '../../url/toRoutePath.ts';
import type { DocsVersion } from '../../types.ts';
import { readVersionNames } from './readVersionNames.ts';
import { CURRENT_VERSION, versionedDocsDir, versionedSidebarsFile } from './versionFiles.ts';

/** A version before its documents are read. */
export interface VersionInfo extends Pick<
  DocsVersion,
  'name' | 'label' | 'isLabelTranslated' | 'isLast' | 'banner' | 'badge' | 'noIndex' | 'className'
> {
  path: RoutePath;
  contentDir: string;
  /** `undefined`: one generated sidebar; `false`: none. */
  sidebarFile: string | false | undefined;
}

/** The versions of an instance that are built, newest first, with all their options. */
export async function resolveVersions(ctx: LoadContext, options: DocsOptions): Promise<VersionInfo[]> {
  const all = await listNames(ctx, options);
  const names = all.filter((name) => options.onlyIncludeVersions?.includes(name) ?? true);
  const last = options.lastVersion ?? names.find((name) => name !== CURRENT_VERSION) ?? CURRENT_VERSION;
  return names.map((name) => toVersionInfo(ctx, options, name, names, last));
}

async function listNames(ctx: LoadContext, options: DocsOptions): Promise<string[]> {
  const written = await readVersionNames(ctx, options.id);
  if (options.disableVersioning && !written) {
    ctx.fail(at(ctx, options, 'disableVersioning', 'is `true`, but there are no versions to leave out: remove it.'));
  }
  const names = options.disableVersioning ? [] : (written ?? []);
  if (options.includeCurrentVersion && !names.includes(CURRENT_VERSION)) return [CURRENT_VERSION, ...names];
  if (names.length === 0) {
    const reason = 'leaves no version at all: set it to `true`, or freeze a version first.';
    ctx.fail(at(ctx, options, 'includeCurrentVersion', `is \`false\`, which ${reason}`));
  }
  return names;
}

function at(ctx: LoadContext, options: DocsOptions, key: string, reason: string): Omit<ContentProblem, 'severity'> {
  const message = `Docs instance "${options.id}": \`${key}\` ${reason}`;
  return { code: 'invalid-version', filePath: ctx.config.configPath, message };
}

function toVersionInfo(
  ctx: LoadContext,
  options: DocsOptions,
  name: string,
  names: string[],
  last: string,
): VersionInfo {
  const { siteDir } = ctx.config;
  const own = ownValue(options.versions, name) ?? {};
  const isCurrent = name === CURRENT_VERSION;
  const defaultSegment = isCurrent ? 'next' : name;
  const isNewer = names.indexOf(name) < names.indexOf(last);
  const defaultBanner = isNewer ? 'unreleased' : 'unmaintained';
  return {
    name,
    label: own.label ?? (isCurrent ? 'Next' : name),
    isLast: name === last,
    banner: own.banner ?? (name === last ? 'none' : defaultBanner),
    badge: own.badge ?? names.length !== 1,
    noIndex: own.noIndex ?? false,
    className: own.className ?? `docs-version-${name}`,
    path: withoutTrailingSlash(joinPath(options.routeBasePath, own.path ?? (name === last ? '' : defaultSegment))),
    contentDir: isCurrent ? path.resolve(siteDir, options.path) : versionedDocsDir(siteDir, options.id, name),
    sidebarFile: isCurrent ? options.sidebarPath : versionedSidebarsFile(siteDir, options.id, name),
  };
}
