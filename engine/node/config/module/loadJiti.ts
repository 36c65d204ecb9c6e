import { createRequire } from 'node:module';

/** Loaded when it is needed, which with a cache it mostly is not. */
export const loadJiti = (): typeof import('jiti') => createRequire(import.meta.url)('jiti') as typeof import('jiti');
