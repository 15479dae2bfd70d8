import * as z from 'zod/mini';
import { namedSchemas } from './namedSchemas.ts';

export type JsonSchema = Record<string, unknown>;

/** Turns schemas of the contract into JSON Schema and collects those that have a name. */
export interface SchemaWriter {
  /** The schema of what is sent; named parts are references. */
  write(schema: z.ZodMiniType): JsonSchema;
  /** Every named schema that was referred to so far. */
  components: Record<string, JsonSchema>;
}

export function createSchemaWriter(): SchemaWriter {
  const components: Record<string, JsonSchema> = {};
  function write(schema: z.ZodMiniType): JsonSchema {
    const { $schema: _dialect, $defs, ...json } = z.toJSONSchema(schema, { io: 'input', metadata: namedSchemas });
    for (const [name, definition] of Object.entries($defs ?? {})) components[name] = withComponentRefs(definition);
    return withComponentRefs(json);
  }
  return { write, components };
}

function withComponentRefs(json: object): JsonSchema {
  return JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema;
}
