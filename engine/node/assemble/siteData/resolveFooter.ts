import type { FooterData, FooterLink } from '../../../shared/siteData.ts';
import type { FooterColumnConfig, FooterConfig, FooterLinkConfig } from '../../read/config/schema/footer.ts';
import { attributesOfLink } from './attributesOfLink.ts';
import { languageField, type LanguageOf } from './languageOf.ts';
import { toLogo, type LinkTargets } from './linkTargets.ts';

export function resolveFooter(
  footer: FooterConfig,
  targets: LinkTargets,
  languageOf: LanguageOf,
  siteTitle: string,
): FooterData {
  const logo = footer.logo && toLogo(footer.logo, targets, siteTitle);
  const copyrightLanguage = languageOf(footer.copyright);
  return {
    style: footer.style,
    logo: logo && { ...logo, ...languageField(languageOf(logo.alt)) },
    columns: toColumns(footer.links, (link) => toFooterLink(link, targets, languageOf), languageOf),
    copyright: footer.copyright,
    ...(copyrightLanguage && { copyrightLanguage }),
  };
}

/** The simple form, a plain list of links, is one column without a title. */
function toColumns(
  links: FooterConfig['links'],
  toLink: (link: FooterLinkConfig) => FooterLink,
  languageOf: LanguageOf,
): FooterData['columns'] {
  if (links.length === 0) return [];
  if (!isColumns(links)) return [{ title: null, items: links.map(toLink) }];
  return links.map(({ title, className, items }) => ({
    title,
    ...(className !== undefined && { className }),
    ...languageField(languageOf(title ?? '')),
    items: items.map(toLink),
  }));
}

function isColumns(links: FooterConfig['links']): links is FooterColumnConfig[] {
  return links.every((link) => 'items' in link);
}

function toFooterLink(link: FooterLinkConfig, targets: LinkTargets, languageOf: LanguageOf): FooterLink {
  const { label, to, href, html, className } = link;
  const named = className !== undefined && { className };
  const language = languageOf(html ?? label);
  if (html !== undefined) return { html, ...named, ...languageField(language) };
  const target = to ?? href;
  return {
    label,
    to: target === undefined ? undefined : targets.link(target),
    ...named,
    ...attributesOfLink(link, language),
  };
}
