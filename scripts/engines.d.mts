export function findEngine(name: 'firefox'): { browser: string } | undefined;
export function findEngine(name: 'webkit'): { driver: string; screen: string } | undefined;
export function installEngines(): string[];
