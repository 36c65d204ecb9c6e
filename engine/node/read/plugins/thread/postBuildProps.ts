import { toSiteMetadata } from '../../config/siteFacts.ts';
import type { BuildFacts } from '../types.ts';
import type { PluginContext } from '../pluginContext.ts';

type HeadTag = BuildFacts['heads'][string]['tags'][number];

/** What `postBuild` gets. `others`: the plugins that ran; those whose part Octavo plays have their content too. */
export function toPostBuildProps(context: PluginContext, facts: BuildFacts, others: object[]): object {
  const own = Object.entries(facts.content).flatMap(([name, instances]) =>
    Object.entries(instances).map(([id, content]) => ({
      name,
      options: { id },
      content,
      version: { type: 'synthetic' },
    })),
  );
  return {
    ...context,
    siteMetadata: toSiteMetadata(context.siteVersion),
    plugins: [...own, ...others],
    routesPaths: facts.routesPaths,
    routes: facts.routes,
    routesBuildMetadata: Object.fromEntries(
      facts.routesPaths.map((path) => [path, { noIndex: facts.noIndex.includes(path) }]),
    ),
    head: Object.fromEntries(
      Object.entries(facts.heads).map(([path, { title, tags }]) => [
        path,
        {
          title: toPart([{ tag: 'title', attributes: {} }], title),
          meta: toPart(of(tags, 'meta')),
          link: toPart(of(tags, 'link')),
        },
      ]),
    ),
    preBodyTags: '',
    headTags: '',
    postBodyTags: '',
  };
}

function of(tags: HeadTag[], name: string): HeadTag[] {
  return tags.filter(({ tag }) => tag === name);
}

/** As react-helmet gives it. */
function toPart(tags: HeadTag[], text?: string) {
  const escape = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return {
    toString: () =>
      tags
        .map(({ tag, attributes }) => {
          const written = Object.entries(attributes).map(([name, value]) =>
            value === true ? ` ${name}` : ` ${name}="${escape(value)}"`,
          );
          const open = `<${tag}${written.join('')}>`;
          return text === undefined ? open : `${open}${escape(text)}</${tag}>`;
        })
        .join(''),
    toComponent: () =>
      tags.map(({ tag, attributes }, key) => ({
        type: tag,
        key: String(key),
        props: { ...attributes, children: text },
      })),
  };
}
