import type { Report } from '../../ground/problems.ts';
import type { SiteConfig } from '../config/types.ts';
import { translateFooter } from './footerMessages.ts';
import type { Messages } from './messages.ts';
import { translateNavbar } from './navbarMessages.ts';
import { readMessages } from './readMessages.ts';
import { toTextOrigins, type TextOrigins } from './textOrigins.ts';

const THEME = 'docusaurus-theme-classic';

/**
 * The configuration with the texts of the current locale, and the locale's texts for the site's code. `original`: the
 * configuration of the default locale, if it is another one.
 */
export async function translateConfig(
  config: SiteConfig,
  report: Report,
  original?: SiteConfig,
): Promise<{ config: SiteConfig; messages: Messages; origins: TextOrigins }> {
  const [messages = {}, navbarMessages = {}, footerMessages = {}] = await Promise.all(
    ['code.json', `${THEME}/navbar.json`, `${THEME}/footer.json`].map((file) => readMessages(config, file, report)),
  );
  const { navbar, footer } = config.themeConfig;
  return {
    config: {
      ...config,
      themeConfig: {
        ...config.themeConfig,
        navbar: translateNavbar(navbar, navbarMessages),
        ...(footer && { footer: translateFooter(footer, footerMessages) }),
      },
    },
    messages,
    origins: toTextOrigins([navbarMessages, footerMessages], original),
  };
}
