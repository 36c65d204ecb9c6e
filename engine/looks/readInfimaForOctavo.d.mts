import type { Half, Variable } from './readClassic.mjs';

export function readInfimaForOctavo(direction: 'ltr' | 'rtl'): Promise<{
  infima: Half;
  variables: Record<string, Variable>;
  rules: [names: string[], css: string][];
  classes: Record<string, string[]>;
}>;
