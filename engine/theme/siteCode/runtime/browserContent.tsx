import { useContext, type ComponentType, type ReactNode } from 'react';
import type { IslandLayer, LayerInput } from '../../../client/index.ts';
import type { AdmonitionIcon } from '../../../shared/partNames.ts';
import { ComponentsContext } from '../../base/useComponents.ts';
import { admonitionIcons } from '../../content/Admonition.tsx';
import { contentComponents } from '../../registry/contentComponents.ts';
import { partKey } from '../../base/partKey.ts';
import { navbarItemModules, type EnginePart } from '../engineParts/navbarItemModules.ts';
import { navbarItems } from '../engineParts/navbarItems.tsx';
import { createServerHtml, ServerHtml } from '../engineParts/serverHtml.tsx';
import type { Platform } from '../modules/platform.ts';
import { componentModules } from '../modules/componentModules.ts';

/** The server has rendered the site's own icon, if there is one. */
const icons: Record<AdmonitionIcon, ComponentType> = { ...admonitionIcons };
for (const [name, Original] of Object.entries(admonitionIcons)) {
  icons[name as AdmonitionIcon] = () => (
    <ServerHtml of={name}>
      <Original />
    </ServerHtml>
  );
}

const shownComponents = { ...contentComponents, ...icons };

/** Components that site code renders in the browser: those of Markdown, and navbar items. They follow the theme's parts. */
export function contentLayer({ platform }: LayerInput<Platform>): IslandLayer {
  const items = navbarItems(platform!);
  return {
    modules: {
      ...componentModules(contentComponents),
      ...navbarItemModules((name) => createItem(name, items[name])),
      '@theme/DocCardList': { default: createServerHtml('DocCardList') },
    },
    Providers({ children }: { children?: ReactNode }) {
      const components = { ...useContext(ComponentsContext), content: shownComponents };
      return <ComponentsContext value={components}>{children}</ComponentsContext>;
    },
  };
}

/** A replaced navbar item shows what the server knows about it. */
function createItem(name: string, Item?: ComponentType): EnginePart {
  return function NavbarItem({ children: _children, ...props }) {
    return <ServerHtml of={partKey(name, props)}>{Item && <Item {...props} />}</ServerHtml>;
  };
}
