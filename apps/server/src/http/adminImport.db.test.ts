import type { ImportAnswer, WarningKind } from '@potli/api/contract/adminImport';
import type { CatalogueDocument } from '@potli/api/contract/catalogueDocument';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readAudit } from '../domain/platform/audit/readAudit.ts';
import { createTestHost, type TestHost } from '../testing/createTestHost.ts';
import { joinStaff, type TestMember } from '../testing/joinMember.ts';
import { sampleOffer, sampleStore } from '../testing/sampleCatalogue.ts';

let apiHost: TestHost;
let editor: TestMember;
beforeAll(async () => {
  apiHost = await createTestHost();
  editor = await joinStaff(apiHost, 'EDITOR');
});
afterAll(() => apiHost.close());

type Store = NonNullable<CatalogueDocument['stores']>[number];

const send = (store: Store, more: { seen?: string; confirmed?: WarningKind[] } = {}) =>
  editor.send('POST', '/admin/catalogue-import', { text: JSON.stringify({ version: 1, stores: [store] }), ...more });

async function answerOf(response: Response): Promise<ImportAnswer> {
  expect(response.status).toBe(200);
  return (await response.json()) as ImportAnswer;
}

async function publish(store: Store): Promise<ImportAnswer> {
  const { seen, warnings } = await answerOf(await send(store));
  return answerOf(await send(store, { seen, confirmed: warnings.map(({ kind }) => kind) }));
}

async function storeOf(slug: string) {
  const { rows } = await apiHost.database.pool.query<{ name: string }>(
    'select store_name as name from store where url_slug = $1',
    [slug],
  );
  return rows[0];
}

it('a file changes nothing until its difference comes back, and is then published as one change that can be undone', async () => {
  const store = sampleStore('imported');
  const { seen, outcome, totals } = await answerOf(await send(store));
  expect({ outcome, totals }).toMatchObject({ outcome: 'shown', totals: { added: 1, refused: 0 } });
  expect(await storeOf('imported')).toBeUndefined();

  const { outcome: after, changeId } = await answerOf(await send(store, { seen }));
  expect(after).toBe('applied');
  expect(await storeOf('imported')).toMatchObject({ name: 'imported' });

  await publish({ ...store, storeName: 'Renamed' });
  expect(await storeOf('imported')).toMatchObject({ name: 'Renamed' });
  const renamed = await publish({ ...store, storeName: 'Again' });
  expect((await editor.send('POST', `/admin/catalogue-changes/${renamed.changeId}/undo`, {})).status).toBe(200);
  expect(await storeOf('imported')).toMatchObject({ name: 'Renamed' });
  expect(changeId).not.toBe(renamed.changeId);
});

it('a difference that is old by now is refused, and changes nothing', async () => {
  const store = sampleStore('meanwhile');
  await publish(store);
  const mine = { ...store, storeTitle: 'Mine' };
  const { seen } = await answerOf(await send(mine));
  await publish({ ...store, storeName: 'Theirs' });
  expect((await send(mine, { seen })).status).toBe(409);
  expect(await storeOf('meanwhile')).toMatchObject({ name: 'Theirs' });
});

it('each kind of warning has to be confirmed: what lacks is named, and changes nothing', async () => {
  const rates = [
    { appliesTo: 'Everything', percent: 5, isDefault: true },
    { appliesTo: 'Shoes', percent: 2 },
  ];
  const store = sampleStore('warned', { rates, redirectionUrl: 'https://warned.example/' });
  const { seen, warned, warnings } = await answerOf(await send(store));
  expect(warned).toBe(1);
  expect(warnings).toMatchObject([
    { kind: 'highest-default', rows: 1, first: [{ key: 'warned', path: 'stores[0].rates[0].isDefault' }] },
    { kind: 'without-click-id', rows: 1 },
  ]);
  const refused = await send(store, { seen, confirmed: ['highest-default'] });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('without-click-id');
  expect(await storeOf('warned')).toBeUndefined();
  await answerOf(await send(store, { seen, confirmed: ['without-click-id', 'highest-default'] }));
  expect(await storeOf('warned')).toMatchObject({ name: 'warned' });
});

