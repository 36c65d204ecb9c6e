import { emptySchema } from '../schema/emptySchema.ts';
import type { ApiBody, ApiContent } from '../types.ts';
import type { Cursor } from '../source/Cursor.ts';
import type { Schemas } from './createSchemas.ts';

/** In Swagger 2 the body, or each of its fields, is a parameter. */
export function readSwaggerBody(parameters: Cursor[], mediaTypes: string[], schemas: Schemas): ApiBody | undefined {
  const body = parameters.find((cursor) => cursor.text('in') === 'body');
  if (body) {
    return {
      required: body.flag('required'),
      description: body.text('description'),
      content: toContents(body, mediaTypes, schemas),
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

/** A response of Swagger 2, in each of its formats. */
export function readSwaggerContent(cursor: Cursor, mediaTypes: string[], schemas: Schemas): ApiContent[] {
  return cursor.has('schema') || cursor.has('examples') ? toContents(cursor, mediaTypes, schemas) : [];
}

function toContents(cursor: Cursor, mediaTypes: string[], schemas: Schemas): ApiContent[] {
  const schema = cursor.has('schema') ? schemas.read(cursor.at('schema')) : undefined;
  const examples = cursor.at('examples');
  return (mediaTypes.length > 0 ? mediaTypes : ['application/json']).map((mediaType) => ({
    mediaType,
    schema,
    isStream: false,
    examples: examples.has(mediaType) ? [{ name: 'example', value: examples.raw(mediaType) }] : [],
    place: cursor.place,
  }));
}

function toFieldSchema(field: Cursor, schemas: Schemas) {
  const { name: _name, in: _in, required: _required, ...rest } = field.value as Record<string, unknown>;
  const schema = schemas.read(field.withValue(rest));
  return schema.types.includes('file') ? { ...schema, types: ['string'], format: 'binary' } : schema;
}
