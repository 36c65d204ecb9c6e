/** The site's own icons in the theme's admonitions. They stay the server's HTML, even inside live code. */
import type { ComponentType, ReactNode } from 'react';
import type { ContentContext } from '../../../shared/renderer.ts';
import type { AdmonitionIcon } from '../../../shared/partNames.ts';
import { useContent } from '../../base/contentContext.ts';
import { showAsHtml } from '../parts/showAsHtml.ts';

export function createServerIcon(
  name: AdmonitionIcon,
  Own: ComponentType,
  renderContent: (node: ReactNode, context: ContentContext) => string,
): ComponentType {
  return function ServerIcon() {
    return showAsHtml(name, <Own />, { content: useContent(), renderContent });
  };
}
