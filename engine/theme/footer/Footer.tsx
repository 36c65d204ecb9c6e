import { useDrawer, useSite } from '../../client/index.ts';
import { toClassName } from '../base/className.ts';
import { useComponents } from '../base/useComponents.ts';
import { keepHtml } from '../shell/keepHtml.ts';

export function Footer() {
  const { footer } = useSite();
  const { open } = useDrawer();
  const { FooterContent } = useComponents('shell');
  if (!footer) return null;
  return (
    <footer
      className={toClassName('theme-layout-footer footer', footer.style === 'dark' && 'footer--dark')}
      inert={open}
      {...keepHtml('.theme-layout-footer', FooterContent && <FooterContent footer={footer} />)}
    />
  );
}
