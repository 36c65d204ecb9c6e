import type { PageContent } from '../../../shared/pageContent.ts';
import { hashOf } from '../../ground/hashOf.ts';
import type { SiteConfig } from '../../read/config/types.ts';
import type { ClientAssets } from '../assets/clientAssets.ts';
import type { ContentAssets } from '../assets/contentAssets.ts';
import type { Article } from '../createArticles.ts';
import type { CodeStyles } from '../siteCode/createCodeStyles.ts';
import { findFormulaSheet, loadFormulaStyle, type PageStyle } from './formulaStyle.ts';
import { loadLook } from './loadLook.ts';
import { variablesFor } from './lookVariables.ts';

interface PageStylesInput {
  config: SiteConfig;
  direction: 'ltr' | 'rtl';
  assets: ContentAssets;
  client: Pick<ClientAssets, 'compareCss' | 'tokensFor'>;
  /** Styles of the site's own components. */
  code?: CodeStyles;
}

/** Collects the style sheets that a page needs besides those of the whole site. */
export function createPageStyles({ config, direction, assets, client, code }: PageStylesInput) {
  const look = loadLook(config.octavo.look, direction);
  let formulaStyle: Promise<PageStyle> | undefined;

  return async (shown: Article[], kind: PageContent['kind']): Promise<PageStyle[]> => {
    const found = await Promise.all(
      shown.map(async ({ css = '', modules = [] }) => css + ((await code?.of(modules)) ?? '')),
    );
    const texts = [kind === 'compare' ? client.compareCss : '', ...new Set(found)].filter(Boolean);
    const styles = texts.map((css) => {
      // Elements may use variables that are not in the document.
      const text = variablesFor(css, look) + client.tokensFor(css) + css;
      return { file: `assets/style.${hashOf(text).slice(0, 10)}.css`, text };
    });
    const sheet = shown.some(({ hasFormulas }) => hasFormulas) && findFormulaSheet(config);
    if (!sheet) return styles;
    formulaStyle ??= loadFormulaStyle(sheet, config.siteDir, assets);
    return [await formulaStyle, ...styles];
  };
}
