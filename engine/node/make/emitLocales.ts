import type { Renderer } from '../../shared/renderer.ts';
import { createLocalePages } from '../assemble/links/localePages.ts';
import type { SiteCompiler } from '../compile/createSiteCompiler.ts';
import { noteEarlierInputs } from '../ground/inputs/inputs.ts';
import type { Locales } from '../read/loadLocales.ts';
import type { Site } from '../read/loadSites.ts';
import { emitLocale, type EmittedLocale } from '../write/emit/emitLocale.ts';
import type { Output } from '../write/output/openOutput.ts';
import { findEditedTexts } from '../write/record/findEditedTexts.ts';
import type { MakeTask } from './makeSite.ts';
import type { PreparedSite } from './prepareSite.ts';

export interface EmitLocalesInput extends Pick<MakeTask, 'record' | 'inputs' | 'onProgress'> {
  sites: Locales<Site>;
  renderer: Renderer;
  compiler: SiteCompiler;
  output: Output;
}

/** Renders every page that has changed, locale by locale. */
export async function emitLocales(
  { locales, client, assets, styles, browserCode }: PreparedSite,
  { sites, renderer, compiler, output, record, inputs, onProgress }: EmitLocalesInput,
): Promise<EmittedLocale[]> {
  const editedTexts = record && findEditedTexts(record, inputs, locales);
  // Pages that were skipped have also read it.
  if (record && editedTexts) noteEarlierInputs(record.inputs);
  const localePages = sites.length > 1 ? createLocalePages(sites) : undefined;
  const total = locales.reduce((sum, { compiled }) => sum + compiled.routes.length, 0);
  const emitted: EmittedLocale[] = [];
  for (const locale of locales) {
    const before = emitted.reduce((sum, { pages }) => sum + pages.count, 0);
    emitted.push(
      await emitLocale(locale, {
        renderer,
        compiler,
        client,
        assets,
        styles,
        browserCode,
        output,
        original: locale.site.original && locales[0]?.compiled,
        localePages,
        previous: record ?? { pages: {} },
        editedTexts,
        onProgress: (done) => onProgress?.({ step: 'render', done: before + done, total }),
      }),
    );
  }
  return emitted;
}
