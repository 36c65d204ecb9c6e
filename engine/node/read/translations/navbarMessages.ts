import { ownValue } from '../../../shared/ownValue.ts';
import type { ThemeConfig } from '../config/types.ts';
import type { Messages, SourceMessages } from './messages.ts';

type Navbar = ThemeConfig['navbar'];

/** The translatable texts of an item and of its children. */
interface Item {
  label?: string;
  items?: Item[];
}

export function collectNavbarMessages({ title, logo, items }: Navbar): SourceMessages {
  const labels = withInner(items as Item[]).flatMap(({ label }) => (label ? [label] : []));
  return {
    ...(title && { title: { message: title, description: 'The title in the navbar' } }),
    ...(logo?.alt && { 'logo.alt': { message: logo.alt, description: 'The alt text of navbar logo' } }),
    ...Object.fromEntries(
      labels.map((label) => [
        `item.label.${label}`,
        { message: label, description: `Navbar item with label ${label}` },
      ]),
    ),
  };
}

function withInner(items: Item[]): Item[] {
  return [...items, ...items.flatMap((item) => withInner(item.items ?? []))];
}

export function translateNavbar(navbar: Navbar, messages: Messages): Navbar {
  const title = ownValue(messages, 'title') ?? navbar.title;
  const alt = ownValue(messages, 'logo.alt') ?? navbar.logo?.alt;
  return {
    ...navbar,
    ...(title !== undefined && { title }),
    ...(navbar.logo && { logo: { ...navbar.logo, ...(alt !== undefined && { alt }) } }),
    items: (navbar.items as Item[]).map((item) => translateItem(item, messages)) as Navbar['items'],
  };
}

function translateItem(item: Item, messages: Messages): Item {
  const label = ownValue(messages, `item.label.${item.label}`) ?? item.label;
  const items = item.items?.map((inner) => translateItem(inner, messages));
  return { ...item, ...(label !== undefined && { label }), ...(items && { items }) };
}
