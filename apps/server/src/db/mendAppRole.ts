import type pg from 'pg';
import { OperatorError } from '../errors/OperatorError.ts';
import { ownMigrations } from './migrate.ts';

/** The role that the host works as. Migrations create it and grant its rights (0036_app_role.sql). */
export const APP_ROLE = 'potli_app';

const REVOKED = /^revoke ([\w, ]+) on ([\w,. ]+) from potli_app;$/gm;

/** What migrations take from the host, as `public.entry UPDATE`: where rows are only added to. */
async function withheldRights(): Promise<string[]> {
  const migrations = await ownMigrations();
  return migrations.flatMap(({ sql }) =>
    [...sql.matchAll(REVOKED)].flatMap(([, rights = '', tables = '']) =>
      tables.split(',').flatMap((table) => rights.split(',').map((right) => withheld(table.trim(), right.trim()))),
    ),
  );
}

const withheld = (table: string, right: string) =>
  `${table.includes('.') ? table : `public.${table}`} ${right.toUpperCase()}`;

/** Statements for what differs from the migrations: the host has what is not withheld, and no more. */
const DIFFERENCES = `
  with wanted as (
    select relation.oid::regclass as name, "right",
      not (nspname || '.' || relname || ' ' || "right") = any($1) as is_wanted,
      coalesce(has_table_privilege(to_regrole('${APP_ROLE}'), relation.oid, "right"), false) as is_there
    from pg_class as relation join pg_namespace on pg_namespace.oid = relnamespace,
      unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) as "right"
    where nspname in ('public', 'pgboss') and relkind in ('r', 'p', 'v')
  )
  select case when is_wanted then format('grant %s on %s to ${APP_ROLE}', "right", name)
    else format('revoke %s on %s from ${APP_ROLE}', "right", name) end as statement
  from wanted where is_wanted <> is_there
  union all
  select format('grant usage on sequence %s to ${APP_ROLE}', sequence.oid::regclass)
  from pg_class as sequence where relnamespace = 'public'::regnamespace
    and case when relkind = 'S'
      then not coalesce(has_sequence_privilege(to_regrole('${APP_ROLE}'), sequence.oid, 'USAGE'), false) else false end
  union all
  select format('grant usage on schema %I to ${APP_ROLE}', nspname)
  from pg_namespace where nspname in ('public', 'pgboss')
    and not coalesce(has_schema_privilege(to_regrole('${APP_ROLE}'), oid, 'USAGE'), false)
  union all
  select 'revoke create on schema public from public' where has_schema_privilege('public', 'public', 'CREATE')`;

/**
 * Gives the host's role what the migrations gave it, and takes what they took: roles and rights are not in a dump of one database,
 * so that after a restore into another server they are missing. Returns how much was repaired.
 * @throws OperatorError where the owner may not create the role
 */
export async function mendAppRole(owner: pg.Client): Promise<number> {
  const role = await owner.query('select from pg_roles where rolname = $1', [APP_ROLE]);
  if (role.rowCount === 0) await createRole(owner);
  const { rows } = await owner.query<{ statement: string }>(DIFFERENCES, [await withheldRights()]);
  for (const { statement } of rows) await owner.query(statement);
  return rows.length;
}

/** The role exists already: another start created it at the same time. */
const THERE_ALREADY = ['42710', '23505'];
/** insufficient_privilege */
export const NOT_ALLOWED = '42501';

async function createRole(client: pg.Client): Promise<void> {
  try {
    await client.query(`create role ${APP_ROLE} nologin`);
    await client.query(`grant ${APP_ROLE} to current_user`);
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (code === NOT_ALLOWED) {
      throw new OperatorError(
        `The role ${APP_ROLE} is missing, and the owner of the tables may not create it. As a superuser: ` +
          `create role ${APP_ROLE} nologin; grant ${APP_ROLE} to the owner.`,
      );
    }
    if (!THERE_ALREADY.includes(code)) throw error;
  }
}

/**
 * Lets a login work as the host's role, where it may not already. From PostgreSQL 16 on only the creator of a role may grant it, and after an
 * upgrade from 15 a role has no creator.
 * @throws OperatorError where the owner may not
 */
export async function grantAppRole(owner: pg.Client, login: string): Promise<void> {
  const { rows } = await owner.query<{ may: boolean }>('select pg_has_role($1, $2, $3) as may', [
    login,
    APP_ROLE,
    'member',
  ]);
  if (rows[0]?.may) return;
  const statement = `grant ${APP_ROLE} to ${owner.escapeIdentifier(login)}`;
  try {
    await owner.query(statement);
  } catch (error) {
    if ((error as { code?: string }).code !== NOT_ALLOWED) throw error;
    throw new OperatorError(
      `The owner of the tables may not grant ${APP_ROLE} to the login of DATABASE_URL. As a superuser: ${statement}.`,
    );
  }
}
