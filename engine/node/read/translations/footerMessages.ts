import { ownValue } from '../../../shared/ownValue.ts';
import type { FooterColumnConfig, FooterConfig, FooterLinkConfig } from '../config/schema/footer.ts';
import type { Messages, SourceMessages } from './messages.ts';

export function collectFooterMessages({ links, copyright, logo }: FooterConfig): SourceMessages {
  const titles = links.flatMap((entry) => (isColumn(entry) && entry.title ? [entry.title] : []));
  const labelled = links.flatMap((entry) => (isColumn(entry) ? entry.items : [entry])).filter(({ label }) => label);
  return {
    ...Object.fromEntries(
      titles.map((title) => [
        `link.title.${title}`,
        {
          message: title,
          description: `The title of the footer links column with title=${title} in the footer`,
        },
      ]),
    ),
    ...Object.fromEntries(
      labelled.map(({ label = '', to, href }) => [
        `link.item.label.${label}`,
        { message: label, description: `The label of footer link with label=${label} linking to ${to ?? href}` },
      ]),
    ),
    ...(copyright && { copyright: { message: copyright, description: 'The footer copyright' } }),
    ...(logo?.alt && { 'logo.alt': { message: logo.alt, description: 'The alt text of footer logo' } }),
  };
}

export function translateFooter(footer: FooterConfig, messages: Messages): FooterConfig {
  const copyright = ownValue(messages, 'copyright') ?? footer.copyright;
  const alt = ownValue(messages, 'logo.alt') ?? footer.logo?.alt;
  const links = footer.links.map((entry) => {
    if (!isColumn(entry)) return translateLink(entry, messages);
    const title = ownValue(messages, `link.title.${entry.title}`) ?? entry.title;
    return { ...entry, title, items: entry.items.map((link) => translateLink(link, messages)) };
  });
  return {
    ...footer,
    ...(copyright !== undefined && { copyright }),
    ...(footer.logo && { logo: { ...footer.logo, ...(alt !== undefined && { alt }) } }),
    links: links as FooterConfig['links'],
  };
}

function translateLink(link: FooterLinkConfig, messages: Messages): FooterLinkConfig {
  const label = ownValue(messages, `link.item.label.${link.label}`) ?? link.label;
  return label === undefined ? link : { ...link, label };
}

function isColumn(entry: FooterColumnConfig | FooterLinkConfig): entry is FooterColumnConfig {
  return 'items' in entry;
}
