// The process in which Sätteri parses, see `createNativeParser.ts`. A fault in native code ends only this process.
import { createMdastHandle, createMdxMdastHandle, dropHandle, serializeHandle } from 'satteri';

const FEATURES = { gfm: true, frontmatter: false, directive: true };

process.on('message', ({ id, text, format }) => {
  process.send({ id, bytes: toBytes(text, format) });
});
process.on('disconnect', () => process.exit());
// The terminal sends this signal to all processes; the engine ends this one by closing the channel.
process.on('SIGINT', () => undefined);
// Ends this process if there is no binary for this platform.
dropHandle(createMdastHandle('', FEATURES, true));
process.send('ready');

/** The tree in the parser's own form; undefined if it finds an error. */
function toBytes(text, format) {
  try {
    const handle = (format === 'md' ? createMdastHandle : createMdxMdastHandle)(text, FEATURES, true);
    try {
      return serializeHandle(handle);
    } finally {
      dropHandle(handle);
    }
  } catch {
    return undefined;
  }
}
