import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createFakeBank } from '../../../testing/createFakeBank.ts';
import { createScriptedBank } from '../../../testing/createScriptedBank.ts';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { createTestProcessor } from '../../../testing/createTestProcessor.ts';
import { addOpenPayout } from '../../../testing/payouts/addOpenPayout.ts';
import { soundLedger } from '../../../testing/soundLedger.ts';
import { checkLedger } from '../../ledger/journals/checkLedger.ts';
import { readBalances } from '../../ledger/journals/lockWallets.ts';
import { readAudit } from '../../platform/audit/readAudit.ts';
import type { BankStatus } from './BankPort.ts';
import { findPayout } from './readOpenPayouts.ts';
import { reviewPayout } from './refuseTransfer.ts';
import { type OperatorAct, type OperatorWord, settleByHand } from './settleByHand.ts';

const database = await createTestDatabase();
const { orm, pool } = database;
afterAll(() => database.close());

let memberId: bigint;
let payoutId: string;
beforeEach(async () => {
  ({ memberId, payoutId } = await addOpenPayout(database));
  await reviewPayout(orm, payoutId);
});

const UTR = 'SBIN226329000123';
const sent: OperatorWord = { result: 'sent', utr: UTR };
const failed: OperatorWord = { result: 'refused', reason: 'Account closed' };
const act: OperatorAct<void> = {
  by: { who: 'cli:test', action: 'payouts settle' },
  commit: (write) => orm.transaction(write),
  read: () => Promise.resolve(),
};
const settle = (word: OperatorWord, answer: BankStatus | 'throws' | 'hangs', id = payoutId) => {
  const { find } = createScriptedBank({ finds: [answer] });
  return settleByHand({ database, find, ...act, timeoutMs: 20 }, id, word);
};
const stateOf = async () => (await findPayout(orm, payoutId))?.state;
const wallet = async () => (await readBalances(orm, [memberId])).get(memberId);
const auditOf = async () => (await readAudit(orm)).filter(({ object }) => object === `payout ${payoutId}`);

const HELD = { HELD: 5_000n, SENT: 0n, APPROVED: 0n };
const SENT = { HELD: 0n, SENT: 5_000n, APPROVED: 0n };
const APPROVED = { HELD: 0n, SENT: 0n, APPROVED: 5_000n };

it.each<[name: string, answer: BankStatus | 'throws' | 'hangs', ifSent: boolean, ifFailed: boolean]>([
  ['knows no such payout', { result: 'missing' }, true, true],
  ['says nothing clear', { result: 'unknown' }, true, false],
  ['does not answer', 'throws', true, false],
  ['does not answer in time', 'hangs', true, false],
  ['has it', { result: 'accepted' }, false, false],
  ['returned it', { result: 'returned', reason: 'closed' }, false, false],
  ['refused it', { result: 'refused', reason: 'closed' }, false, true],
  ['sent another amount', { result: 'sent', utr: UTR, amountPaise: 4_999n }, true, false],
  ['sent it with another UTR', { result: 'sent', utr: 'SBIN226329000999' }, false, false],
])('where the bank %s', async (_, answer, ifSent, ifFailed) => {
  const cases = [
    [sent, ifSent, 'sent', SENT, { state: 'sent', utr: UTR }],
    [failed, ifFailed, 'failed', APPROVED, { state: 'failed' }],
  ] as const;
  for (const [word, counts, state, money, after] of cases) {
    ({ memberId, payoutId } = await addOpenPayout(database));
    await reviewPayout(orm, payoutId);
    if (!counts) await expect(settle(word, answer)).rejects.toThrow(/^The bank .*Nothing changed\.$/);
    else await settle(word, answer);
    expect(await stateOf()).toBe(counts ? state : 'review');
    expect(await wallet()).toMatchObject(counts ? money : HELD);
    const row = { ...act.by, before: { state: 'review' }, after };
    expect(await auditOf()).toMatchObject(counts ? [row] : []);
    // others may have it again
    expect((await pool.query('select lease from payout where id = $1', [payoutId])).rows).toEqual([{ lease: null }]);
  }
  expect(await checkLedger(database)).toEqual(soundLedger);
});

it.each([
  ['is on its way', 'submitted'],
  ['was settled', 'sent'],
] as const)('one that %s is not in doubt', async (_, state) => {
  if (state === 'sent') await settle(sent, { result: 'missing' });
  else await pool.query(`update payout set state = 'submitted' where id = $1`, [payoutId]);
  await expect(settle(failed, { result: 'missing' })).rejects.toThrow(`This payout is ${state}: only one in review`);
  expect(await wallet()).toMatchObject(state === 'sent' ? SENT : HELD);
});

it('one that a runner asks about has to wait, and no runner asks for it meanwhile', async () => {
  await pool.query(`update payout set lease = $2, leased_until = now() + interval '1 minute' where id = $1`, [
    payoutId,
    randomUUID(),
  ]);
  await expect(settle(failed, { result: 'missing' })).rejects.toThrow(/is being asked/);
  await pool.query('update payout set leased_until = now() where id = $1', [payoutId]);
  const bank = createFakeBank();
  const find = async (): Promise<BankStatus> => {
    await createTestProcessor({ database, bank }).resume(payoutId);
    return { result: 'missing' };
  };
  await settleByHand({ database, find, ...act }, payoutId, failed);
  expect(bank.calls).toEqual([]);
  await createTestProcessor({ database, bank }).pay(memberId);
  expect(bank.sentTo(memberId)).toBe(5_000n);
  expect(await wallet()).toMatchObject(SENT);
});

it('two operators at once settle it once', async () => {
  const tries = await Promise.allSettled([settle(failed, { result: 'missing' }), settle(sent, { result: 'missing' })]);
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await auditOf()).toHaveLength(1);
  expect(await checkLedger(database)).toEqual(soundLedger);
});

it('an unknown one is none', async () => {
  await expect(settle(sent, { result: 'missing' }, randomUUID())).rejects.toThrow('There is no payout with this id.');
});
