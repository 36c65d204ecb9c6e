/** What of the native parser is part of the engine; a module of its own, because it is loaded only where it is asked. */
export { markdownToMdast, mdxToMdast } from 'satteri';
