import { describe, expect, it } from 'vitest';
import { type Account, type ConformanceHost, discover } from '../conformance/ConformanceHost.ts';
import { conform } from '../conformance/conform.ts';
import { demoMembers } from '../fixtures/members.ts';
import { answerRequest } from '../mock/answerRequest.ts';
import { createDemoRoutes } from '../mock/createDemoRoutes.ts';
import { MOCK_NOW_MS } from '../mock/createShop.ts';

const [asha, ravi, keeper] = demoMembers;

/** The mock as a host that nobody has asked anything. */
function newMock(): ConformanceHost['fetch'] {
  const routes = createDemoRoutes();
  return (url, init) => answerRequest(routes, '/api', new Request(url, init));
}

const ADDRESS = 'https://potli.example/api';

async function tokenOf(fetch: ConformanceHost['fetch'], { email, password }: { email: string; password: string }) {
  const body = JSON.stringify({ email, password });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${ADDRESS}/login`, { method: 'POST', body, headers });
  return (await response.json()) as { accessToken: string };
}

type Choice = 'none' | 'own' | 'token' | 'other';
/** Who may be named in the place of each account: nobody, the demo shop's, the same by a token, or somebody else. */
const places = {
  member: { own: asha, other: ravi },
  newMember: { own: ravi },
  admin: { own: keeper },
} as const;

const flags = [false, true];
const members: readonly Choice[] = ['none', 'own', 'token', 'other'];
const others: readonly Choice[] = ['none', 'own', 'token'];

const isOdd = (sum: number) => sum % 2 === 1;

/** `CONFORM=whole` takes all of them, else there is one for each two accounts, in which each two options meet. */
const choices = members.flatMap((member, row) =>
  others.flatMap((newMember, column) => {
    const admin = others[(row + column) % others.length] ?? 'none';
    const all = flags.flatMap((demo) => flags.map((writes) => ({ demo, writes, member, newMember, admin })));
    if (process.env.CONFORM === 'whole') return all;
    return all.filter(
      ({ demo, writes }) => demo === isOdd(row + column) && writes === isOdd(Math.floor(row / 2) + column),
    );
  }),
);

it('each two options meet', () => {
  const pairs = choices.flatMap((choice) => {
    const options = Object.entries(choice).map(([name, value]) => `${name} ${value}`);
    return options.flatMap((one, place) => options.slice(place + 1).map((other) => `${one}, ${other}`));
  });
  // of two flags, four members, three new members and three admins
  expect(new Set(pairs).size).toBe(2 * 2 + (2 + 2) * (4 + 3 + 3) + 4 * (3 + 3) + 3 * 3);
});

describe('the mock conforms, whatever the options are', () => {
  it.each(choices)(
    'demo $demo, writes $writes, member $member, new member $newMember, admin $admin',
    async (choice) => {
      const { demo, writes: acts } = choice;
      const nowMs = () => MOCK_NOW_MS;
      const fetch = newMock();
      const account = async (place: keyof typeof places): Promise<Account | undefined> => {
        const chosen = choice[place];
        if (chosen === 'none') return undefined;
        if (chosen === 'token') return tokenOf(fetch, places[place].own);
        return chosen === 'other' ? places.member.other : places[place].own;
      };
      const [member, newMember, admin] = [await account('member'), await account('newMember'), await account('admin')];
      const host = await discover({ address: ADDRESS, fetch, member, newMember, admin, acts, demo, nowMs });
      const judgements = await conform(host, { acts });
      expect(judgements.filter(({ verdict }) => verdict === 'differs')).toEqual([]);
      expect(judgements.filter(({ verdict }) => verdict === 'ok').length).toBeGreaterThan(20);
    },
  );
});
