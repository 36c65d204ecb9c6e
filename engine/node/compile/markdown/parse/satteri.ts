/** Reads the output of the native parser's process. A separate module, because it is only loaded if needed. */
export { materializeMdastTree, MdastReader } from 'satteri';
