/** The services of the compiler for rendering a page, and the results besides HTML. */
import { createTranslate } from '../../../shared/createTranslate.ts';
import { didYouMean } from '../../../shared/nearestName.ts';
import type { HeadTag } from '../../../shared/pageData.ts';
import { WRITTEN_AT, type ContentContext, type LayoutProps, type WrittenAt } from '../../../shared/renderer.ts';
import { languageOf, readCodeBlock } from './code/readCodeBlock.ts';
import { mapAttributes } from './mapAttributes.ts';
import { renderDiagramOnce } from '../diagram/renderDiagram.ts';
import type { CollectedLive } from './render/liveContent.ts';
import type { Highlighter } from '../prism/createHighlighter.ts';
import type { ResolvedOptions } from './resolveOptions.ts';
import { MarkdownError } from './render/markdownError.ts';
import type { Session } from './session.ts';
import type { CodeHeading, SiteReader } from './createSiteReader.ts';
import { toAbsolute, type UrlConfig } from './render/toAbsolute.ts';
import type { CompileInput } from './types.ts';

/** The results of rendering besides HTML. */
export interface Collected {
  live: CollectedLive;
  layout?: LayoutProps;
  /** Prism failed, perhaps because the machine was very busy. */
  isIncomplete?: boolean;
}

export function createContext(
  input: CompileInput,
  session: Session,
  { options, highlighter }: { options: ResolvedOptions; highlighter: Highlighter },
  toc: CodeHeading[],
  { factOf, globalDataOf, pageFieldOf }: SiteReader,
  collected: Collected,
): ContentContext {
  return {
    live: collected.live,
    setLayout: (layout) => void (collected.layout = layout),
    reference(kind, target, onBroken, isAbsolute) {
      const address = isAbsolute && toAbsolute(target, factOf('siteConfig') as UrlConfig);
      return address || session.codeReference(kind, target, onBroken);
    },
    targetOf: session.targetOf,
    addHeadTags: (tags) => void session.headTags.push(...tags.map((tag) => markFiles(tag, session))),
    hole: (name, props) => session.hole(name, props),
    code(request, props) {
      const language = languageOf(request, options);
      if (!highlighter.isKnown(language)) {
        const hint = didYouMean(language, highlighter.languageNames());
        const message = `There is no grammar for code in "${language}"; it is shown as plain text.${hint}`;
        session.report('unknown-language', message, { at: placeOf(props), subject: language });
      }
      return readCodeBlock(request, options, highlighter, (reason) => {
        collected.isIncomplete = true;
        const message = `Prism fails at code in "${language}" (${reason}); it is shown as plain text.`;
        session.report('unknown-language', message, { at: placeOf(props), subject: language });
      });
    },
    diagram(source) {
      const svg = options.keepsDiagrams ? undefined : renderDiagramOnce(source);
      if (svg === undefined) session.hasDiagram = true;
      return svg;
    },
    look: options.codeStyle.look,
    hidesNavbar: options.hidesNavbar,
    tocLevels: options.tocLevels,
    warn: (code, message, props, severity) => session.report(code, message, { at: placeOf(props), severity }),
    fail(message, props) {
      throw new MarkdownError(message, placeOf(props));
    },
    toc: toc.map(({ value, id, level }) => ({ html: value, id, level })),
    frontMatter: input.frontMatter,
    translate: createTranslate({ translations: options.words, locale: { htmlLang: options.language } }),
    get siteConfig() {
      return factOf('siteConfig') as Record<string, unknown>;
    },
    get siteMetadata() {
      return factOf('siteMetadata');
    },
    globalData: globalDataOf,
    pageField: pageFieldOf,
  };
}

/** Code receives imported files as `@site/…`. */
function markFiles(tag: HeadTag, session: Session): HeadTag {
  return mapAttributes(tag, (value) => (value.startsWith('@site/') ? session.rawReference('file', value) : value));
}

function placeOf(props: object | undefined): WrittenAt | undefined {
  return (props as Record<symbol, WrittenAt> | undefined)?.[WRITTEN_AT];
}
