export interface Parameter {
  name: string;
  keyword: boolean;
  type: string;
  default?: string;
  about: string;
  since?: string;
}
export interface Method {
  about: string;
  returns: string;
  raises?: Record<string, string>;
  since?: string;
  rest?: string;
  params?: Record<string, Omit<Parameter, 'name' | 'keyword'>>;
  options?: Record<string, Omit<Parameter, 'name' | 'keyword'>>;
}
export interface Sdk {
  version: string;
  services: Record<string, { about: string; methods: Record<string, Method> }>;
  types?: Record<string, { about: string; fields: Record<string, { type: string; default?: string; about: string }> }>;
  aliases?: Record<string, string[]>;
  exceptions?: Record<string, { parent?: string; about: string }>;
}
export function typeNames(sdk: Sdk, expression: string): string[];
export function parametersOf(sdk: Sdk, method: Method): Parameter[];
export function signature(sdk: Sdk, name: string, method: Method): string;
export function typesOf(sdk: Sdk, service: string): string[];
export function renderRegion(sdk: Sdk, key: string, reference: string): string;
export function regionKeys(text: string): string[];
export function fillRegions(sdk: Sdk, text: string, reference: string): string;
export function expectedKeys(sdk: Sdk, service: string): string[];
