import type { Report } from '../../ground/problems.ts';
import type { SiteConfig } from '../config/types.ts';
import { translateFooter } from './footerMessages.ts';
import type { Messages } from './messages.ts';
import { translateNavbar } from './navbarMessages.ts';
import { readMessages } from './readMessages.ts';

const THEME = 'docusaurus-theme-classic';

/** The configuration with the texts of the current locale, and the locale's texts for the site's code. */
export async function translateConfig(
  config: SiteConfig,
  report: Report,
): Promise<{ config: SiteConfig; messages: Messages }> {
  const [messages, navbarMessages, footerMessages] = await Promise.all(
    ['code.json', `${THEME}/navbar.json`, `${THEME}/footer.json`].map((file) => readMessages(config, file, report)),
  );
  const { navbar, footer } = config.themeConfig;
  return {
    config: {
      ...config,
      themeConfig: {
        ...config.themeConfig,
        navbar: translateNavbar(navbar, navbarMessages ?? {}),
        ...(footer && { footer: translateFooter(footer, footerMessages ?? {}) }),
      },
    },
    messages: messages ?? {},
  };
}
