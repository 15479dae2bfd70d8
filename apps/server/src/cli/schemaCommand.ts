import type { Cli, ExitCode } from './Cli.ts';
import { catalogueSchema } from './catalogueSchema.ts';
import { UsageError } from './UsageError.ts';

/** `potli schema` */
export async function schemaCommand(args: string[], { print }: Cli): Promise<ExitCode> {
  if (args.length > 0) throw new UsageError('"schema" takes no arguments.');
  print(JSON.stringify(catalogueSchema(), null, 2));
  return 0;
}
