/** Components of content, for the renderer. Server only: nothing of this reaches the browser. */
export { createMdxRuntime } from './createMdxRuntime.tsx';
