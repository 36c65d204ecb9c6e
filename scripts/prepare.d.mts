export const ROOT: string;
export function buildEngine(): void;
export function checkNode(version: string): void;
