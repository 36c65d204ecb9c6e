import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Fence } from './markdownElements.tsx';
import { useComponents } from '../base/useComponents.ts';

/** `Tabs`, `CodeTab`, `TabGroup`; not `Table`. */
const TABS = /[Tt]abs?(?![a-z])/;

export interface MissingProps {
  /** A placeholder for what cannot be shown: the name of a component, or an expression as written. */
  name: string;
  /** Its properties. */
  given?: Record<string, unknown>;
  children?: ReactNode;
}

/**
 * The replacement for something that cannot run: its children, and a mark that names what is missing. Tabs of a site
 * keep their labels.
 */
export function Missing({ name, children }: MissingProps) {
  return (
    <>
      <mark className="oc-missing">{name}</mark>
      {TABS.test(name) ? <MissingTabs>{children}</MissingTabs> : children}
    </>
  );
}

function MissingTabs({ children }: { children?: ReactNode }) {
  const { TabItem, Tabs } = useComponents('content');
  const parts = Children.toArray(children).filter((part) => !(typeof part === 'string' && part.trim() === ''));
  const items = parts.filter((part): part is ReactElement<Record<string, unknown>> => isValidElement(part));
  const labels = items.map(labelOf);
  if (items.length < 2 || items.length < parts.length || labels.includes(undefined)) return children;
  return (
    <Tabs>
      {items.map((item, index) => (
        <TabItem key={item.key} value={`${index}`} label={labels[index]}>
          {item}
        </TabItem>
      ))}
    </Tabs>
  );
}

/** The text of a tab: its own label, or the title or language of a code block. */
function labelOf({ type, props }: ReactElement<Record<string, unknown>>): string | undefined {
  const given = type === Missing ? (props.given as Record<string, unknown>) : props;
  const title = type === Fence ? /title="([^"]*)"/.exec(String(props['data-meta'] ?? ''))?.[1] : undefined;
  const names = [title, given.label, given.title, given.name, given.value, given.lang];
  return names.find((label): label is string => typeof label === 'string' && label !== '');
}
