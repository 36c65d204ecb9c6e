import path from 'node:path';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
export const HAS_NODE_22 = major > 22 || (major === 22 && minor >= 12);

/** The Node that runs this; if it is too old for a peer, the one installed next to the peers. */
export function findNode22(project: string): string {
  if (HAS_NODE_22) return process.execPath;
  return path.resolve(project, '../../node22/node_modules/node/bin/node');
}
