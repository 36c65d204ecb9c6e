export interface SheetRule {
  media: string;
  selector: string;
  declarations: [name: string, value: string][];
  part: string;
  order: number;
  file?: string;
}

export function readSheets(
  direction: 'ltr' | 'rtl',
): Promise<{ infima: { rules: SheetRule[] }; theme: { rules: SheetRule[] } }>;

interface Variable {
  half: 'infima' | 'theme';
  light?: string;
  dark?: string;
  isLight?: true;
  isFixed?: true;
}

interface Half {
  whole: [layer: string, css: string][];
  parts: Record<string, string>;
}

export function readClassic(direction: 'ltr' | 'rtl'): Promise<{
  infima: Half;
  theme: Half;
  variables: Record<string, Variable>;
  classes: Record<string, string[]>;
}>;

export function readInfimaForOctavo(direction: 'ltr' | 'rtl'): Promise<{
  infima: Half;
  variables: Record<string, Variable>;
  rules: [names: string[], css: string][];
  classes: Record<string, string[]>;
}>;
