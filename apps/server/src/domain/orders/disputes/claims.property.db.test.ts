import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../db/database.ts';
import { ProblemError } from '../../../errors/ProblemError.ts';
import { createRandom, shuffled } from '../../../testing/createRandom.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { longTimeout } from '../../../testing/longTimeout.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { addClick, addMember, sampleReport } from '../../../testing/sampleMoney.ts';
import { soundLedger } from '../../../testing/soundLedger.ts';
import { checkLedger } from '../../ledger/journals/checkLedger.ts';
import { inLanes } from '../../platform/shared/inLanes.ts';
import { answerDispute } from './answerDispute.ts';
import { closeReported } from './closeReported.ts';
import { addDispute } from './disputeRows.ts';
import { endHolds } from './endHolds.ts';

const LANES = 12;
const CLAIMS = 24;
const { url, close } = await createTestDatabase();
// two hosts
const hosts = [
  await openDatabase(url, { size: LANES, ...longTimeout }),
  await openDatabase(url, { size: LANES, ...longTimeout }),
] as const;
afterAll(async () => {
  for (const host of hosts) await host.close();
  await close();
});
const { pool } = hosts[0];

type Random = ReturnType<typeof createRandom>;
type Status = Parameters<typeof answerDispute>[1]['status'];
type Step = (host: (typeof hosts)[number]) => Promise<unknown>;

const byShop: readonly Status[] = ['ON_HOLD', 'NEED_INFO', 'SENT_TO_STORE', 'SENT_TO_STORE', 'APPROVED', 'REJECTED'];
const byNetwork = ['tracked', 'approved', 'rejected'] as const;
const NOW = new Date('2026-11-20T06:00:00Z');

/** Answers that were confirmed to their authors. */
let answered = 0;

/** A member with a click and a claim, and what happens to both: answers, and reports of the one order that there was. */
async function planClaim(random: Random, name: string): Promise<Step[]> {
  const memberId = await addMember(hosts[0]);
  const clickId = await addClick(hosts[0], memberId, { clickedAt: new Date('2026-10-01T05:00:00Z') });
  const claim = await addDispute(hosts[0].orm, {
    memberId,
    sourceType: 'STORE',
    sourceId: 1n,
    disputeType: 'MISSING_CASHBACK',
    storeOrderId: name,
    orderTime: new Date('2026-10-01T06:00:00Z'),
    orderPaise: 100_000n,
    clickId,
  });
  if (!claim) throw new Error('no claim');
  const answerWith = (given: Pick<Parameters<typeof answerDispute>[1], 'author' | 'status' | 'heldUntil'>): Step => {
    return async ({ orm }) => {
      try {
        await orm.transaction((queries) =>
          answerDispute(queries, { id: claim.id, words: 'In words.', answeredAt: NOW, ...given }),
        );
        answered += 1;
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
      }
    };
  };
  const answer = (): Step => {
    const status = byShop[random(byShop.length)] ?? 'SENT_TO_STORE';
    return answerWith({ author: 'shop', status, heldUntil: status === 'ON_HOLD' ? NOW : null });
  };
  // the network knows the number of the shop, or one of its own; the amount of the claim, or one without taxes
  const orderId = random(2) === 0 ? name : `N-${name}`;
  const saleAmountPaise = random(2) === 0 ? 100_000n : 84_746n;
  const report = (_: unknown, day: number): Step => {
    const status = byNetwork[random(byNetwork.length)] ?? 'tracked';
    const occurredAt = new Date(Date.UTC(2026, 9, 2 + day));
    const sent = sampleReport({ network: 'bazaar', orderId, clickId, status, saleAmountPaise, occurredAt });
    return (host) => receiveReport(host, sent, NOW);
  };
  const answers = Array.from({ length: 5 }, answer);
  const replies = Array.from({ length: 2 }, () => answerWith({ author: 'member', status: 'RECEIVED' }));
  const reports = Array.from({ length: random(4) }, report);
  return [...answers, ...replies, ...reports];
}

describe.each([3, 1947, 20_261])('claims with random answers, reports and jobs, on two hosts (seed %i)', (seed) => {
  it('are paid once, and no answer is lost', async () => {
    const random = createRandom(seed);
    const steps: Step[] = [];
    for (let n = 0; n < CLAIMS; n += 1) steps.push(...(await planClaim(random, `S${seed}-${n}`)));
    const jobs: Step[] = Array.from({ length: 30 }, (_, n) => async (host) => {
      const count = n % 2 === 0 ? await closeReported(host) : await endHolds(host, NOW);
      answered += count;
    });
    await inLanes(LANES, shuffled([...steps, ...jobs], random), (step) => step(hosts[random(2)] ?? hosts[0]));

    const { rows: paid } = await pool.query(
      `select member_id from shop_order where status <> 'rejected' and earned_paise > 0
       group by member_id having count(*) > 1`,
    );
    expect(paid).toEqual([]);
    const { rows: said } = await pool.query<{ id: string; status: string; to: string[]; from: string[] }>(
      `select dispute.id, status, array_agg(to_status order by answer.id) as to, array_agg(from_status order by answer.id) as from
       from dispute join dispute_answer as answer on answer.dispute_id = dispute.id
       group by dispute.id`,
    );
    expect(said.reduce((sum, { to }) => sum + to.length, 0)).toBe(answered);
    for (const { status, to, from } of said) expect([...from, status]).toEqual(['RECEIVED', ...to]);
  });
});

it('every status was reached, by everybody who can bring a claim there', async () => {
  const { rows } = await pool.query<{ way: string }>(
    `select distinct author || ' ' || to_status as way from dispute_answer order by way`,
  );
  const ways = rows.map(({ way }) => way);
  const shop = [...new Set(byShop)].map((status) => `shop ${status}`);
  expect(ways).toEqual(['clock RECEIVED', 'member RECEIVED', 'order APPROVED', ...shop].sort());
});

it('the ledger is correct', async () => {
  expect(await checkLedger(hosts[0])).toEqual(soundLedger);
});
