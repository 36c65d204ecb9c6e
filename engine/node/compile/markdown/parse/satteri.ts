/**
 * The part of the native parser that belongs to the engine; a separate module, so that it is loaded only where it is
 * used.
 */
export { markdownToMdast, mdxToMdast } from 'satteri';
