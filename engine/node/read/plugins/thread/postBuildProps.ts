import { toSiteMetadata } from '../../config/siteFacts.ts';
import type { SiteConfig } from '../../config/types.ts';
import type { PluginView } from '../docusaurus/toOwnPlugins.ts';
import type { PluginContext } from '../pluginContext.ts';
import type { BuildFacts } from '../types.ts';

type HeadTag = BuildFacts['heads'][string]['tags'][number];

/** The tags that react-helmet collects from a page; most pages have tags of two kinds. */
const HEAD_PARTS = ['priority', 'base', 'bodyAttributes', 'htmlAttributes', 'noscript', 'script', 'style'];

/** The arguments of `postBuild` besides the plugin's own content. */
export function toPostBuildProps(
  { docusaurusVersion }: Pick<SiteConfig, 'docusaurusVersion'>,
  context: PluginContext,
  facts: BuildFacts,
  plugins: PluginView[],
): object {
  const { routesPaths, routes, noIndex, heads, tags } = facts;
  const texts = Object.assign({}, ...plugins.map(({ defaultCodeTranslations }) => defaultCodeTranslations)) as object;
  const { v4 } = context.siteConfig.future as { v4: { removeLegacyPostBuildHeadAttribute?: boolean } };
  return {
    ...context,
    siteMetadata: {
      ...toSiteMetadata(docusaurusVersion, context.siteVersion),
      pluginVersions: Object.fromEntries(
        plugins.filter(({ version }) => version.type !== 'synthetic').map(({ name, version }) => [name, version]),
      ),
    },
    codeTranslations: { ...texts, ...context.codeTranslations },
    plugins,
    routesPaths,
    routes,
    routesBuildMetadata: Object.fromEntries(routesPaths.map((path) => [path, { noIndex: noIndex.includes(path) }])),
    head: v4.removeLegacyPostBuildHeadAttribute
      ? {}
      : Object.fromEntries(Object.entries(heads).map(([path, head]) => [path, toHead(head)])),
    ...tags,
  };
}

function toHead({ title, tags }: BuildFacts['heads'][string]): object {
  return {
    ...Object.fromEntries(HEAD_PARTS.map((name) => [name, toPart([])])),
    title: toPart([{ tag: 'title', attributes: {} }], title),
    meta: toPart(of(tags, 'meta')),
    link: toPart(of(tags, 'link')),
  };
}

function of(tags: HeadTag[], name: string): HeadTag[] {
  return tags.filter(({ tag }) => tag === name);
}

/** In react-helmet's form. */
function toPart(tags: HeadTag[], text?: string) {
  const escape = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return {
    toString: () =>
      tags
        .map(({ tag, attributes }) => {
          const written = Object.entries(attributes).map(([name, value]) =>
            value === true ? ` ${name}` : ` ${name}="${escape(value)}"`,
          );
          const open = `<${tag} data-rh="true"${written.join('')}`;
          return text === undefined ? `${open}/>` : `${open}>${escape(text)}</${tag}>`;
        })
        .join(''),
    toComponent: () =>
      tags.map(({ tag, attributes }, key) => ({
        type: tag,
        key: String(key),
        props: { ...attributes, 'data-rh': true, children: text },
      })),
  };
}
