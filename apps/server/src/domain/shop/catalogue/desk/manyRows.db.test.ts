import { afterAll, expect, it } from 'vitest';
import { at, openTestDesk, pageOf } from '../../../../testing/openTestDesk.ts';
import { sampleStore } from '../../../../testing/sampleCatalogue.ts';
import { importCatalogue } from '../import/importCatalogue.ts';

const { apiHost, editor, second, send, rowAt, expectSeen } = await openTestDesk();
afterAll(() => apiHost.close());

it('many rows are taken off by a filter, as one change, and put back by one', async () => {
  const stores = Array.from({ length: 300 }, (_, index) =>
    sampleStore(`bulk-${index}`, { rates: [{ appliesTo: 'All', percent: 2 }] }),
  );
  await importCatalogue(apiHost.database, { version: 1, stores });
  const many = { filter: { q: 'bulk-' }, fields: { off: true } };
  const preview = await send(at('stores', undefined, '/many'), many);
  expect(preview.answer).toMatchObject({ changes: 300, unchanged: 0, refused: 0, changeId: null });
  expect((await send(at('stores', undefined, '/many'), { ...many, expected: 299 })).status).toBe(409);
  const { answer } = await send(at('stores', undefined, '/many'), { ...many, expected: 300 });
  await expectSeen(pageOf('bulk-7'), false);
  const off = await editor.get('/admin/catalogue/stores?q=bulk-&state=off');
  expect(off.headers.get('x-total-count')).toBe('300');
  expect((await send(`/admin/catalogue-changes/${answer.changeId}/undo`, {})).status).toBe(200);
  await expectSeen(pageOf('bulk-7'), true);
  expect((await send(`/admin/catalogue-changes/${answer.changeId}/undo`, {})).status).toBe(409);
});

it('one field of many rows is set as one change: what it cannot fit is listed, a raise waits, one undo', async () => {
  const commission = { percent: 20 };
  const rates = [
    { appliesTo: 'Shoes', percent: 6, commission },
    { appliesTo: 'Everything', percent: 4, isDefault: true, commission },
  ];
  const stores = ['one', 'two'].map((name) => sampleStore(`set-${name}`, { rates, categories: ['apparel'] }));
  const bare = sampleStore('set-bare', { rates: [], programme: { cashback: 'none' } });
  await importCatalogue(apiHost.database, { version: 1, stores: [...stores, bare] });
  const many = (more: object) => send(at('stores', undefined, '/many'), { filter: { q: 'set-' }, ...more });

  const categories = { entries: { field: 'categories', add: ['travels'], remove: ['apparel'] } };
  expect((await many(categories)).answer).toMatchObject({ changes: 3, refused: 0 });
  const { answer: moved } = await many({ ...categories, expected: 3 });
  expect((await rowAt('stores', 'set-two')).row?.categories).toEqual(['travels']);
  await send(`/admin/catalogue-changes/${moved.changeId}/undo`, {});
  expect((await rowAt('stores', 'set-two')).row?.categories).toEqual(['apparel']);

  expect((await many({ entries: { field: 'categories', add: ['nowhere'] } })).answer).toMatchObject({ refused: 3 });
  const raise = { defaultRate: { percent: 9 } };
  const { answer: shown } = await many(raise);
  expect(shown).toMatchObject({ changes: 2, waiting: 2, refused: 1, exceptions: [{ key: 'set-bare' }] });
  const { answer: asked } = await many({ ...raise, expected: 2 });
  await send(`/admin/catalogue-changes/${asked.changeId}/decide`, { approves: true }, second);
  expect((await rowAt('stores', 'set-one')).row?.rates).toMatchObject([{ percent: 6 }, { percent: 9, commission }]);
  expect((await many({ defaultRate: { percent: 21 } })).answer).toMatchObject({ changes: 0, refused: 3 });
  expect((await many({})).status).toBe(400);
});
