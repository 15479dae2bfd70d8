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

/** The JSON Schema of the documents for `potli import`: fields with defaults are optional. */
export function catalogueSchema(): object {
  return { title: 'Potli catalogue', ...z.toJSONSchema(CatalogueDocument, { io: 'input' }) };
}
