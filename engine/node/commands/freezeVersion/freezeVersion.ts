import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '../../../shared/messageOf.ts';
import { didYouMean } from '../../../shared/nearestName.ts';
import type { DocsOptions, SiteConfig } from '../../read/config/types.ts';
import { createLoadContext, type CollectingContext } from '../../read/content/loadContext.ts';
import { ContentError } from '../../ground/problems.ts';
import { isObject } from '../../read/content/frontMatter/fields.ts';
import { loadSidebars } from '../../read/content/docs/sidebars/loadSidebars.ts';
import { checkVersionName } from '../../read/content/docs/versions/checkVersionName.ts';
import { readVersionNames } from '../../read/content/docs/versions/readVersionNames.ts';
import {
  CURRENT_VERSION,
  versionedDocsDir,
  versionedSidebarsFile,
  versionsFile,
} from '../../read/content/docs/versions/versionFiles.ts';
import { localizedCopies } from './localizedCopies.ts';
import { placeAll, type Placement } from './placeAll.ts';

export interface FrozenVersion {
  docsDir: string;
  /** Unset: the docs have no sidebars to keep. */
  sidebarsFile?: string;
  versionsFile: string;
  /** The version before it, if there is one. */
  previous?: string;
}

/** Freezes the current docs as a version, completely or not at all. */
export async function freezeVersion(config: SiteConfig, instanceId: string, name: string): Promise<FrozenVersion> {
  const ctx = createLoadContext(config, () => {});
  const options = findInstance(config, instanceId);
  const docsDir = path.resolve(config.siteDir, options.path);
  await checkPossible(ctx, options, docsDir, name);
  const known = (await readVersionNames(ctx, instanceId)) ?? [];
  ctx.throwIfFailed();
  if (known.includes(name)) throw problem(`Version "${name}" exists already. Versions: ${known.join(', ')}.`);

  const { siteDir } = config;
  const frozen: FrozenVersion = {
    docsDir: versionedDocsDir(siteDir, instanceId, name),
    versionsFile: versionsFile(siteDir, instanceId),
    previous: known[0],
  };
  const placements: Placement[] = [{ to: frozen.docsDir, from: docsDir }, ...localizedCopies(config, instanceId, name)];
  const sidebars = await readSidebarsText(ctx, options);
  if (sidebars !== undefined) {
    frozen.sidebarsFile = versionedSidebarsFile(siteDir, instanceId, name);
    placements.push({ to: frozen.sidebarsFile, text: sidebars });
  }
  const occupied = placements.find(({ to }) => existsSync(to));
  if (occupied) throw problem('This is in the way of the new version; move or remove it.', occupied.to);
  // Last, because this file turns the folder into a version.
  placements.push({ to: frozen.versionsFile, text: toJson([name, ...known]), replaces: true });
  await placeAll(placements);
  return frozen;
}

function findInstance(config: SiteConfig, instanceId: string): DocsOptions {
  const options = config.docs.find(({ id }) => id === instanceId);
  if (options) return options;
  const ids = config.docs.map(({ id }) => id);
  const list = ids.map((id) => `"${id}"`).join(', ') || 'none';
  throw problem(`There is no docs instance "${instanceId}".${didYouMean(instanceId, ids)} Instances: ${list}.`);
}

async function checkPossible(
  ctx: CollectingContext,
  options: DocsOptions,
  docsDir: string,
  name: string,
): Promise<void> {
  const reason = checkVersionName(name);
  if (reason) ctx.fail({ code: 'invalid-version', message: reason });
  if (name === CURRENT_VERSION)
    ctx.fail({ code: 'invalid-version', message: `"${CURRENT_VERSION}" is the name of the docs that are not frozen.` });
  const isEmpty = !existsSync(docsDir) || (await readdir(docsDir)).length === 0;
  if (isEmpty)
    ctx.fail({
      code: 'no-docs',
      filePath: docsDir,
      message: `There are no documents of instance "${options.id}" to freeze.`,
    });
  ctx.throwIfFailed();
}

/** Sidebars as written, including shorthands, so that later changes of options also apply to old versions. */
async function readSidebarsText(ctx: CollectingContext, options: DocsOptions): Promise<string | undefined> {
  const sidebars = await loadSidebars(ctx, { name: CURRENT_VERSION, sidebarFile: options.sidebarPath });
  ctx.throwIfFailed();
  if (!isObject(sidebars) || Object.keys(sidebars).length === 0) return undefined;
  try {
    return toJson(sidebars);
  } catch (error) {
    const message = `The sidebars cannot be written as JSON: ${messageOf(error)}`;
    throw problem(message, options.sidebarPath || undefined);
  }
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function problem(message: string, filePath?: string): ContentError {
  return new ContentError([{ severity: 'error', code: 'invalid-version', filePath, message }]);
}
