import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { indiaDay } from '@potli/api/units/india';
import { expect } from 'vitest';
import { applyBankStatus } from '../domain/payouts/transfers/applyBankStatus.ts';
import { reviewPayout } from '../domain/payouts/transfers/refuseTransfer.ts';
import type { TestHost } from './createTestHost.ts';
import { fileClaim } from './fileClaim.ts';
import { joinMember } from './joinMember.ts';
import { addOpenPayout } from './payouts/addOpenPayout.ts';
import { receiveReport } from './receiveReport.ts';
import type { runPotli } from './runPotli.ts';
import { sampleStore } from './sampleCatalogue.ts';
import { addClick, sampleReport } from './sampleMoney.ts';

/** A command that changes something, and its row in the audit log. */
export interface AuditedCommand {
  /** Rows of the parts that it changed, beside its own. */
  parts?: number;
  args: string[];
  object: unknown;
  /** Absent: there was nothing. */
  before?: unknown;
  after: unknown;
  /** What the command does when it runs once more: it is refused, or changes nothing. */
  again: 'refused' | 'the same' | 'another row';
}

export interface CommandParts {
  /** Asked for when a case is prepared. */
  host(): TestHost;
  potli(...args: string[]): ReturnType<typeof runPotli>;
  /** For the files of commands. */
  folder: string;
}

