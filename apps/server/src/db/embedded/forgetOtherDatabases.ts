/** Where PostgreSQL's programs are (`findBinaries`): the only one of them that is this program's. */
const OWN = 'PG_BIN';

/**
 * Removes the variables of PostgreSQL's clients (`PGHOST`, `PGSSLMODE`, `PGOPTIONS` …) from this process: in the shell of
 * a developer they are about another database, and `pg` reads them for whatever an address leaves open. A host or
 * command with `DATABASE_URL` needs them, because there they are about its own.
 */
export function forgetOtherDatabases(): void {
  for (const name of Object.keys(process.env)) if (name.startsWith('PG') && name !== OWN) delete process.env[name];
}
