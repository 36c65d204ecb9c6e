import type { FooterData, FooterLink } from '../../../shared/siteData.ts';
import type { FooterColumnConfig, FooterConfig, FooterLinkConfig } from '../../read/config/schema/footer.ts';
import { toLogo, type LinkTargets } from './linkTargets.ts';

export function resolveFooter(footer: FooterConfig, targets: LinkTargets, siteTitle: string): FooterData {
  return {
    style: footer.style,
    logo: footer.logo && toLogo(footer.logo, targets, siteTitle),
    columns: toColumns(footer.links, targets),
    copyright: footer.copyright,
  };
}

/** The simple form, a plain list of links, is one column without a title. */
function toColumns(links: FooterConfig['links'], targets: LinkTargets): FooterData['columns'] {
  if (links.length === 0) return [];
  if (!isColumns(links)) return [{ title: null, items: links.map((link) => toFooterLink(link, targets)) }];
  return links.map(({ title, className, items }) => ({
    title,
    ...(className !== undefined && { className }),
    items: items.map((link) => toFooterLink(link, targets)),
  }));
}

function isColumns(links: FooterConfig['links']): links is FooterColumnConfig[] {
  return links.every((link) => 'items' in link);
}

function toFooterLink({ label, to, href, html, className }: FooterLinkConfig, targets: LinkTargets): FooterLink {
  const named = className === undefined ? {} : { className };
  if (html !== undefined) return { html, ...named };
  const target = to ?? href;
  return { label, to: target === undefined ? undefined : targets.link(target), ...named };
}
