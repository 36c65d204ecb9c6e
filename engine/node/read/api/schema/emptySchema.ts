import type { ApiSchema } from '../types.ts';

/** A schema without any constraint. */
export function emptySchema(place: ApiSchema['place']): ApiSchema {
  return {
    types: [],
    examples: [],
    limits: [],
    properties: [],
    required: [],
    patternProperties: [],
    prefixItems: [],
    allOf: [],
    oneOf: [],
    anyOf: [],
    place,
  };
}
