import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/createTestDatabase.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { addClick, addMember, sampleReport } from '../../../testing/sampleMoney.ts';
import { readAudit } from '../../platform/audit/readAudit.ts';
import type { Once } from '../../platform/idempotency/createKeyedWrites.ts';
import { createNetworkService } from './createNetworkService.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

const networks = createNetworkService({ queries: database.orm, connected: ['connected'] });
const once = <Written>(write: Parameters<Once<Written>>[0]): Promise<Written> => database.orm.transaction(write);
const by = { who: 'member:4', action: 'changeNetworkPolicy' };
const usual = { pays: 'approval', advanceLimit: 100_000, settlesAfterDays: 60 } as const;
const list = async () => (await networks.list({ pageNumber: 0, pageSize: 10 })).rows;

it('lists connected networks, those of the catalogue and those with approved orders, but not claims', async () => {
  await database.pool.query(
    `insert into rate_card (item_kind, item_id, version, valid_from, network, hash)
     values ('STORE', 1, 1, now(), 'catalogued', 'a'), ('STORE', 2, 1, now(), null, 'b')`,
  );
  await database.pool.query(
    `insert into network_policy (network, pays, advance_limit_paise, settles_after_days, advanced_paise) values ('claims', 'approval', 1, 1, 0)`,
  );
  const clickId = await addClick(database, await addMember(database));
  await receiveReport(
    database,
    sampleReport({ network: 'paying', clickId, status: 'approved', commissionPaise: 8_000n }),
  );
  expect(await list()).toEqual([
    { network: 'catalogued', ...usual, advanced: 0, lastReportAt: null },
    { network: 'connected', ...usual, advanced: 0, lastReportAt: null },
    { network: 'paying', ...usual, advanced: 50, lastReportAt: expect.stringMatching(/^20.*Z$/) as unknown },
  ]);
});

it('changes a policy that was seen, once, and no other', async () => {
  const terms = { pays: 'settlement', advanceLimit: 0, settlesAfterDays: 45 } as const;
  const change = { network: 'connected', ...terms, seen: usual };
  expect(await networks.change(change, by, once)).toEqual({ network: 'connected', ...terms });
  expect(await list()).toContainEqual({ network: 'connected', ...terms, advanced: 0, lastReportAt: null });
  expect((await readAudit(database.orm))[0]).toMatchObject({
    ...by,
    object: 'network connected',
    before: { pays: 'approval', advanceLimitPaise: 10_000_000, settlesAfterDays: 60 },
    after: { pays: 'settlement', advanceLimitPaise: 0, settlesAfterDays: 45 },
  });
  await expect(networks.change(change, by, once)).rejects.toMatchObject({ kind: 'conflict' });
  await expect(networks.change({ ...change, network: 'nobody' }, by, once)).rejects.toMatchObject({ kind: 'notFound' });
  await expect(networks.change({ ...change, network: 'claims' }, by, once)).rejects.toMatchObject({ kind: 'notFound' });
});
