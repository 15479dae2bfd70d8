import { type CatalogueKindName, catalogueKinds } from '@potli/api/contract/catalogueKinds';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { at, DRAFT, has, type MarkedShop, openMarkedShop, SHOWN } from '../testing/openMarkedShop.ts';
import { readAllTables } from '../testing/readAllTables.ts';
import type { StaffCaller } from '../testing/staffCallers.ts';
import { isWholeRun } from '../testing/wholeRun.ts';

/** The host mails in the background. */
const MEANWHILE = ['mail_outbox', 'notification'];

let shop: MarkedShop;
beforeAll(async () => {
  shop = await openMarkedShop();
  // when a token was used last is written with its first call
  for (const caller of shop.callers) await shop.call(caller, { path: '/admin/waiting' });
});
afterAll(() => shop.apiHost.close());

/** What is done with what is derived, each time with one of its own. */
const acts: Record<string, (kind: CatalogueKindName) => Promise<{ path: string; body: object } | undefined>> = {
  'publish the draft': async (kind) => {
    await shop.edit(kind, DRAFT, { asDraft: true });
    return { path: shop.ofRow(kind, '/publish'), body: {} };
  },
  'discard the draft': async (kind) => {
    await shop.edit(kind, DRAFT, { asDraft: true });
    return { path: shop.ofRow(kind, '/discard'), body: {} };
  },
  'restore a version': async (kind) => {
    const { version } = await shop.rowOf(kind);
    return { path: shop.ofRow(kind, '/restore'), body: { version, restored: version, asDraft: true } };
  },
  'undo a change': async (kind) => {
    const changeId = (await shop.edit(kind, `${SHOWN} ${crypto.randomUUID()}`)).changeId ?? '';
    return { path: `/admin/catalogue-changes/${changeId}/undo`, body: {} };
  },
  'refuse a change that waits': async (kind) => {
    const { row, version } = await shop.rowOf(kind);
    if (!Array.isArray(row?.rates) || row.rates.length === 0) return undefined;
    const rates = row.rates.map((rate: Record<string, unknown>) =>
      Number(rate.amount) > 0 ? { ...rate, amount: 9_000 } : { ...rate, percent: 90 },
    );
    const kept = await shop.maker.send('POST', shop.ofRow(kind), { version, fields: { rates } });
    const { changeId } = (await kept.json()) as { changeId: string };
    return { path: `/admin/catalogue-changes/${changeId}/decide`, body: { approves: false } };
  },
  'leave a note': (kind) => Promise.resolve({ path: shop.ofRow(kind, '/notes'), body: { text: 'Call them' } }),
  'rename a view': async (kind) => ({
    path: at(kind, `/views/${await someView(kind)}`),
    body: { name: crypto.randomUUID() },
  }),
  'delete a view': async (kind) => ({ path: at(kind, `/views/${await someView(kind)}/delete`), body: {} }),
};

async function someView(kind: CatalogueKindName): Promise<string> {
  const body = { name: crypto.randomUUID(), search: {} };
  return ((await (await shop.maker.send('POST', at(kind, '/views'), body)).json()) as { id: string }).id;
}

/** Of those who may, one of each sort. */
const ACTING = ['EDITOR', 'token with catalogue'];

/** Of each kind one act, and each act with stores, which have all that can be changed; in `test --all` each act with each kind. */
const tried = catalogueKinds.flatMap((kind, index) =>
  Object.keys(acts).flatMap((act, at, { length }) =>
    isWholeRun || kind === 'stores' || index % length === at ? [{ kind, act }] : [],
  ),
);

it.each(tried)('with a row of $kind, who may not change it cannot $act', async ({ kind, act }) => {
  const prepare = acts[act] ?? expect.fail(act);
  const tell = (caller: StaffCaller, { path, body }: { path: string; body: object }) =>
    shop.call(caller, { path, method: 'POST', body });
  const prepared = await prepare(kind);
  if (!prepared) return;
  const before = await readAllTables(shop.apiHost.database, MEANWHILE);
  for (const caller of shop.callers.filter((each) => !has(each, ['catalogue']))) {
    expect((await tell(caller, prepared)).status, caller.name).toBe(caller.bearer ? 403 : 401);
  }
  expect(await readAllTables(shop.apiHost.database, MEANWHILE)).toEqual(before);
  for (const caller of shop.callers.filter(({ name }) => ACTING.includes(name))) {
    expect((await tell(caller, (await prepare(kind)) ?? prepared)).status, caller.name).toBe(200);
  }
});
