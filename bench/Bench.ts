import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../scripts/prepare.mjs';
import { launchBrowser } from '../tests/support/browser.ts';
import type { BenchOptions, Size } from './cli/parseOptions.ts';
import { generateCorpus } from './corpus/generateCorpus.ts';
import { loadSiteCorpus } from './corpus/loadSiteCorpus.ts';
import type { Corpus } from './corpus/types.ts';
import { describeRun } from './machine.ts';
import { measureBuilds, STEPS } from './measure/measureBuilds.ts';
import { measureDev } from './measure/measureDev.ts';
import { measureVersions } from './measure/measureVersions.ts';
import { measureVisits } from './measure/measureVisits.ts';
import { RESULTS, writeReport } from './report/files.ts';
import { loadResults, pickStep, replaceEntry, saveResults, type Entry, type RunInfo } from './report/results.ts';
import { toDevPart } from './report/toReport.ts';
import { quantile } from './report/stats.ts';
import { findProgram, installTool } from './run/install.ts';
import { withReleases } from './tools/freezeCorpus.ts';
import { BUILD_TOOLS, OCTAVO, TOOLS } from './tools/tools.ts';
import type { BuildTool, Tool } from './tools/types.ts';

const RELEASES = 31;
/** Pages of the small site, which the largest site is compared with. */
const SMALL = 100;

/** One run: its options and the place for its figures. */
export class Bench {
  readonly options: BenchOptions;
  /** Tools whose websites are compared. */
  readonly tools: Tool[];
  /** Tools whose builds are compared. */
  readonly builders: BuildTool[];
  readonly run: string;
  private readonly info: RunInfo;
  private readonly versions: Record<string, string> = {};
  private readonly kept = new Map<string, { part: string; tool: BuildTool; entry: Entry }>();

  constructor(options: BenchOptions) {
    this.options = options;
    this.tools = TOOLS.filter(({ name }) => options.only.includes(name));
    this.builders = BUILD_TOOLS.filter(({ name }) => options.only.includes(name));
    this.run = new Date().toISOString().slice(0, 19);
    this.info = describeRun(this.run, options.engine);
  }

  async install(): Promise<void> {
    for (const tool of this.tools) {
      const { version, packages, bytes } = await installTool(tool, this.options.scratch, this.options.engine);
      this.versions[tool.name] = version;
      console.log(`${tool.label} ${version}: ${packages} packages, ${(bytes / 1e6).toFixed(1)} MB`);
      if (!this.options.parts.includes('install')) continue;
      await this.keep('install', tool, {
        run: this.run,
        figures: { 'install.packages': [packages], 'install.bytes': [bytes] },
      });
    }
    for (const tool of this.builders.filter(({ name }) => !(name in this.versions))) {
      const version = findProgram(tool);
      if (version) this.versions[tool.name] = version;
      else {
        console.log(`${tool.label} is not installed here, and is left out.`);
        this.builders.splice(this.builders.indexOf(tool), 1);
      }
    }
  }

  async measureSize(size: Size): Promise<void> {
    const { parts, scratch, limitMs } = this.options;
    const corpus = await this.loadCorpus(size);
    const rounds = this.options.rounds ?? (size === '10000' ? 1 : 3);
    if (parts.includes('build')) {
      const steps = STEPS.filter((step) => this.options.steps?.includes(step) ?? true);
      const report = (tool: BuildTool, entry: Entry): Promise<void> => this.keepSteps(size, tool, entry);
      await measureBuilds(this.builders, corpus, { scratch, rounds, limitMs, run: this.run, steps, report });
    }
    if (parts.includes('versions') && size === 'site') await this.measureVersions(corpus, rounds);
    if (parts.includes('dev')) await this.measureDevServers(size, corpus, rounds);
    if (parts.includes('visit')) await this.visit(corpus, rounds);
    // The same pages in a small site: the difference is what the size of a site costs.
    if (parts.includes('visit') && size === '10000') await this.visitSmall();
  }

