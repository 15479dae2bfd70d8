import { KNOWN_DEVICE_HOURS, NEW_PASSWORD_DAYS, NEWCOMER_HOURS, SILENCE_DAYS } from '@potli/api/contract/policy';
import { DAY_HOURS } from '@potli/api/units/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestHost, type TestHost } from '../../../testing/createTestHost.ts';
import { joinMember } from '../../../testing/joinMember.ts';
import type { TargetRisk } from './payoutHold.ts';
import { readTargetRisk } from './readTargetRisk.ts';

let apiHost: TestHost;
beforeAll(async () => {
  apiHost = await createTestHost();
});
afterAll(() => apiHost.close());

/** `$1` is the member, `$2` the time of the statement. */
const signs: readonly [sign: keyof TargetRisk, hours: number, before: boolean, statements: string[]][] = [
  [
    'isNewcomer',
    NEWCOMER_HOURS,
    true,
    [
      'update member set created_at = $2 where id = $1',
      'update session set created_at = $2::timestamptz where member_id = $1',
    ],
  ],
  [
    'isNewDevice',
    KNOWN_DEVICE_HOURS,
    true,
    [
      `with used as (update session set device_tag = decode(repeat('01', 16), 'hex') where member_id = $1)
       insert into member_device (member_id, device_tag, kind, first_seen) values ($1, decode(repeat('01', 16), 'hex'), 'browser', $2)`,
    ],
  ],
  ['wasSilent', SILENCE_DAYS * DAY_HOURS, false, ['update member set created_at = $2 where id = $1']],
  ['passwordIsNew', NEW_PASSWORD_DAYS * DAY_HOURS, true, ['update member set password_reset_at = $2 where id = $1']],
];

it.each(signs)('%s ends or starts after %s hours', async (sign, hours, before, statements) => {
  const { pool, orm } = apiHost.database;
  const signAfter = async (minutes: number) => {
    const { id } = await joinMember(apiHost);
    const at = new Date(Date.now() - minutes * 60_000);
    for (const statement of statements) await pool.query(statement, [id, at]);
    const { rows } = await pool.query<{ id: string }>('select id from session where member_id = $1', [id]);
    return (await readTargetRisk(orm, { id: BigInt(id), sessionId: rows[0]?.id ?? '' } as never))[sign];
  };
  // two minutes around the limit, for a slow machine
  expect(await signAfter(hours * 60 - 2)).toBe(before);
  expect(await signAfter(hours * 60 + 2)).toBe(!before);
});
