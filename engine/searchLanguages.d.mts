export const INFLECTED: Record<string, string>;
export const UNINFLECTED: Record<string, string>;
