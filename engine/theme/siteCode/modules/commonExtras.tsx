/** The rest of `@docusaurus/theme-common` that site code uses: its small components and functions. */
import type { ComponentProps, ReactNode } from 'react';
import { AsIs } from '../../base/AsIs.ts';
import { classInMode, useBaseUrlUtils } from '../../content/images.tsx';
import { translate } from '../../content/Translate.tsx';
import { useDocusaurusContext, useLocaleName } from './useDocusaurusContext.ts';
import type { Platform } from './platform.ts';

export function commonExtras({ Head, useColorMode }: Platform): Record<string, unknown> {
  return {
    ReactContextError,
    groupBy,
    usePrismTheme() {
      const { prism = {} } = (useDocusaurusContext().siteConfig.themeConfig ?? {}) as { prism?: PrismThemes };
      const { colorMode } = useColorMode();
      return colorMode === 'dark' ? (prism.darkTheme ?? prism.theme) : prism.theme;
    },
    useSearchLinkCreator() {
      const { withBaseUrl } = useBaseUrlUtils();
      return (query: string) => `${withBaseUrl('/search')}?q=${encodeURIComponent(query)}`;
    },
    useContextualSearchFilters: () => ({ locale: useLocaleName(), tags: [] }),
    ThemedComponent,
    UnlistedMetadata: () => (
      <Head>
        <meta name="robots" content="noindex, nofollow" />
      </Head>
    ),
    SkipToContentFallbackId: '__docusaurus_skipToContent_fallback',
    ErrorBoundaryTryAgainButton: (props: ComponentProps<'button'>) => (
      <button type="button" {...props}>
        {translate({ id: 'theme.ErrorPageContent.tryAgain', message: 'Try again' })}
      </button>
    ),
    ErrorBoundaryError: ({ error }: { error: Error }) => <p>{error.message}</p>,
    ErrorCauseBoundary: AsIs,
  };
}

interface PrismThemes {
  theme?: unknown;
  darkTheme?: unknown;
}

class ReactContextError extends Error {
  constructor(provider: string, more = '') {
    super(`A hook is called outside the <${provider}>. ${more}`.trim());
    this.name = 'ReactContextError';
  }
}

function groupBy<T, Key extends string>(list: Iterable<T>, keyOf: (item: T, index: number) => Key): Record<Key, T[]> {
  const groups = Object.create(null) as Record<Key, T[]>;
  let index = 0;
  for (const item of list) (groups[keyOf(item, index++)] ??= []).push(item);
  return groups;
}

/** Rendered for both colour modes; a style sheet hides one, because the server does not know the reader's mode. */
function ThemedComponent({ className, children }: { className?: string; children: RenderInMode }): ReactNode {
  return (['light', 'dark'] as const).map((theme) => children({ theme, className: classInMode(theme, className) }));
}

type RenderInMode = (props: { theme: 'light' | 'dark'; className: string }) => ReactNode;
