import { Children, createContext, isValidElement, useContext, type ReactElement, type ReactNode } from 'react';
import { useComponents } from '../base/useComponents.ts';
import { useContent } from '../base/contentContext.ts';
import { joinClassNames } from '../base/joinClassNames.ts';
import { textOf } from '../base/textOf.ts';
import type { GivenValue, TabItemProps, TabValue, TabsProps } from '../base/contentProps.ts';

interface Panel {
  label: string;
  isHidden: boolean;
}

const PanelContext = createContext<Panel | undefined>(undefined);

/**
 * Tabs as HTML: every panel exists, lazy or not, the unselected ones `hidden`. Panels correspond to tabs by their
 * order. Without script and on paper the style sheet shows all panels, with their labels.
 */
export function Tabs(props: TabsProps) {
  const { groupId, queryString, className, block } = props;
  const content = useContent();
  const { TabItem: EmptyPanel } = useComponents('content');
  const items = Children.toArray(props.children).filter((child) => !(typeof child === 'string' && child.trim() === ''));
  const given = props.values ?? items.map((item) => propsOf(item, props, content.fail));
  const values = given.map((tab) => ({ ...tab, value: nameOf(tab) }));
  const selected = selectedValue(values, props, content.fail);
  const parameter = queryString === true ? groupId : queryString || undefined;
  if (queryString === true && !groupId) {
    content.fail('`<Tabs queryString>` needs a `groupId`, which is the name of the parameter.', props);
  }
  return (
    <div className="tabs-container tabList__CuJ" data-oc-group={groupId} data-oc-query={parameter}>
      <ul
        role="tablist"
        aria-orientation="horizontal"
        className={joinClassNames('tabs', block && 'tabs--block', className)}
      >
        {values.map(({ value, label, attributes }) => (
          <li
            key={value}
            role="tab"
            tabIndex={value === selected ? 0 : -1}
            aria-selected={value === selected}
            {...attributes}
            className={joinClassNames(
              'tabs__item tabItem_LNqP',
              attributes?.className,
              value === selected && 'tabs__item--active',
            )}
            data-oc-value={value}
          >
            {label ?? value}
          </li>
        ))}
      </ul>
      <div className="margin-top--md">
        {values.map((tab) => {
          const item = items.find((child) => isItem(child) && nameOf(child.props) === tab.value);
          const panel = { label: textOf(tab.label) || tab.value, isHidden: tab.value !== selected };
          return (
            <PanelContext key={tab.value} value={panel}>
              {item ?? <EmptyPanel />}
            </PanelContext>
          );
        })}
      </div>
    </div>
  );
}

/** One panel. A component that renders a `TabItem` may replace it. */
export function TabItem({ children, className }: TabItemProps) {
  const panel = useContext(PanelContext);
  return (
    <div
      role="tabpanel"
      className={joinClassNames('tabItem_Ymn6', className)}
      aria-label={panel?.label}
      hidden={panel?.isHidden}
    >
      <PanelContext value={undefined}>{children}</PanelContext>
    </div>
  );
}

type Fail = (message: string, props?: object) => never;

/** As in Docusaurus, any element with a `value` property is a tab. */
function isItem(child: ReactNode): child is ReactElement<TabItemProps & { value: GivenValue }> {
  return isValidElement<object>(child) && 'value' in child.props;
}

const nameOf = ({ value }: { value?: GivenValue }): string => String(value ?? '');

function propsOf(child: ReactNode, tabs: TabsProps, fail: Fail): TabItemProps & { value: GivenValue } {
  if (isItem(child)) return child.props;
  const props = isValidElement<object>(child) ? child.props : tabs;
  return fail('Everything directly inside `<Tabs>` must be a `<TabItem>` with a `value`.', props);
}

function selectedValue(values: readonly TabValue[], props: TabsProps, fail: Fail): string | undefined {
  const names = values.map(({ value }) => value);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) fail(`Two tabs have the value "${twice}". Each needs one of its own.`, props);
  if (names.length === 0) fail('`<Tabs>` needs at least one `<TabItem>` inside.', props);
  const defaultValue = nameOf({ value: props.defaultValue ?? undefined });
  if (defaultValue !== '') {
    if (names.includes(defaultValue)) return defaultValue;
    fail(`\`defaultValue="${defaultValue}"\` is the value of no tab. There are: ${names.join(', ')}.`, props);
  }
  return (values.find((tab) => tab.default) ?? values[0])?.value;
}
