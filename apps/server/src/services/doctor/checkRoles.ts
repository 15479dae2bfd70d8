import type { Finding } from '@potli/api/contract/adminDoctor';
import { findStrength } from '../../db/appRole.ts';
import type { Database } from '../../db/database.ts';
import { APP_ROLE } from '../../db/mendAppRole.ts';
import { advice, good, missing } from './findings.ts';

/** Whether hosts have more rights at the database than they need. @param isPooled with `DATABASE_POOL_URL`, for which a login may own nothing */
export async function checkRoles(pool: Database['pool'], { isPooled }: { isPooled: boolean }): Promise<Finding[]> {
  const { rows } = await pool.query(`select where has_schema_privilege('public', 'public', 'create')`);
  // as before PostgreSQL 15, and in what was upgraded or restored from it
  if (rows.length > 0) return [advice('role', 'Every login may create tables here: the next start takes that away.')];
  const role = await findStrength(pool, `'${APP_ROLE}'`);
  if (role !== undefined) {
    return [
      missing('role', `${APP_ROLE} ${role}, so a start ends: take that from it (docs/operations.md#database-roles).`),
    ];
  }
  const login = await findStrength(pool, 'session_user');
  if (login === undefined) return [good('role', 'The login of DATABASE_URL has no more rights than a host needs.')];
  const text =
    `The login of DATABASE_URL ${login}, and a host needs none of it: give it one that owns nothing, and the owner of the tables to ` +
    'DATABASE_MIGRATION_URL (docs/operations.md#database-roles).';
  return [isPooled ? missing('role', text) : advice('role', text)];
}
