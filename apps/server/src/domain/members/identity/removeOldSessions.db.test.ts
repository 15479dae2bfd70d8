import { ENDED_SESSION_DAYS } from '@potli/api/contract/policy';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { addMember } from '../../../testing/sampleMoney.ts';
import { removeOldSessions } from './removeOldSessions.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

it('sessions that are over are removed after their days, and open ones never', async () => {
  const memberId = await addMember(database);
  const add = (name: string, expires: string, ended: string) =>
    database.pool.query(
      `insert into session (id, member_id, refresh_seed, expires_at, ended_at, end_reason, binding_hash)
       values (gen_random_uuid(), $1, ''::bytea, now() + $2::interval, now() + $3::interval,
         case when $3::interval is not null then 'LOGOUT' end, convert_to($4, 'UTF8'))`,
      [String(memberId), expires, ended === '' ? null : ended, name],
    );
  const [within, over] = [ENDED_SESSION_DAYS - 1, ENDED_SESSION_DAYS + 1];
  await add('open', '30 days', '');
  await add('ended lately', '30 days', `-${within} days`);
  await add('expired lately', `-${within} days`, '');
  await add('ended', '30 days', `-${over} days`);
  await add('expired', `-${over} days`, '');
  await removeOldSessions(database);
  const { rows } = await database.pool.query<{ name: string }>(
    `select convert_from(binding_hash, 'UTF8') as name from session order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(['ended lately', 'expired lately', 'open']);
});
