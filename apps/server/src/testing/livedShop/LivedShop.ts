import type { Database } from '../../db/database.ts';
import type { Sealer } from '../../domain/platform/sealing/createSealer.ts';
import type { TestHost } from '../createTestHost.ts';
import type { runPotli } from '../runPotli.ts';

/** A shop in production in use. Each chapter adds rows, by the services and jobs of the shop itself. */
export interface LivedShop {
  database: Database;
  /** A host in production, whose jobs run only where a chapter runs them. */
  host: TestHost;
  sealer: Sealer;
  /** For files of commands. */
  folder: string;
  /** Runs a command of the operator. @throws when it does not end with 0 */
  potli(...args: string[]): ReturnType<typeof runPotli>;
  /** For what only time does. */
  sql(text: string, values?: unknown[]): Promise<void>;
}
