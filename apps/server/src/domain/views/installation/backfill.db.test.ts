import { expect, test } from 'vitest';
import { openYesterday } from '../../../testing/openYesterday.ts';

/** The migration that marks demo members. */
const MARK = '0032';

/** A migrated database from before the mark, with these members. Returns the marked ones. */
async function demoMembersAmong(
  name: string,
  members: readonly (readonly [email: string, code: string, role: string])[],
) {
  const { client, migrate } = await openYesterday(name, MARK);
  for (const [email, code, role] of members) {
    await client.query(
      `insert into member (email, password_hash, name, mobile_number, gender, role, referral_code, referred_by)
       values ($1, '', '', '', 'OTHER', $2, $3, (select id from member where referral_code = 'ASHA42' and $3 like 'F%'))`,
      [email, role, code],
    );
  }
  await migrate();
  const { rows } = await client.query<{ email: string }>(
    'select email from demo_member join member on id = member_id order by email',
  );
  return rows.map(({ email }) => email);
}

const asha = ['asha@potli.example', 'ASHA42', 'MEMBER'] as const;
const ravi = ['ravi@potli.example', 'RAVI42', 'MEMBER'] as const;
const admin = ['admin@potli.example', 'KEEPER42', 'ADMIN'] as const;
const friend = ['friend@mail.example', 'FRIEND77', 'MEMBER'] as const;
const stranger = ['meera@shop.test', 'MEERA42', 'MEMBER'] as const;

test('in databases of older demos, the demo members are marked', async () => {
  expect(await demoMembersAmong('was_demo', [asha, ravi, admin, friend, stranger])).toEqual([
    'admin@potli.example',
    'asha@potli.example',
    'friend@mail.example',
    'ravi@potli.example',
  ]);
});

test('a signup with the name of a demo member does not stop the shop from starting', async () => {
  const imitator = ['admin@potli.example', 'KEEPER42', 'MEMBER'] as const;
  expect(await demoMembersAmong('was_shop', [asha, ravi, imitator, stranger])).toEqual([]);
});
