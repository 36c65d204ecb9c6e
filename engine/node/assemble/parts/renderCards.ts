import path from 'node:path';
import type { PartRequest } from '../../../shared/renderer.ts';
import { createPageFields } from '../../compile/parts/createPartRenderer.ts';
import type { ArticlePlace, Articles, ResolvedArticle } from '../createArticles.ts';
import type { Parts } from './createParts.ts';

interface CardsHost {
  parts: Parts;
  resolve: Articles['resolve'];
  /** The theme's own card. */
  renderCard(request: PartRequest): string;
}

const NO_PAGE = createPageFields(() => undefined);

/** Renders the cards of these items if the site replaces cards; undefined for those that cannot be shown. */
export async function renderCards(
  items: readonly Record<string, unknown>[],
  { routePath, form }: Pick<ArticlePlace, 'routePath' | 'form'>,
  { parts, resolve, renderCard }: CardsHost,
): Promise<ResolvedArticle | undefined> {
  const override = parts.usable.get('DocCard');
  if (!override) return undefined;
  const compiled = parts.render({ name: 'DocCard', key: 'DocCard', props: { items } }, NO_PAGE);
  parts.add(override, compiled.problems, routePath);
  if (compiled.isFailed) return undefined;
  const { filePath } = override;
  const file = { filePath, relPath: path.basename(filePath) };
  return resolve(file, { contentDirs: [], routePath, form, isPart: true, renderPart: renderCard }, compiled);
}
