import type { CatalogueFields } from '@potli/api/contract/adminCatalogue';
import { rowSchemas } from '@potli/api/contract/catalogueDocument';
import { type CatalogueKindName, catalogueKinds, kindFields } from '@potli/api/contract/catalogueKinds';
import { fieldsOf } from '@potli/api/contract/fieldShape';
import { DAY_MS, SECOND_MS } from '@potli/api/units/time';
import { afterAll, describe, expect, it } from 'vitest';
import { at, openTestDesk, type Place } from '../../../../testing/openTestDesk.ts';
import { isWholeRun } from '../../../../testing/wholeRun.ts';

const { apiHost, editor, second, send, rowAt, versionOf, isSeen, edit, expectSeen } = await openTestDesk();
afterAll(() => apiHost.close());

/** Where a visitor finds a row of each kind, and what of it they find. */
const seen: Record<CatalogueKindName, Place & { key: string }> = {
  categories: { key: 'travels', path: '/categories', shows: '"travels"' },
  stores: { key: 'safar', path: '/stores/paginated?pageSize=250', shows: '"safar"' },
  flashDeals: { key: 'for-ever', path: '/flashdeals/paginated?pageSize=250', shows: '"for-ever"' },
  offers: { key: 'festive', path: '/offers/paginated?pageSize=250', shows: '"festive"' },
  creditCards: { key: 'sona-card', path: '/credit-cards/paginated?pageSize=250', shows: '"sona-card"' },
  giftCards: { key: 'kapas-gift', path: '/giftcard/paginated?pageSize=250', shows: '"kapas-gift"' },
  banners: { key: 'side-1', path: '/home-page-banners', shows: '"home-side"' },
  homeSections: { key: 'weekend', path: '/home-sections', shows: '"Weekend picks"' },
  searchWords: { key: 'zubaan', path: '/stores/search?storeName=zubaan', shows: '"kapas"' },
  faqs: { key: 'when', path: '/faqs', shows: 'When is it mine?' },
  videos: { key: 'first-order', path: '/user-dashboard', shows: 'https://vimeo.com/101', asMember: true },
  texts: { key: 'refund-policy', path: '/texts/refund-policy', shows: 'Refunds of Sample' },
};

// a word of the search that the sample has not
await send(at('searchWords'), { fields: { word: 'zubaan', means: ['apparel'] } });

const later = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

// before titles change, by which rows are seen
it('a row of each kind appears and vanishes on its dates, all at once', async () => {
  const rows = catalogueKinds.map((kind) => ({ kind, ...seen[kind] }));
  const stateOf = async ({ kind, key }: (typeof rows)[number]) => (await rowAt(kind, key)).state;
  const expectEach = (is: boolean) =>
    Promise.all(rows.map((row) => expect.poll(() => isSeen(row), { message: row.kind, interval: 200 }).toBe(is)));
  const began = performance.now();
  for (const { kind, key } of rows) await edit(kind, key, { liveFrom: later(1), liveUntil: later(2) });
  await expectEach(false);
  expect(await Promise.all(rows.map(stateOf))).toEqual(rows.map(() => 'scheduled'));

  // a busy machine has time for as much again before each date
  const waitMs = SECOND_MS + 1.5 * (performance.now() - began);
  const soon = Date.now() + waitMs;
  const dates = { liveFrom: new Date(soon).toISOString(), liveUntil: new Date(soon + waitMs).toISOString() };
  for (const { kind, key } of rows) expect(await edit(kind, key, dates), kind).toMatchObject({ status: 200 });
  for (const row of rows) expect(await isSeen(row), row.kind).toBe(false);
  expect(Date.now()).toBeLessThan(soon);
  await expectEach(true);
  expect(Date.now()).toBeGreaterThanOrEqual(soon);
  await expectEach(false);
  expect(await Promise.all(rows.map(stateOf))).toEqual(rows.map(() => 'ended'));
  for (const { kind, key } of rows) await edit(kind, key, { liveFrom: null, liveUntil: null });
  await expectEach(true);
});

describe.each(catalogueKinds)('a row of %s', (kind) => {
  const what = seen[kind];

  it('is taken off and put back, and tells how it changed', async () => {
    await expectSeen(what, true);
    const first = await versionOf(kind, what.key);
    expect(await edit(kind, what.key, { off: true })).toMatchObject({ answer: { outcome: 'applied' } });
    await expectSeen(what, false);
    expect((await rowAt(kind, what.key)).state).toBe('off');

    const { answer } = await edit(kind, what.key, { off: false });
    await expectSeen(what, true);
    await send(`/admin/catalogue-changes/${answer.changeId}/undo`, {});
    await expectSeen(what, false);
    await edit(kind, what.key, { off: false });
    await expectSeen(what, true);

    const versions = (await (await editor.get(`${at(kind, what.key, '/versions')}?pageSize=50`)).json()) as {
      version: number;
      fields: { field: string }[];
    }[];
    expect(versions.map(({ version }) => version)).toEqual(
      Array.from({ length: first + 4 }, (_, older) => first + 4 - older),
    );
    expect(versions[3]?.fields).toEqual([{ field: 'off', before: false, after: true }]);
  });

  it('stores the changes of two editors to two fields, and refuses the second on one field', async () => {
    const held = await rowAt(kind, what.key);
    const fields = Object.keys(held.row ?? {}).filter(
      (field) => field !== kindFields[kind].key && changed(kind, held.row, field),
    );
    // fields are compared in the same way, whatever they hold: in `test --all` each of them
    for (const [index, one] of fields.slice(0, isWholeRun ? fields.length : 1).entries()) {
      const before = await rowAt(kind, what.key);
      const other = fields[(index + 1) % fields.length] as string;
      const made = { [one]: changed(kind, before.row, one) };
      const theirs = { [other]: changed(kind, before.row, other) };
      const of = (change: object) => ({ version: before.version, fields: change });
      expect((await send(at(kind, what.key), of(made))).status, one).toBe(200);
      if (other === one) continue;
      expect((await send(at(kind, what.key), of(theirs), second)).status, other).toBe(200);
      expect((await rowAt(kind, what.key)).row).toMatchObject({ ...made, ...theirs });
      const refused = await send(at(kind, what.key), of(made), second);
      expect(refused.status, one).toBe(409);
      expect(refused.answer.errors).toEqual([`${one}: Was changed meanwhile by member:${second.id}`]);
    }
  });

  it('cannot get another key, and no field that there is not', async () => {
    const { key } = kindFields[kind];
    expect((await edit(kind, what.key, { [key]: 'another' })).answer.errors[0]).toBe(
      `${key}: Cannot be changed: links lead to it`,
    );
    expect((await edit(kind, what.key, { offf: true })).status).toBe(400);
  });
});

/** Another value of a field that a row may have; undefined for fields whose values have to fit others. */
function changed(kind: CatalogueKindName, row: CatalogueFields | null, field: string): unknown {
  const value = row?.[field];
  const { shape } = fieldsOf(rowSchemas[kind].shape).find(({ name }) => name === field) ?? {};
  if (shape?.type === 'choice') return shape.options.find((option) => option !== value);
  if (shape?.type === 'instant') return typeof value === 'string' ? later(300) : undefined;
  const text = typeof value === 'string' && !/url$/i.test(field) && value !== '' && field !== 'couponCode';
  if (text) return `${value} +`;
  if (field === 'rank' || field === 'homeRank') return Number(value) + 1;
  if (field === 'maxCount') return Number(value) > 1 ? Number(value) - 1 : 2;
  return undefined;
}
