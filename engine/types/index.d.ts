/**
 * Types of a configuration file.
 *
 *     import type { Config } from 'octavo';
 *     export default { title: 'Docs', url: 'https://docs.example', baseUrl: '/' } satisfies Config;
 */
export type * from '../dist/types/config.js';
