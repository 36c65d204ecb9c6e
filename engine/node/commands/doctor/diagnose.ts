import { rm } from 'node:fs/promises';
import path from 'node:path';
import { findDocusaurusVersion } from '../../read/config/docusaurusRelease.ts';
import { loadConfig } from '../../read/config/loadConfig.ts';
import { build } from '../build.ts';
import type { BuildReport, BuildOptions } from '../buildTypes.ts';
import { countInstalled, countOwn } from './countPackages.ts';
import { findAdvice } from './findAdvice.ts';
import { findFeatures } from './findFeatures.ts';
import { findFixes } from './findFixes.ts';
import { findCommonPage, hasDocusaurusBuild, measureFolder, measureScripts } from './measureScripts.ts';
import type { Diagnosis, Measure } from './types.ts';

/**
 * Reports the result of using Octavo for a folder. The site is built into a temporary folder; nothing else is written.
 */
export async function diagnose(
  siteDir: string,
  options: Pick<BuildOptions, 'onProgress' | 'threads'> = {},
): Promise<Diagnosis> {
  // 1. The features that the site uses.
  const config = await loadConfig(siteDir);
  const findings = findFeatures(config);

  // 2. The result of a build and its cost: everything is compiled, without the caches of earlier builds.
  const outDir = path.join(siteDir, '.octavo', 'doctor');
  try {
    const report = await build({ ...options, siteDir, outDir, cache: false, keepGoing: true });
    const { problems, pages } = report;
    const measures = toMeasures(siteDir, report);
    const fixes = findFixes(siteDir);
    return {
      siteDir,
      docusaurus: findDocusaurusVersion(siteDir),
      pages,
      findings,
      problems,
      measures,
      advice: findAdvice(config),
      fixes,
    };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

function toMeasures(siteDir: string, { outDir, bytes, seconds }: BuildReport): Measure[] {
  const other = path.join(siteDir, 'build');
  const isBuilt = hasDocusaurusBuild(other);
  const page = findCommonPage(outDir, isBuilt ? other : outDir);
  return [
    { what: 'packages installed', docusaurus: countInstalled(siteDir), octavo: countOwn(), unit: 'count' },
    { what: 'a build without cache', octavo: seconds, unit: 'seconds' },
    { what: 'the website', docusaurus: isBuilt ? measureFolder(other) : undefined, octavo: bytes, unit: 'bytes' },
    ...(page === undefined
      ? []
      : [
          {
            what: `JavaScript of ${page}`,
            docusaurus: isBuilt ? measureScripts(other, page) : undefined,
            octavo: measureScripts(outDir, page),
            unit: 'bytes' as const,
          },
        ]),
  ];
}
