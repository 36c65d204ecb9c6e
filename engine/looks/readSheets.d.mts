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
