import pg from 'pg';
import { OperatorError } from '../errors/OperatorError.ts';
import type { Database } from './database.ts';
import { APP_ROLE, grantAppRole, mendAppRole } from './mendAppRole.ts';
import { migrateBy } from './migrate.ts';
import { refuseOddDatabase } from './refuseOddDatabase.ts';

/** The address for the host's own connections: the login works with the rights of `APP_ROLE`. */
export function asAppRole(url: string): string {
  const address = new URL(url);
  const options = [address.searchParams.get('options'), `-c role=${APP_ROLE}`].filter(Boolean).join(' ');
  address.searchParams.set('options', options);
  return address.href;
}

/** Addresses of one database. */
export interface DatabasePlace {
  /** For the host. */
  url: string;
  /** The same for the role that owns the tables. */
  ownerUrl: string;
}

/** Migrates a database as its owner, and repairs the rights of the host. Returns the address for the host's own connections. */
export async function migrateAsOwner({ url, ownerUrl }: DatabasePlace): Promise<string> {
  const owner = new pg.Client(ownerUrl);
  await owner.connect();
  try {
    await refuseOddDatabase(owner);
    await migrateBy(owner);
    await mendAppRole(owner);
    if (url !== ownerUrl) {
      await grantAppRole(owner, decodeURIComponent(new URL(url).username));
    }
  } finally {
    await owner.end();
  }
  return asAppRole(url);
}

/** The database role has more rights than the host needs. The message is for the operator. */
export class RoleTooStrong extends OperatorError {
  constructor(reason: string) {
    super(`The host's database role ${reason}. Give DATABASE_URL another role, see docs/operations.md.`);
    this.name = 'RoleTooStrong';
  }
}

/** @throws RoleTooStrong when the host could change the structure of its database */
export async function refuseStrongRole(pool: Database['pool']): Promise<void> {
  const strength = await findStrength(pool, 'current_user');
  if (strength !== undefined) throw new RoleTooStrong(strength);
}

/** What a role may do that a host does not need, as the end of a sentence; undefined where it is nothing, or where there is no such role. */
export async function findStrength(
  pool: Database['pool'],
  role: 'current_user' | 'session_user' | `'${typeof APP_ROLE}'`,
): Promise<string | undefined> {
  const { rows } = await pool.query<{ superuser: boolean; creates: boolean; owns: boolean }>(`
    select rolsuper as superuser,
      has_schema_privilege(oid, 'public', 'create') or has_database_privilege(oid, current_database(), 'create') as creates,
      exists (select from pg_tables where schemaname in ('public', 'pgboss') and pg_has_role(pg_roles.oid, tableowner, 'usage')) as owns
    from pg_roles where rolname = ${role}`);
  const [found] = rows;
  if (found?.superuser) return 'is a superuser';
  if (found?.creates) return 'may create tables';
  return found?.owns ? 'owns tables' : undefined;
}
