export interface Variable {
  half: 'infima' | 'theme';
  light?: string;
  dark?: string;
  isLight?: true;
  isFixed?: true;
}

export interface Half {
  whole: [layer: string, css: string][];
  parts: Record<string, string>;
}

export function readClassic(direction: 'ltr' | 'rtl'): Promise<{
  infima: Half;
  theme: Half;
  variables: Record<string, Variable>;
  classes: Record<string, string[]>;
  media: object[];
}>;
