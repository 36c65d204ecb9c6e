import { createSchemaGraph } from '../schema/createSchemaGraph.ts';
import type { ApiContent, ApiDescription, ApiExample, ApiPlace, SchemaUse } from '../types.ts';
import { findMisfit } from './findMisfit.ts';

export interface ApiFinding {
  place: ApiPlace;
  message: string;
}

/** Advice about a readable description: operations without a summary, examples that do not match. */
export function checkApi(description: ApiDescription): ApiFinding[] {
  const graph = createSchemaGraph(description);
  const findings: ApiFinding[] = [];
  const say = (place: ApiPlace, message: string) =>
    void findings.push({ place, message: `${message} (${place.pointer}).` });

  function checkExamples(examples: readonly ApiExample[], schema: SchemaUse | undefined, place: ApiPlace): void {
    if (!schema) return;
    for (const { name, value } of examples) {
      const misfit = value === undefined ? undefined : findMisfit(value, schema, graph);
      if (misfit !== undefined) say(place, `The example "${name}" does not fit its schema${misfit}`);
    }
  }

  function checkContent({ mediaType, examples, schema, isStream, place }: ApiContent): void {
    if (mediaType.includes('json') && !isStream) checkExamples(examples, schema, place);
  }

  for (const operation of [...description.operations, ...description.webhooks]) {
    const { method, path, summary, place, parameters, body, responses } = operation;
    if (!summary?.trim())
      say(place, `${method} ${path} has no summary, so its address and its heading are all that names it`);
    for (const parameter of parameters) checkExamples(parameter.examples, parameter.schema, parameter.place);
    for (const content of [...(body?.content ?? []), ...responses.flatMap((response) => response.content)])
      checkContent(content);
  }
  for (const { name, schema, place } of description.schemas.values()) {
    const examples = schema.examples.map((value) => ({ name, value }));
    checkExamples(examples, { ...schema, examples: [] }, place);
  }
  return findings;
}
