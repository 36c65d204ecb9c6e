import { createElement, Fragment, type ComponentProps } from 'react';
import { messageOf } from '../../../shared/messageOf.ts';
import {
  CONTEXTS_MODULE,
  EXPORT,
  FRESH_ATTRIBUTE,
  ISLAND_TAG,
  OF_ATTRIBUTE,
  PART_TAG,
  partProps,
  postKey,
  PREFIX_ATTRIBUTE,
  PROPS_ATTRIBUTE,
  readIslandValue,
  slotKey,
  splitName,
  type Post,
} from '../../../shared/island.ts';
import { postOf, toContent } from '../parts/Inside.tsx';
import type { ContentContext } from '../../../shared/renderer.ts';
import { escapeHtml } from '../../base/escapeHtml.ts';
import { InlineCode, toInlineCode } from '../../content/markdownElements.tsx';
import { observe, tryAsBrowser, unobserved, type Need } from '../../base/observe.ts';
import { bareHtml, withoutParts } from './bareHtml.ts';
import { keepMarkdown, keepParts } from './keepForLater.ts';
import { startOfPart } from './startOfPart.ts';
import { shortName } from './shortName.ts';
import type { SiteComponentHost, SiteProps } from './SiteComponent.tsx';
import { UnsendableError, writeIslandProps } from './writeIslandValue.ts';

interface Island {
  /** `module#export` */
  name: string;
  props: SiteProps;
  needs: ReadonlySet<Need>;
  /** The page's fields that it reads. */
  fields: readonly string[];
  contexts: {
    /** The site's components around the page whose contexts it reads, the outermost first. */
    around: readonly string[];
    /** It is one of those, and provides contexts. */
    gives: boolean;
  };
  /** For the ids that React makes. */
  prefix: string;
  render(props: SiteProps): string;
  content: ContentContext;
  host: SiteComponentHost;
}

/**
 * A live component: its HTML, and the data that the browser needs to hydrate it. `plain` is its HTML with its original
 * properties, which the properties for the browser must reproduce; undefined if only the browser can render it.
 */
export function renderIsland(island: Island, plain: string | undefined): string {
  const { props, content } = island;
  const isShown = (html: string) => plain === undefined || bareHtml(html) === bareHtml(plain);
  let reason = '';
  for (const inspectsChildren of typeof props.children === 'object' ? [false, true] : [true]) {
    try {
      const attempt = tryIsland(island, inspectsChildren, plain);
      // A component that never renders the same twice cannot be compared with itself.
      if (isShown(attempt.html) || (inspectsChildren && !isShown(unobserved(() => island.render(props))))) {
        return writeIsland(island, attempt, plain === undefined);
      }
      reason = 'it renders something else from the properties that the browser would get';
    } catch (error) {
      // A component that inspects its children fails with slots in their place.
      if (!(error instanceof UnsendableError) && inspectsChildren) throw error;
      reason = messageOf(error);
    }
  }
  content.warn(
    'browser-only',
    `\`${shortName(island.name)}\` needs the browser, but its properties cannot be sent there: ${reason}. It is shown as it is.`,
    props,
  );
  return withoutParts(plain ?? '');
}

function tryIsland(
  { name, props, prefix, contexts, render, content, host }: Island,
  inspectsChildren: boolean,
  plain: string | undefined,
) {
  // Data arrives in the browser unchanged, so rendering with it once more would show nothing new.
  let isData = true;
  const slots: string[] = [];
  const modules: string[] = [];
  const posts: Post[] = [];
  const addModule = (used: string): void => {
    const [module] = splitName(used);
    if (module !== undefined) modules.push(module);
  };
  addModule(name);
  const written = writeIslandProps(
    props,
    {
      nameOf(value) {
        const used = host.nameOf(value);
        if (used !== undefined) addModule(used);
        isData &&= used === undefined;
        return used;
      },
      postOf(value) {
        isData = false;
        const post = postOf(value);
        if (post) posts.push(post);
        return post;
      },
      // A component that reads the text of its children finds no text in a slot.
      toPlain(element) {
        isData = false;
        return element.type === InlineCode
          ? toInlineCode(element.props as ComponentProps<'code'>, content.look)
          : element;
      },
      slot(node) {
        isData = false;
        return slots.push(unobserved(() => host.renderContent(node, content))) - 1;
      },
    },
    inspectsChildren,
  );
  const json = JSON.stringify(written);
  if (isInContexts(contexts)) [IN_CONTEXTS, ...contexts.around].forEach(addModule);
  const read = readIslandValue(JSON.parse(json), {
    createElement: createElement as never,
    Fragment,
    find: (used) => (used.includes('#') ? host.find(used) : used),
    slot: (number) => createElement(PART_TAG, partProps(slotKey(prefix, number), slots[number] ?? '')),
    post: toContent,
  }) as SiteProps;
  const html = plain === undefined || isData ? (plain ?? '') : observe(() => render(read)).result;
  return { json, html, slots, posts, modules, read };
}

const IN_CONTEXTS = `${CONTEXTS_MODULE}#InContexts`;

function isInContexts({ around, gives }: Island['contexts']): boolean {
  return around.length > 0 || gives;
}

/** The properties of `InContexts` in `client/liveContexts.ts`. */
function inContexts(name: string, props: string, { around, gives }: Island['contexts']): string {
  const component = (of: string) => ({ [EXPORT]: of });
  const given = Object.fromEntries(around.map((of) => [of, component(of)]));
  const values = { of: component(name), around: given, ...(gives && { gives: name }) };
  return `${JSON.stringify(values).slice(0, -1)},"props":${props}}`;
}

function writeIsland(
  { name, needs, fields, prefix, contexts, render, content, host }: Island,
  { json, html, slots, posts, modules, read }: ReturnType<typeof tryIsland>,
  fresh: boolean,
) {
  const live = content.live!;
  const atOnce = needs.has('effect') || needs.has('browser');
  for (const id of modules) live.add(id, atOnce);
  for (const field of fields) live.needField?.(field);
  const hide = (key: string, of: string) =>
    html.includes(startOfPart(key)) ? '' : `${startOfPart(key)} hidden="">${of}</${PART_TAG}>`;
  const hidden = slots.map((slot, index) => hide(slotKey(prefix, index), slot));
  // A list that shows no text of any post needs none later.
  if (posts.some((post) => html.includes(startOfPart(postKey(post))))) {
    for (const post of posts) {
      const of = post.metadata.permalink;
      hidden.push(hide(postKey(post), content.hole('theme', { name: '', of })));
    }
  }
  // Browser code runs here only to find such parts.
  if (needs.has('browser') && modules.some((id) => live.mayShowParts?.(id))) {
    // With the browser's properties, because the content of slots is already on the page.
    keepParts(
      tryAsBrowser(() => render(read)),
      { live, html },
    );
  }
  keepMarkdown(modules, { live, html }, { content, host });
  const attributes = [
    ...(isInContexts(contexts)
      ? [`${OF_ATTRIBUTE}="${IN_CONTEXTS}"`, `${PROPS_ATTRIBUTE}="${escapeHtml(inContexts(name, json, contexts))}"`]
      : [`${OF_ATTRIBUTE}="${escapeHtml(name)}"`, `${PROPS_ATTRIBUTE}="${escapeHtml(json)}"`]),
    `${PREFIX_ATTRIBUTE}="${prefix}"`,
    ...(fresh ? [`${FRESH_ATTRIBUTE}=""`] : []),
  ];
  return `<${ISLAND_TAG} ${attributes.join(' ')}>${html}</${ISLAND_TAG}>${hidden.join('')}`;
}
