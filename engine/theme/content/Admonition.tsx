import {
  Children,
  isValidElement,
  type ComponentProps,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import { ADMONITION_ICONS, type AdmonitionIcon } from '../../shared/themeParts.ts';
import { useComponents } from '../registry/useComponents.ts';
import { useContent, useContentTranslate } from './contentContext.ts';
import { joinClassNames } from './joinClassNames.ts';

export interface AdmonitionProps {
  type?: string;
  title?: ReactNode;
  icon?: ReactNode;
  id?: string;
  className?: string;
  children?: ReactNode;
}

/** In the order of their icons. */
const STYLES = ['note', 'tip', 'info', 'warning', 'danger'] as const;
type Style = (typeof STYLES)[number];

/** Types whose names are translated. */
const TITLED = [...STYLES, 'caution'] as const;

/** Names of older releases, with the look they have now. Their names stay their titles. */
const ALIASES: Record<string, Style> = { secondary: 'note', important: 'info', success: 'tip', caution: 'warning' };

/** Line icons on a grid of 24. */
const DRAWINGS: Record<Style, string> = {
  note: 'M5 4h14v11l-5 5H5zM14 20v-5h5M9 9h6M9 13h3',
  tip: 'M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.5.4-.5 1.1-.5 1.6H9c0-.5 0-1.2-.5-1.6A6 6 0 0 1 12 3Z',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v5M12 8v.01',
  warning: 'M12 4 2.5 20h19zM12 10v4M12 17v.01',
  danger: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 8v5M12 16v.01',
};

const iconOf = (style: Style) => ADMONITION_ICONS[STYLES.indexOf(style)]!;

type IconProps = ComponentProps<'svg'>;

/** The theme's own, as a site's own build on them. */
export const admonitionIcons = Object.fromEntries(
  STYLES.map((style) => [
    iconOf(style),
    (props: IconProps) => (
      <svg className="oc-icon" viewBox="0 0 24 24" aria-hidden="true" {...props}>
        <path d={DRAWINGS[style]} />
      </svg>
    ),
  ]),
) as Record<AdmonitionIcon, ComponentType<IconProps>>;

/** Around an icon that is not the theme's own; pages that have one bring the style. */
export function GivenIcon({ children }: { children?: ReactNode }) {
  return <span className="admonition-icon">{children}</span>;
}

/** Marks the title among a directive's children. */
export function AdmonitionTitle({ children }: { children?: ReactNode }) {
  return children;
}

/** The title that a directive has among its children, as a property, and the rest. */
export function processAdmonitionProps<Props extends Pick<AdmonitionProps, 'title' | 'children'>>(props: Props): Props {
  const parts = Children.toArray(props.children);
  const written = parts.find((part) => isValidElement(part) && part.type === AdmonitionTitle);
  if (!written) return props;
  const { children } = (written as ReactElement<{ children?: ReactNode }>).props;
  return { ...props, title: props.title ?? children, children: parts.filter((part) => part !== written) };
}

export function Admonition(given: AdmonitionProps) {
  const types = useComponents('content')['Admonition/Types'];
  const Own = given.type === undefined ? undefined : types?.[given.type];
  // Of the site's own types; those of the theme are this one.
  if (Own && Own !== Admonition) return <Own {...processAdmonitionProps(given)} />;
  return <ThemeAdmonition {...given} />;
}

/** The theme's own, by their type, as a site's own types build on them: each has its look, whatever type it is used for. */
export const admonitionTypes: Record<string, ComponentType<AdmonitionProps>> = Object.fromEntries(
  [...STYLES, ...Object.keys(ALIASES)].map((kind) => [
    kind,
    (props: AdmonitionProps) => <ThemeAdmonition type={kind} {...props} kind={kind} />,
  ]),
);

interface ThemeAdmonitionProps extends AdmonitionProps {
  /** What it looks like and is called, where it has no title. */
  kind?: string;
}

function ThemeAdmonition({
  type = 'note',
  kind = type,
  title,
  icon,
  id,
  className,
  children,
  ...props
}: ThemeAdmonitionProps) {
  const t = useContentTranslate();
  const content = useContent();
  const style = styleOf(kind);
  if (!style) content.warn(`"${kind}" is no type of admonition, so it looks like "info".`, props, 'admonition');
  const parts = Children.toArray(children);
  const written = parts.find((part) => isValidElement(part) && part.type === AdmonitionTitle);
  const heading = title ?? written;
  const look = style ?? 'info';
  const Icon = useComponents('content')[iconOf(look)];
  const titled = TITLED.find((name) => name === kind);
  return (
    <div
      className={joinClassNames(
        'theme-admonition',
        `theme-admonition-${type}`,
        type !== look && `theme-admonition-${look}`,
        className,
      )}
      id={id}
      role="note"
    >
      <div className={heading === undefined ? 'admonition-heading admonition-type' : 'admonition-heading'}>
        {icon === undefined ? <Icon /> : <GivenIcon>{icon}</GivenIcon>}
        {heading ?? (titled ? t(titled) : kind)}
      </div>
      {parts.filter((part) => part !== written)}
    </div>
  );
}

function styleOf(type: string): Style | undefined {
  return STYLES.find((style) => style === type) ?? ALIASES[type];
}
