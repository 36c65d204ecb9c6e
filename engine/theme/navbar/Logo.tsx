import type { LogoData } from '../../shared/siteData.ts';
import { toClassName } from '../base/className.ts';
import { useFileHref } from '../base/useFileHref.ts';

/** The picture for each colour mode; the style sheet shows one of them. */
export function Logo({ logo, className }: { logo: LogoData; className?: string }) {
  const fileHref = useFileHref();
  const { src, srcDark = src, alt, width, height } = logo;
  const image = (file: string, name: string) => (
    <img
      src={fileHref(file)}
      alt={alt}
      lang={logo.language?.lang}
      className={toClassName(className, logo.className, 'themedComponent_mlkZ', name)}
      height={height}
      width={width}
    />
  );
  return (
    <>
      {image(src, 'themedComponent--light_NVdE')}
      {image(srcDark, 'themedComponent--dark_xIcU')}
    </>
  );
}
