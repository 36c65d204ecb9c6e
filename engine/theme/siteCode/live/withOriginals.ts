import { createElement, isValidElement, type ComponentType } from 'react';
import type { SiteComponentHost, SiteProps } from './SiteComponent.tsx';

type Originals = Pick<SiteComponentHost, 'originalOf'>;

/** Components recognise children by their types, so these become the site's own again, at any depth. */
export function withOriginals(props: SiteProps, host: Originals): SiteProps {
  const entries = Object.entries(props).map(([name, value]) => [name, toOriginal(value, host)] as const);
  return entries.some(([name, value]) => value !== props[name]) ? Object.fromEntries(entries) : props;
}

function toOriginal(value: unknown, host: Originals): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => toOriginal(item, host));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isValidElement<SiteProps>(value)) return value;
  const type = host.originalOf(value.type) as ComponentType<SiteProps>;
  const props = withOriginals(value.props, host);
  return type === value.type && props === value.props ? value : createElement(type, { ...props, key: value.key });
}
