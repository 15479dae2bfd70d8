import { rmSync } from 'node:fs';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { createDataDir } from '../testing/createDataDir.ts';
import { asAppRole, migrateAsOwner } from './appRole.ts';
import { startEmbeddedPostgres } from './embedded/startEmbeddedPostgres.ts';
import { grantAppRole, mendAppRole } from './mendAppRole.ts';
import { migrate } from './migrate.ts';

/** Every right of the host in this database, as the catalog has them. */
const RIGHTS = `
  select table_schema || '.' || table_name || ' ' || privilege_type as "right" from information_schema.role_table_grants
    where grantee = 'potli_app' and privilege_type in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')
  union all
  select object_name || ' ' || privilege_type from information_schema.role_usage_grants where grantee = 'potli_app'
  order by 1`;

// a role is of a whole server, and other tests use it
const dataDir = createDataDir({ inMemory: true });
const postgres = await startEmbeddedPostgres({ dataDir, throwaway: true });
const owner = new pg.Client(postgres.url);
await owner.connect();
afterAll(async () => {
  await owner.end();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const rights = async () => (await owner.query<{ right: string }>(RIGHTS)).rows.map((row) => row.right);

test('what a dump does not bring along is after the next start as the migrations left it', async () => {
  await migrate(postgres.url);
  const fromMigrations = await rights();
  expect(fromMigrations.length).toBeGreaterThan(300);
  await expect(mendAppRole(owner)).resolves.toBe(0);
  await owner.query('grant update, delete on entry to potli_app');
  await expect(mendAppRole(owner)).resolves.toBe(2);
  // as in another server
  await owner.query('drop owned by potli_app cascade; drop role potli_app');
  await migrateAsOwner({ url: postgres.hostUrl, ownerUrl: postgres.url });
  expect(await rights()).toEqual(fromMigrations);
  const host = new pg.Client(asAppRole(postgres.hostUrl));
  await host.connect();
  await expect(host.query('select from member')).resolves.toBeDefined();
  await host.end();
});

test('an owner who did not create the role goes on with a login that has it, as after an upgrade of PostgreSQL', async () => {
  await owner.query('create role upgraded login createrole; create role fresh login');
  const address = new URL(postgres.url);
  address.username = 'upgraded';
  const upgraded = new pg.Client(address.href);
  await upgraded.connect();
  await expect(grantAppRole(upgraded, new URL(postgres.hostUrl).username)).resolves.toBeUndefined();
  await expect(grantAppRole(upgraded, 'fresh')).rejects.toThrow('As a superuser: grant potli_app to "fresh".');
  await upgraded.end();
});

test('an owner who may not create the role is refused with a sentence', async () => {
  await owner.query('drop owned by potli_app cascade; drop role potli_app; create role weak login');
  const address = new URL(postgres.url);
  address.username = 'weak';
  const weak = new pg.Client(address.href);
  await weak.connect();
  await expect(mendAppRole(weak)).rejects.toThrow('create role potli_app nologin');
  await weak.end();
});
