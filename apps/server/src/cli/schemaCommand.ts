import { describeField } from '@potli/api/contract/catalogueDescriptions';
import { CatalogueDocument } from '@potli/api/contract/catalogueDocument';
import * as z from 'zod/mini';
import { type Cli, type ExitCode, type Help, UsageError } from './Cli.ts';

export const schemaHelp: Help = [['schema', 'Print the JSON Schema of catalogue documents']];

/** `potli schema` */
export async function schemaCommand(args: string[], { print }: Cli): Promise<ExitCode> {
  if (args.length > 0) throw new UsageError('"schema" takes no arguments.');
  print(JSON.stringify(catalogueSchema(), null, 2));
  return 0;
}

/** A part of a JSON Schema. */
export interface SchemaPart {
  type?: string;
  description?: string;
  default?: unknown;
  const?: unknown;
  enum?: unknown[];
  format?: string;
  properties?: Record<string, SchemaPart>;
  required?: string[];
  items?: SchemaPart;
  anyOf?: SchemaPart[];
}

/** The JSON Schema of the documents for `potli import`: fields with defaults are optional, and each says what it means. */
export function catalogueSchema(): SchemaPart {
  const schema = z.toJSONSchema(CatalogueDocument, { io: 'input' }) as SchemaPart;
  return { ...{ title: 'Potli catalogue' }, ...described(schema, '') };
}

/** The part with a description of each field below it. */
function described(part: SchemaPart, holder: string): SchemaPart {
  const { properties, items, anyOf } = part;
  const fields = Object.entries(properties ?? {}).map(([field, inner]): [string, SchemaPart] => {
    const description = describeField(holder, field);
    return [field, { ...(description !== undefined && { description }), ...described(inner, field) }];
  });
  return {
    ...part,
    ...(properties && { properties: Object.fromEntries(fields) }),
    ...(items && { items: described(items, holder) }),
    ...(anyOf && { anyOf: anyOf.map((each) => described(each, holder)) }),
  };
}