  private async loadCorpus(size: Size): Promise<Corpus> {
    if (size === '1000' || size === '10000') return generateCorpus(Number(size));
    const site = await loadSiteCorpus(path.join(ROOT, 'site'));
    return size === 'releases' ? withReleases(site, RELEASES) : site;
  }

  private async measureVersions(corpus: Corpus, rounds: number): Promise<void> {
    const { scratch, limitMs, everyVersion } = this.options;
    for (const tool of everyVersion ? this.builders : [OCTAVO]) {
      await this.keep(
        'versions',
        tool,
        await measureVersions(tool, corpus, { scratch, rounds, limitMs, run: this.run }),
      );
    }
  }

  private async measureDevServers(size: Size, corpus: Corpus, rounds: number): Promise<void> {
    const part = toDevPart(size);
    const browser = await launchBrowser();
    try {
      const entries = new Map(
        this.tools.map((tool) => [tool, { run: this.run, figures: { 'dev.start': [], 'dev.update': [] } } as Entry]),
      );
      for (let round = 0; round < rounds; round++) {
        for (const [tool, entry] of entries) {
          const { scratch, limitMs } = this.options;
          const { startSeconds, updateMs } = await measureDev(browser, tool, corpus, { scratch, limitMs });
          if (startSeconds === undefined) entry.notes = { dev: 'no page within the limit' };
          else entry.figures['dev.start']?.push(startSeconds);
          entry.figures['dev.update']?.push(...updateMs);
          console.log(
            `  ${size} dev ${tool.label}: ${startSeconds?.toFixed(1)} s, ${updateMs.map(Math.round).join(' ')} ms`,
          );
          await this.keep(part, tool, entry);
        }
      }
    } finally {
      await browser.close();
    }
  }

  private async visit(corpus: Corpus, rounds: number, tools = this.tools): Promise<void> {
    const browser = await launchBrowser();
    try {
      const report = (tool: Tool, entry: Entry): Promise<void> => {
        const keys = entry.figures['search.key'] ?? [];
        const [p50, p95] = [quantile(keys, 0.5), quantile(keys, 0.95)];
        if (p50 !== undefined) entry.figures['search.p50'] = [p50];
        if (p95 !== undefined) entry.figures['search.p95'] = [p95];
        return this.keep(`visit/${corpus.name}`, tool, entry);
      };
      await measureVisits(browser, tools, corpus, { scratch: this.options.scratch, rounds, run: this.run, report });
    } finally {
      await browser.close();
    }
  }

  private async visitSmall(): Promise<void> {
    const { scratch, limitMs } = this.options;
    const corpus = generateCorpus(SMALL);
    const report = (tool: BuildTool, entry: Entry): Promise<void> => this.keepSteps(corpus.name, tool, entry);
    await measureBuilds([OCTAVO], corpus, {
      scratch,
      rounds: 1,
      limitMs,
      run: this.run,
      steps: ['cold', 'warm', 'edit'],
      report,
    });
    await this.visit(corpus, 1, [OCTAVO]);
  }

  /** Each step separately: a run of some steps leaves the other results unchanged. */
  private async keepSteps(size: string, tool: BuildTool, entry: Entry): Promise<void> {
    for (const step of STEPS) {
      const own = pickStep(entry, step);
      if (Object.keys(own.figures).length > 0) await this.keep(`build/${size}/${step}`, tool, own);
    }
  }

  private async keep(part: string, tool: BuildTool, entry: Entry): Promise<void> {
    this.kept.set(`${part} ${tool.name}`, { part, tool, entry });
    await this.save();
  }

  /** Merges into the current file, because another run may have written in the meantime. */
  async save(): Promise<string> {
    const results = await loadResults(RESULTS);
    Object.assign(results.versions, this.versions);
    const [load = 0] = os.loadavg();
    this.info.load = Math.max(this.info.load ?? 0, load);
    results.runs[this.run] = this.info;
    for (const { part, tool, entry } of this.kept.values()) replaceEntry(results, part, tool.name, entry);
    await saveResults(RESULTS, results);
    return writeReport(results);
  }
}
