import { emptySchema } from '../schema/emptySchema.ts';
import type { ApiBody, ApiContent } from '../types.ts';
import type { Cursor } from '../source/Cursor.ts';
import type { Schemas } from './createSchemas.ts';

/** In Swagger 2 the body, or each of its fields, is a parameter. */
export function readSwaggerBody(parameters: Cursor[], mediaTypes: string[], schemas: Schemas): ApiBody | undefined {
  const body = parameters.find((cursor) => cursor.text('in') === 'body');
  if (body) {
    const schema = body.has('schema') ? schemas.read(body.at('schema')) : undefined;
    return {
      required: body.flag('required'),
      description: body.text('description'),
      content: (mediaTypes.length > 0 ? mediaTypes : ['application/json']).map((mediaType) => ({
        mediaType,
        schema,
        isStream: false,
        examples: [],
        place: body.place,
      })),
    };
  }
  const [first, ...others] = parameters.filter((cursor) => cursor.text('in') === 'formData');
  if (!first) return undefined;
  const fields = [first, ...others];
  const hasFile = fields.some((field) => field.text('type') === 'file');
  const forms = mediaTypes.filter((type) => /form/.test(type));
  return {
    required: fields.some((field) => field.flag('required')),
    content: (forms.length > 0 ? forms : [hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded']).map(
      (mediaType): ApiContent => ({
        mediaType,
        isStream: false,
        examples: [],
        place: first.place,
        schema: {
          ...emptySchema(first.place),
          types: ['object'],
          properties: fields.map((field) => ({
            name: field.text('name') ?? '',
            required: field.flag('required'),
            schema: toFieldSchema(field, schemas),
          })),
        },
      }),
    ),
  };
}

function toFieldSchema(field: Cursor, schemas: Schemas) {
  const { name: _name, in: _in, required: _required, ...rest } = field.value as Record<string, unknown>;
  const schema = schemas.read(field.withValue(rest));
  return schema.types.includes('file') ? { ...schema, types: ['string'], format: 'binary' } : schema;
}
