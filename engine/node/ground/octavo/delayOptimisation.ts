import v8 from 'node:v8';

/**
 * Most of a build is over before optimised code pays off: a cold build of 136 pages takes a fifth less CPU time if V8
 * waits about seven times as long before it optimises a function. These are V8's own options, which change between
 * versions, and V8 complains about unknown ones, so they are set only for tested versions of Node.
 */
export function delayOptimisation(): void {
  const version = Number(process.versions.node.split('.')[0]);
  if (version === 20) v8.setFlagsFromString('--interrupt-budget=500000');
  if (version >= 22 && version <= 24) {
    v8.setFlagsFromString('--invocation-count-for-maglev=2000');
    v8.setFlagsFromString('--invocation-count-for-turbofan=20000');
  }
}
