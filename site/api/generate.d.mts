import type { Sdk } from '../sdk-reference/render.mjs';

/** The description of the REST API. */
export const FILE: string;
export function toOpenApi(sdk: Sdk): { paths: Record<string, Record<string, object>> };
/** As its file has it. */
export function render(sdk: Sdk): string;
