import type { ComponentProps } from 'react';
import { useContent } from '../base/contentContext.ts';
import { PREVIEW_ATTRIBUTE } from '../../shared/html/previewAttribute.ts';
import { joinClassNames } from '../base/joinClassNames.ts';

type ImageProps = Omit<ComponentProps<'img'>, 'src'>;

/** One image per colour mode. */
export function ThemedImage({
  sources,
  className,
  ...props
}: ImageProps & { sources: { light: string; dark: string } }) {
  return (
    <>
      <img {...props} src={sources.light} className={classInMode('light', className)} />
      <img {...props} src={sources.dark} className={classInMode('dark', className)} />
    </>
  );
}

const IN_MODE = { light: 'themedComponent--light_NVdE', dark: 'themedComponent--dark_xIcU' };

/** The classes of images for one colour mode. */
export function classInMode(mode: 'light' | 'dark', className?: string): string {
  return joinClassNames(className, 'themedComponent_mlkZ', IN_MODE[mode]);
}

type ImageModule = string | { default?: string; src?: { src: string } };

/**
 * The image plugin's component, with its look. The page's assembly adds the other sizes, and a tiny picture for the time
 * until the image is loaded.
 */
export function IdealImage({ img, ...props }: ImageProps & { img: ImageModule }) {
  const src = typeof img === 'string' ? img : (img.default ?? img.src?.src);
  return (
    <div style={{ position: 'relative' }}>
      <img {...{ [PREVIEW_ATTRIBUTE]: src }} alt="" aria-hidden="true" style={{ ...WIDE, position: 'absolute' }} />
      <img
        loading="lazy"
        decoding="async"
        {...props}
        src={src}
        style={{ ...WIDE, position: 'relative', marginBottom: '-4px' }}
      />
    </div>
  );
}

const WIDE = { width: '100%', height: 'auto', maxWidth: '100%' };

interface BaseUrlOptions {
  /** With the site's URL in front. */
  absolute?: boolean;
}

type WithBaseUrl = (url: string, options?: BaseUrlOptions) => string;

/** `useBaseUrl`: an address inside the site, to be resolved on each page. */
export const useBaseUrl: WithBaseUrl = (...given) => useBaseUrlUtils().withBaseUrl(...given);

export function useBaseUrlUtils(): { withBaseUrl: WithBaseUrl } {
  const content = useContent();
  return {
    withBaseUrl(url, options) {
      if (!url || url.startsWith('#')) return url;
      const isRooted = /^[/.]|^[a-z][\w+.-]*:|^@site\//i.test(url);
      return content.reference('link', isRooted ? url : `/${url}`, 'warn', options?.absolute);
    },
  };
}
