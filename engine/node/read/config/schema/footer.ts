import * as v from 'valibot';
import { address, anyObject, maybeEmptyText, strict, text } from './fields.ts';
import { linkAttributes } from './linkAttributes.ts';

export const logo = strict({
  alt: v.optional(maybeEmptyText),
  /** A file of the static folder, or a URL. */
  src: text,
  srcDark: v.optional(text),
  href: v.optional(text),
  target: v.optional(text),
  width: v.optional(v.union([v.number(), text])),
  height: v.optional(v.union([v.number(), text])),
  className: v.optional(text),
  style: v.optional(anyObject),
});

/** `html` alone, or a label with `to` (a page of the site) or `href` (any URL). */
export const footerLink = v.pipe(
  strict(
    {
      label: v.optional(text),
      to: v.optional(text),
      href: v.optional(address),
      html: v.optional(text),
      className: v.optional(text),
      prependBaseUrlToHref: v.optional(
        v.pipe(
          v.unknown(),
          v.transform((value) => Boolean(value)),
        ),
        false,
      ),
      ...linkAttributes,
    },
    { open: true },
  ),
  v.check((entry) => isFooterLink(entry), 'either `html` alone, or a `label` with `to` or `href`'),
);

function isFooterLink({ label, to, href, html }: { label?: string; to?: string; href?: string; html?: string }) {
  if (html !== undefined) return label === undefined && to === undefined && href === undefined;
  return label !== undefined && (to === undefined) !== (href === undefined);
}

export const footerColumn = strict({
  title: v.optional(v.nullable(text), null),
  className: v.optional(text),
  items: v.optional(v.array(footerLink), () => []),
});

/** Columns have `items`; links of the simple form do not. A list contains only one of the two. */
export const footerLinks = v.lazy((input): v.GenericSchema<unknown, FooterColumnConfig[] | FooterLinkConfig[]> => {
  const columns = Array.isArray(input) && input.some((entry) => v.is(anyObject, entry) && isColumn(entry));
  return columns ? v.array(footerColumn) : v.array(footerLink);
});

/** An item with a target is a link, whatever other attributes it has. */
function isColumn(entry: Record<string, unknown>): boolean {
  return ['items', 'title'].some((key) => key in entry) && !['label', 'html', 'to', 'href'].some((key) => key in entry);
}

export const footer = strict({
  style: v.optional(v.picklist(['dark', 'light']), 'light'),
  logo: v.optional(logo),
  /** HTML. */
  copyright: v.optional(text),
  links: v.optional(footerLinks, () => []),
});

export type LogoConfig = v.InferOutput<typeof logo>;
export type FooterLinkConfig = v.InferOutput<typeof footerLink>;
export type FooterColumnConfig = v.InferOutput<typeof footerColumn>;
export type FooterConfig = v.InferOutput<typeof footer>;
