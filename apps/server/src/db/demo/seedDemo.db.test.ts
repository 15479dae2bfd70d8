import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/createTestDatabase.ts';
import { seedDemo } from './seedDemo.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

test('an empty shop is filled once, however many start at once', async () => {
  const seeded = await Promise.all([seedDemo(database), seedDemo(database)]);
  expect(seeded).toContain(true);
  expect(seeded).toContain(false);
  expect(await seedDemo(database)).toBe(false);
});

test('the demo shop is full and its members are there', async () => {
  const { rows } = await database.pool.query<Record<string, number>>(
    `select (select count(*)::int from store) as stores, (select count(*)::int from offer where not is_flash_deal) as offers,
       (select count(*)::int from offer where is_flash_deal) as deals, (select count(*)::int from credit_card) as cards,
       (select count(*)::int from gift_card) as gifts, (select count(*)::int from home_section) as sections`,
  );
  const least = { stores: 80, offers: 40, deals: 16, cards: 10, gifts: 20, sections: 2 };
  for (const [kind, count] of Object.entries(least)) expect(rows[0]?.[kind], kind).toBeGreaterThanOrEqual(count);
  const members = await database.pool.query('select email, role from member order by id');
  expect(members.rows).toEqual([
    { email: 'asha@potli.example', role: 'MEMBER' },
    { email: 'ravi@potli.example', role: 'MEMBER' },
    { email: 'admin@potli.example', role: 'ADMIN' },
  ]);
});

test('Asha clicked all year, on everything that can be clicked, never in the future', async () => {
  const { rows } = await database.pool.query(
    `select email, count(*)::int, count(distinct source)::int as sources, max(clicked_at) < now() as past,
       min(clicked_at) < now() - interval '11 months' as long_ago, min(clicked_at) > min(created_at) as member_then
     from click join member on member.id = member_id group by email`,
  );
  expect(rows).toEqual([
    { email: 'asha@potli.example', count: 138, sources: 5, past: true, long_ago: true, member_then: true },
  ]);
});
