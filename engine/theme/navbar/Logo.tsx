import type { LogoData } from '../../shared/siteData.ts';
import { useFileHref } from '../useFileHref.ts';

export function Logo({ logo, alt }: { logo: LogoData; alt: string }) {
  const fileHref = useFileHref();
  const { srcDark, width, height, className } = logo;
  const image = (src: string, mode?: 'light' | 'dark') => (
    <img
      className={['oc-logo', mode && `oc-only-${mode}`, className].filter(Boolean).join(' ')}
      src={fileHref(src)}
      alt={alt}
      width={width}
      height={height}
    />
  );
  return srcDark ? (
    <>
      {image(logo.src, 'light')}
      {image(srcDark, 'dark')}
    </>
  ) : (
    image(logo.src)
  );
}
