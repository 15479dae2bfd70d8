import { CurrentUser, ReferredPerson } from '@potli/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestHost, type TestHost } from '../../../testing/createTestHost.ts';
import { joinMember, type TestMember } from '../../../testing/joinMember.ts';

let apiHost: TestHost;
let member: TestMember;
let friends: TestMember[];

beforeAll(async () => {
  apiHost = await createTestHost();
  member = await joinMember(apiHost);
  const { referralCode } = z.parse(CurrentUser, await (await member.get('/current-user')).json());
  friends = [];
  for (const name of ['First', 'Second', 'Third']) {
    friends.push(await joinMember(apiHost, { name, referralCode: referralCode ?? '' }));
  }
  await joinMember(apiHost, { name: 'Stranger' });
});
afterAll(() => apiHost.close());

it('lists people who joined by the code, newest first, with the share', async () => {
  const response = await member.get('/refer-and-earn/referred-people/paginated?pageNumber=0&pageSize=2');
  expect(response.headers.get('x-total-count')).toBe('3');
  expect(response.headers.get('x-total-pages')).toBe('2');
  const people = z.parse(z.array(ReferredPerson), await response.json());
  expect(people.map(({ name }) => name)).toEqual(['Third', 'Second']);
  expect(people[0]).toMatchObject({ email: friends[2]?.email, referrerCommissionPercentage: 5 });
});

it('is empty without invitations', async () => {
  const response = await friends[0]?.get('/refer-and-earn/referred-people/paginated');
  await expect(response?.json()).resolves.toEqual([]);
});
