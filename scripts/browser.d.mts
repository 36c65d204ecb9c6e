export function findBrowser(): string | undefined;
export function findFullBrowser(): string | undefined;
export function ensureBrowser(): string | undefined;
