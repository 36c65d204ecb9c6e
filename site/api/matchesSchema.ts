/** Whether a value is what a schema of an OpenAPI description asks for. Only what these descriptions use. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
}

/** Every name of a type that JSON has for a value; a whole number is a number too. */
function typesOf(value: unknown): string[] {
  if (value === null) return ['null'];
  if (Array.isArray(value)) return ['array'];
  if (typeof value === 'number') return Number.isInteger(value) ? ['integer', 'number'] : ['number'];
  return [typeof value];
}

/** What is wrong with a value, each problem with its place. Fields that the schema does not name are wrong too. */
export function schemaProblems(value: unknown, schema: Schema, schemas: Record<string, Schema>, at = ''): string[] {
  if (schema.$ref) return schemaProblems(value, schemas[schema.$ref.split('/').at(-1)!]!, schemas, at);
  if (schema.anyOf) {
    const tries = schema.anyOf.map((one) => schemaProblems(value, one, schemas, at));
    return tries.some((problems) => problems.length === 0) ? [] : tries[0]!;
  }
  const here = at || 'the answer';
  if ('const' in schema && value !== schema.const) return [`${here} is not ${JSON.stringify(schema.const)}`];
  if (schema.enum && !schema.enum.includes(value)) return [`${here} is none of ${schema.enum.join(', ')}`];
  if (schema.type && !typesOf(value).some((type) => [schema.type].flat().includes(type)))
    return [`${here} is not of type ${[schema.type].flat().join(' or ')}`];
  if (Array.isArray(value))
    return value.flatMap((item, index) => schemaProblems(item, schema.items ?? {}, schemas, `${at}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const { properties = {}, required = [], additionalProperties } = schema;
  const missing = required.filter((name) => !Object.hasOwn(value, name)).map((name) => `${at}.${name} is missing`);
  return Object.entries(value).reduce((problems, [name, field]) => {
    const known = properties[name] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
    return problems.concat(known ? schemaProblems(field, known, schemas, `${at}.${name}`) : `${at}.${name} is unknown`);
  }, missing);
}
