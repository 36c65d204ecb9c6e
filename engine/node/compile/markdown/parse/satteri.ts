/** Reads what the native parser's process sends; a module of its own, because it is loaded only where it is needed. */
export { materializeMdastTree, MdastReader } from 'satteri';
