import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { HeadTag } from '../../shared/pageData.ts';
import { useContent } from '../base/contentContext.ts';
import { textOf } from '../base/textOf.ts';

const TAGS = ['meta', 'link', 'script', 'style', 'noscript', 'base', 'title', 'html', 'body'] as const;
const ATTRIBUTE_NAMES: Record<string, string> = {
  charSet: 'charset',
  className: 'class',
  crossOrigin: 'crossorigin',
  httpEquiv: 'http-equiv',
  hrefLang: 'hreflang',
  itemProp: 'itemprop',
  referrerPolicy: 'referrerpolicy',
};

type Props = Record<string, unknown> & {
  children?: ReactNode;
  dangerouslySetInnerHTML?: { __html: string };
};

/** Moves its children into the head of the document. */
export function Head({ children, ...props }: { children?: ReactNode }) {
  const content = useContent();
  content.addHeadTags(
    elementsIn(children).flatMap((element) => {
      const tag = TAGS.find((name) => name === element.type);
      if (!tag) {
        const message = `\`<${String(element.type)}>\` in \`<Head>\` is left out; it takes ${TAGS.join(', ')}.`;
        content.warn('component-use', message, props);
        return [];
      }
      return [toTag(tag, element.props)];
    }),
  );
  return null;
}

function elementsIn(node: ReactNode): ReactElement<Props>[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<Props>(child)) return [];
    return child.type === Fragment ? elementsIn(child.props.children) : [child];
  });
}

function toTag(tag: HeadTag['tag'], { children, dangerouslySetInnerHTML, ...props }: Props): HeadTag {
  const attributes: HeadTag['attributes'] = {};
  for (const [name, value] of Object.entries(props)) {
    if (value === false || value === null || value === undefined || typeof value === 'object') continue;
    attributes[ATTRIBUTE_NAMES[name] ?? name] = value === true ? true : String(value);
  }
  const content = dangerouslySetInnerHTML?.__html ?? textOf(children);
  return content === '' ? { tag, attributes } : { tag, attributes, content };
}