it('a file that raises a rate above the limit waits for a second person', async () => {
  const store = sampleStore('raised');
  await publish(store);
  const answer = await publish({ ...store, storeName: 'Raised', rates: [{ appliesTo: 'Everything', percent: 50 }] });
  expect(answer).toMatchObject({ outcome: 'waiting', reasons: [expect.stringContaining('50')] });
  expect(await storeOf('raised')).toMatchObject({ name: 'raised' });
  const decide = `/admin/catalogue-changes/${answer.changeId}/decide`;
  expect((await editor.send('POST', decide, { approves: true })).status).toBe(403);
  expect(await storeOf('raised')).toMatchObject({ name: 'raised' });
  const second = await joinStaff(apiHost, 'EDITOR');
  expect((await second.send('POST', decide, { approves: true })).status).toBe(200);
  expect(await storeOf('raised')).toMatchObject({ name: 'Raised' });
});

it('an export has the rows of its filter, needs its own right, and leaves both in the audit log', async () => {
  await publish(sampleStore('exported-one'));
  const path = '/admin/catalogue-export/stores?format=json&q=exported-one';
  const admin = await joinStaff(apiHost, 'ADMIN');
  const response = await admin.get(path);
  expect(response.status).toBe(200);
  const file = (await response.json()) as { text: string; rows: number };
  expect(file.rows).toBe(1);
  expect(JSON.parse(file.text)).toMatchObject({ version: 1, stores: [{ urlSlug: 'exported-one' }] });
  const [entry] = await readAudit(apiHost.database.orm);
  expect(entry).toMatchObject({
    who: `member:${admin.id}`,
    action: 'exportCatalogueRows',
    after: { q: 'exported-one', format: 'json', rows: 1 },
  });
  const support = await joinStaff(apiHost, 'SUPPORT');
  expect((await support.get(path)).status).toBe(403);
  // the right to take files is not the right to these rows
  const finance = await joinStaff(apiHost, 'FINANCE');
  expect((await finance.get(path)).status).toBe(403);
  expect((await finance.get('/admin/catalogue-export')).status).toBe(403);
});

it('all kinds come as one document, which changes nothing where it is imported again', async () => {
  const response = await editor.get('/admin/catalogue-export');
  expect(response.status).toBe(200);
  const { fileName, text, rows } = (await response.json()) as { fileName: string; text: string; rows: number };
  expect(fileName).toBe('catalogue.json');
  const [entry] = await readAudit(apiHost.database.orm);
  expect(entry).toMatchObject({ action: 'exportCatalogue', object: 'catalogue', after: { format: 'json', rows } });
  const { totals } = await answerOf(await editor.send('POST', '/admin/catalogue-import', { text }));
  expect(totals).toEqual({ added: 0, changed: 0, refused: 0, unchanged: rows });
});

it('a code that a spreadsheet took for a date has to be confirmed', async () => {
  const ask = (couponCode: string, more: object = {}) =>
    editor.send('POST', '/admin/catalogue-import', {
      text: JSON.stringify({ version: 1, offers: [{ ...sampleOffer('march-20'), couponCode }] }),
      ...more,
    });
  const { seen, warnings } = await answerOf(await ask('20-Mar'));
  expect(warnings.map(({ kind }) => kind)).toContain('spreadsheet-damage');
  const others = warnings.flatMap(({ kind }) => (kind === 'spreadsheet-damage' ? [] : [kind]));
  expect((await ask('20-Mar', { seen, confirmed: others })).status).toBe(400);
  const meant = await answerOf(await ask('MAR20'));
  expect(meant.warnings.map(({ kind }) => kind)).toEqual(others);
});
