import type { Colleague } from '@potli/api/contract/staff';
import { afterAll, expect, it } from 'vitest';
import { joinMember, joinStaff, type TestMember } from '../testing/joinMember.ts';
import { openOperatedShop } from '../testing/openOperatedShop.ts';

const { apiHost, potli, close } = await openOperatedShop();
afterAll(close);

const call = async (member: TestMember, name: string) =>
  apiHost.database.pool.query('update member set name = $2 where id = $1', [member.id, name]);

it('names those who run the shop and those who did, and no other member', async () => {
  const [editor, nameless, former, stranger] = await Promise.all([
    joinStaff(apiHost, 'EDITOR'),
    joinStaff(apiHost, 'FINANCE'),
    joinMember(apiHost),
    joinMember(apiHost),
  ]);
  await Promise.all([call(editor, 'Leela'), call(nameless, ''), call(former, 'Anil'), call(stranger, 'Zoya')]);
  await potli('admin', 'grant', former.email, 'EDITOR');
  await potli('admin', 'revoke', former.email);
  const answer = await editor.get('/admin/colleagues');
  expect((await answer.json()) as Colleague[]).toEqual([
    { who: `member:${former.id}`, name: 'Anil' },
    { who: `member:${editor.id}`, name: 'Leela' },
  ]);
});