/** Prepares what each command changes, by its words. Each call of a case has other rows. */
export function createAuditedCommands({ host, potli, folder }: CommandParts) {
  let count = 0;
  let closed = 0;

  function file(content: string, kind = 'csv'): { name: string; path: string } {
    count += 1;
    const name = `list-${count}.${kind}`;
    const path = join(folder, name);
    writeFileSync(path, content);
    return { name, path };
  }

  async function someMember(): Promise<{ email: string; object: string }> {
    const { email, id } = await joinMember(host());
    return { email, object: `member ${id}` };
  }

  /** An order of a network of its own. */
  async function someReport(clickId: string, commissionPaise = 8_000n) {
    count += 1;
    const report = sampleReport({ network: `audited-${count}`, status: 'approved', clickId, commissionPaise });
    await receiveReport(host().database, report);
    return report;
  }

  const someClick = async () => addClick(host().database, (await joinMember(host())).id);

  const cases: Record<string, () => Promise<AuditedCommand>> = {
    // the first: payouts that are not settled stop it
    'bank change': async () => {
      const recorded = JSON.parse((await potli('bank', '--json')).printed) as { bank: string | null };
      const bank = recorded.bank === 'neft' ? 'cashfree' : 'neft';
      return { args: ['bank', 'change', bank], object: 'bank', before: recorded, after: { bank }, again: 'refused' };
    },
    'members suspend': async () => {
      const { email, object } = await someMember();
      const [before, after] = [{ suspended: false }, { suspended: true, reason: 'fraud' }];
      return { args: ['members', 'suspend', email, '--reason', 'fraud'], object, before, after, again: 'refused' };
    },
    'members unsuspend': async () => {
      const { email, object } = await someMember();
      await potli('members', 'suspend', email, '--reason', 'request');
      const [before, after] = [{ suspended: true }, { suspended: false }];
      return { args: ['members', 'unsuspend', email], object, before, after, again: 'refused' };
    },
    'members forfeit': async () => {
      const { id, email } = await joinMember(host());
      await someReport(await addClick(host().database, id));
      await potli('members', 'suspend', email, '--reason', 'fraud');
      const [before, after] = [{ approvedPaise: 5_000 }, { approvedPaise: 0, reason: 'fraud' }];
      const args = ['members', 'forfeit', email, '--reason', 'fraud', '--amount', '50'];
      return { args, object: `member ${id}`, before, after, again: 'refused' };
    },
    'admin grant': async () => {
      const { email, object } = await someMember();
      const [before, after] = [{ role: 'MEMBER' }, { role: 'ADMIN' }];
      return { args: ['admin', 'grant', email], object, before, after, again: 'refused' };
    },
    'admin revoke': async () => {
      const { email, object } = await someMember();
      await potli('admin', 'grant', email);
      const [before, after] = [{ role: 'ADMIN' }, { role: 'MEMBER' }];
      return { args: ['admin', 'revoke', email], object, before, after, again: 'refused' };
    },
    'admin token create': async () => {
      const { email } = await someMember();
      await potli('admin', 'grant', email, 'EDITOR');
      count += 1;
      const args = ['admin', 'token', 'create', email, `audited-${count}`, '--rights=catalogue', '--days=30'];
      const after = { of: expect.stringMatching(/^member \d+$/) as unknown, rights: 'catalogue', days: 30 };
      return { args, object: `token audited-${count}`, after, again: 'refused' };
    },
    'admin token revoke': async () => {
      const { email } = await someMember();
      await potli('admin', 'grant', email, 'FINANCE');
      count += 1;
      const name = `audited-${count}`;
      await potli('admin', 'token', 'create', email, name, '--rights=money', '--days=1');
      const [before, after] = [{ revoked: false }, { revoked: true }];
      return { args: ['admin', 'token', 'revoke', name], object: `token ${name}`, before, after, again: 'refused' };
    },
    'tax rule add': () => {
      count += 1;
      const day = `${2_050 + count}-04-01`;
      const args = ['tax', 'rule', 'add', '--rate=2.5', '--without-pan=20', '--above=20000', '--of=friends,link'];
      const validFrom = new Date(`${day}T00:00:00+05:30`).toISOString();
      const after = {
        rateBp: 250,
        withoutPanBp: 2_000,
        thresholdPaise: 2_000_000,
        kinds: 'SHARE_LINK,REFERRAL',
        validFrom,
      };
      // none, or that of another case
      const before = expect.toSatisfy((rule: unknown) => rule === null || typeof rule === 'object') as unknown;
      const object = expect.stringMatching(/^tax rule \d+$/) as unknown;
      return Promise.resolve({ args: [...args, `--from=${day}`], object, before, after, again: 'refused' });
    },
    'rates import': () => {
      count += 1;
      const day = indiaDay(new Date(Date.UTC(2020, 0, count)));
      const { path } = file(`date,currency,rate\n${day},USD,83.25\n`);
      const args = ['rates', 'import', path, '--source', 'RBI reference rates'];
      const object = 'rates of RBI reference rates';
      return Promise.resolve({ args, object, after: { added: 1 }, again: 'the same' });
    },
    'vouchers import': () => {
      const { path } = file(`number,pin,value,cost,expires\n6204 1180 ${count + 1},482913,500,450,2099-12-31\n`);
      const args = ['vouchers', 'import', 'kapas-gift', path];
      return Promise.resolve({ args, object: 'vouchers of kapas-gift', after: { added: 1 }, again: 'the same' });
    },
    'claims answer': async () => {
      const id = await fileClaim(host(), await joinMember(host()));
      const args = ['claims', 'answer', id, '--status', 'REJECTED', '--text', 'A return is not paid.'];
      const after = { status: 'REJECTED', answer: expect.stringMatching(/^\d+$/) as unknown, isAnotherOrder: false };
      return { args, object: `claim ${id}`, before: { status: 'RECEIVED' }, after, again: 'refused' };
    },
    'claims order': async () => {
      const id = await fileClaim(host(), await joinMember(host()));
      await host().database.pool.query(`update dispute set status = 'APPROVED' where id = $1`, [id]);
      const args = ['claims', 'order', id, 'bazaar', 'N-1', '--is', 'another'];
      const after = { network: 'bazaar', orderId: 'N-1', isClaimed: false };
      return { args, object: `claim ${id}`, after, again: 'the same' };
    },
    'orders accept': async () => {
      const { network, orderId } = await someReport(await someClick(), 0n);
      const change = { before: { heldFor: 'no commission' }, after: { heldFor: null } };
      return {
        args: ['orders', 'accept', network, orderId],
        object: `order ${network} ${orderId}`,
        ...change,
        again: 'refused',
      };
    },
    'payouts settle': async () => {
      const { payoutId } = await addOpenPayout(host().database);
      await reviewPayout(host().database.orm, payoutId);
      const args = ['payouts', 'settle', payoutId, '--sent', 'SBIN226329000123'];
      const [before, after] = [{ state: 'review' }, { state: 'sent', utr: 'SBIN226329000123' }];
      return { args, object: `payout ${payoutId}`, before, after, again: 'refused' };
    },
    'payouts return': async () => {
      const { payoutId } = await addOpenPayout(host().database);
      const status = { result: 'sent', utr: 'SBIN226329000124' } as const;
      await host().database.orm.transaction((queries) =>
        applyBankStatus(queries, { payoutId, at: new Date(), status }),
      );
      const args = ['payouts', 'return', payoutId, 'Account closed'];
      const [before, after] = [{ state: 'sent' }, { state: 'returned' }];
      return { args, object: `payout ${payoutId}`, before, after, again: 'refused' };
    },
    'payouts resume': async () => {
      const since = '2026-11-20T06:00:00.000Z';
      await host().database.pool.query('update installation set payouts_paused_since = $1', [since]);
      const [before, after] = [{ pausedSince: since }, { pausedSince: null }];
      return { args: ['payouts', 'resume'], object: 'payouts', before, after, again: 'refused' };
    },
    'referrals allow': async () => {
      const { id, email } = await joinMember(host());
      await host().database.pool.query(`insert into self_dealing (member_id, reasons) values ($1, '{phone}')`, [id]);
      const [before, after] = [{ allowed: false }, { allowed: true }];
      return { args: ['referrals', 'allow', email], object: `member ${id}`, before, after, again: 'refused' };
    },
    policy: async () => {
      count += 1;
      const network = `policy-${count}`;
      await potli('policy', network, 'approval', '1000', '60');
      const before = { pays: 'approval', settlesAfterDays: 60, advanceLimitPaise: 100_000 };
      const after = { pays: 'settlement', settlesAfterDays: 45, advanceLimitPaise: 5_000 };
      const args = ['policy', network, 'settlement', '50', '45'];
      return { args, object: `network ${network}`, before, after, again: 'the same' };
    },
    settle: async () => {
      const { network, orderId } = await someReport(await someClick());
      const { name, path } = file(`Order,Commission\n${orderId},80.00\n`);
      const [object, after] = [`statement ${network} ${name}`, { lines: 1, paise: 8_000 }];
      return { args: ['settle', network, path], object, after, again: 'the same' };
    },
    'settle withdraw': async () => {
      const { network, orderId } = await someReport(await someClick());
      const { name, path } = file(`Order,Commission\n${orderId},80.00\n`);
      await potli('settle', network, path);
      const [object, after] = [`statement ${network} ${name}`, { lines: 1, paise: 8_000 }];
      return { args: ['settle', 'withdraw', network, name], object, after, again: 'refused' };
    },
    'books close': () => {
      closed += 1;
      const before = closed === 1 ? null : { closedTo: `2020-0${closed - 1}` };
      const month = `2020-0${closed}`;
      const after = { closedTo: month };
      return Promise.resolve({
        args: ['books', 'close', month],
        object: `books ${month}`,
        before,
        after,
        again: 'refused',
      });
    },
    'books write-off': async () => {
      const { network } = await someReport(await someClick());
      const args = ['books', 'write-off', network, '--to', '2026-11-30', '--members', 'decline'];
      const sums = { orders: 1, loss: 80, waiting: 0, given: 50 };
      const after = {
        ...sums,
        members: 'decline',
        approvedBefore: '2026-11-30T18:30:00.000Z',
        pays: 'settlement',
      };
      return { args, object: `network ${network}`, after, again: 'refused' };
    },
    'postbacks replay': async () => {
      count += 1;
      const clickId = `01990000-0000-7000-8000-${String(count).padStart(12, '0')}`;
      const { network, eventId } = await someReport(clickId);
      await host().database.pool.query('update click set id = $1 where id = $2', [clickId, await someClick()]);
      const [before, after] = [{ outcome: 'parked' }, { outcome: 'applied' }];
      const args = ['postbacks', 'replay', network, eventId];
      return { args, object: `report ${network} ${eventId}`, before, after, again: 'refused' };
    },
    'postbacks assign': async () => {
      const clickId = await someClick();
      const { network, eventId } = await someReport('01990000-0000-7000-8000-0000000000ff');
      const [before, after] = [{ outcome: 'parked' }, { outcome: 'applied' }];
      const args = ['postbacks', 'assign', network, eventId, clickId];
      return { args, object: `report ${network} ${eventId}`, before, after, again: 'refused' };
    },
    'postbacks close': async () => {
      const { network, eventId } = await someReport('01990000-0000-7000-8000-0000000000ff');
      const [before, after] = [{ outcome: 'parked' }, { outcome: 'closed', reason: 'a test of the network' }];
      const args = ['postbacks', 'close', network, eventId, '--reason', 'a test of the network'];
      return { args, object: `report ${network} ${eventId}`, before, after, again: 'refused' };
    },
    'import-reports': async () => {
      const { path } = file(
        `order,click,status,amount,commission,date\nI-${count},${await someClick()},approved,100,8,2026-11-22\n`,
      );
      const args = ['import-reports', 'generic', path];
      return { args, object: 'network generic', after: { adapter: 'generic-list' }, again: 'the same' };
    },
    'ledger check': async () => ({
      args: ['ledger', 'check'],
      object: expect.stringMatching(/^ledger check \d+$/) as unknown,
      after: { kind: expect.stringMatching(/^(full|recent)$/) as unknown, isSound: true },
      again: 'another row',
    }),
    export: () => {
      const { path } = file('', 'json');
      const after = { rows: expect.any(Number) as unknown };
      return Promise.resolve({ args: ['export', path], object: 'catalogue', after, again: 'another row' });
    },
    import: async () => {
      count += 1;
      const { path } = file(JSON.stringify({ version: 1, stores: [sampleStore(`audited-${count}`)] }), 'json');
      return { args: ['import', path], object: 'catalogue', after: { 'stores added': 1 }, again: 'the same', parts: 1 };
    },
  };
  return cases;
}
