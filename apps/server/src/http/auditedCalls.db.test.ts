import { contract, type EndpointName } from '@potli/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAudit } from '../domain/platform/audit/readAudit.ts';
import { createTestHost, type TestHost } from '../testing/createTestHost.ts';
import { joinAdmin, type TestMember } from '../testing/joinMember.ts';
import { readAllTables } from '../testing/readAllTables.ts';
import { receiveReport } from '../testing/receiveReport.ts';
import { sampleStore } from '../testing/sampleCatalogue.ts';
import { addClick, sampleReport } from '../testing/sampleMoney.ts';
import { samplePng, uploadedBy } from '../testing/sendFile.ts';

/** The host mails and limits in the background. */
const MEANWHILE = ['mail_outbox', 'notification'];

let apiHost: TestHost;
let admin: TestMember;
beforeAll(async () => {
  apiHost = await createTestHost();
  admin = await joinAdmin(apiHost);
});
afterAll(() => apiHost.close());

interface AuditedCall {
  path: string;
  body: unknown;
  /** Its row in the audit log. */
  row: { object: unknown; before: unknown; after: unknown };
}

async function versionNow(): Promise<number> {
  return ((await (await admin.get('/user-dashboard')).json()) as { version: number }).version;
}

/** A row that the dashboard adds is one of the catalogue. */
const addedRow = (object: string, after: object) => ({ object, before: null, after });

let orders = 0;

const window = '/admin/catalogue/stores';

/** A store of its own, with a draft. */
async function editedStore() {
  orders += 1;
  const slug = `audited-${orders}`;
  const created = await write(window, { fields: sampleStore(slug) }, newKey());
  const { changeId } = (await created.json()) as { changeId: string };
  await write(`${window}/rows/${slug}`, { version: 1, fields: { storeTitle: 'Drafted' }, asDraft: true }, newKey());
  return { slug, changeId, at: (call: string) => `${window}/rows/${slug}${call}` };
}

/** A view of the stores that are off. */
async function keptView(as: TestMember): Promise<{ id: string; name: string }> {
  orders += 1;
  const body = { name: `Kept ${orders}`, search: { state: 'off' } };
  return (await (await as.send('POST', `${window}/views`, body)).json()) as { id: string; name: string };
}

/** The calls of the shop window: the row says which fields were what before and after. */
function deskCalls(): Record<string, () => Promise<AuditedCall>> {
  const ofRow =
    (call: string, body: object, states: { before?: object; after?: object }, suffix = '') =>
    async () => {
      const { slug, at } = await editedStore();
      const row = {
        object: `stores ${slug}${suffix}`,
        before: expect.anything() as unknown,
        after: expect.anything() as unknown,
      };
      return { path: at(call), body, row: { ...row, ...states } };
    };
  const titles = {
    before: { storeTitle: expect.stringContaining('cashback') as unknown },
    after: { storeTitle: 'Drafted' },
  };
  return {
    createCatalogueRow: async () => {
      orders += 1;
      const slug = `audited-${orders}`;
      const after = expect.objectContaining({ urlSlug: slug, off: false }) as unknown;
      return {
        path: window,
        body: { fields: sampleStore(slug) },
        row: { object: `stores ${slug}`, before: null, after },
      };
    },
    changeCatalogueRow: ofRow(
      '',
      { version: 1, fields: { off: true } },
      { before: { off: false }, after: { off: true } },
    ),
    publishCatalogueDraft: ofRow('/publish', {}, titles),
    discardCatalogueDraft: ofRow('/discard', {}, { after: null as never }, ' (draft)'),
    deleteCatalogueRow: ofRow('/delete', { version: 1 }, {}),
    restoreCatalogueVersion: ofRow('/restore', { version: 1, restored: 1, asDraft: true }, {}, ' (draft)'),
    moveCatalogueRow: async () => {
      orders += 1;
      const banner = (key: string) => ({
        ...{ key: `${key}-${orders}`, sectionName: `place ${orders}`, altText: key, rank: 0 },
        ...{ bannerImageUrl: '/b.svg', redirectUrl: '/stores' },
      });
      for (const key of ['first', 'second']) {
        await admin.send('POST', '/admin/catalogue/banners', { fields: banner(key) });
      }
      return {
        path: `/admin/catalogue/banners/rows/second-${orders}/move`,
        body: { direction: 'up' },
        // of two rows of one rank the other one gets another
        row: { object: `banners first-${orders}`, before: { rank: 0 }, after: { rank: 1 } },
      };
    },
    changeManyRows: async () => {
      const { slug } = await editedStore();
      const body = { keys: [slug], fields: { off: true }, expected: 1 };
      return {
        path: `${window}/many`,
        body,
        row: { object: `stores ${slug}`, before: { off: false }, after: { off: true } },
      };
    },
    createCatalogueView: async () => {
      orders += 1;
      const name = `View ${orders}`;
      const after = { name, search: 'hide=key&state=off' };
      return {
        path: `${window}/views`,
        body: { name, search: { state: 'off', hide: 'key' } },
        row: { object: expect.stringMatching(/^stores view \d+$/) as unknown, before: null, after },
      };
    },
    changeCatalogueView: async () => {
      const { id, name } = await keptView(admin);
      return {
        path: `${window}/views/${id}`,
        body: { name: `${name} renamed` },
        row: {
          object: `stores view ${id}`,
          before: { name, search: 'state=off' },
          after: { name: `${name} renamed`, search: 'state=off' },
        },
      };
    },
    deleteCatalogueView: async () => {
      const { id, name } = await keptView(admin);
      const before = { name, search: 'state=off' };
      return {
        path: `${window}/views/${id}/delete`,
        body: {},
        row: { object: `stores view ${id}`, before, after: null as never },
      };
    },
    addCatalogueNote: async () => {
      const { slug, at } = await editedStore();
      const object = expect.stringContaining(`stores ${slug} (note `) as unknown;
      return {
        path: at('/notes'),
        body: { text: 'Call them' },
        row: { object, before: null, after: { note: 'written' } },
      };
    },
    takeBackCatalogueNote: async () => {
      const { slug, at } = await editedStore();
      const { id } = (await (await admin.send('POST', at('/notes'), { text: 'Call them' })).json()) as { id: string };
      const states = { before: { note: 'written' }, after: { note: 'taken back' } };
      const row = { object: `stores ${slug} (note ${id})`, ...states };
      return { path: at(`/notes/${id}/take-back`), body: {}, row };
    },
    undoCatalogueChange: async () => {
      const { slug, changeId } = await editedStore();
      const row = {
        object: `stores ${slug}`,
        before: expect.anything() as unknown,
        after: expect.anything() as unknown,
      };
      return { path: `/admin/catalogue-changes/${changeId}/undo`, body: {}, row };
    },
    decideCatalogueChange: async () => {
      const { at } = await editedStore();
      const asker = await joinAdmin(apiHost);
      const rates = [{ appliesTo: 'Everything', percent: 50 }];
      const kept = await asker.send('POST', at(''), { version: 1, fields: { rates } });
      const { changeId } = (await kept.json()) as { changeId: string };
      return {
        path: `/admin/catalogue-changes/${changeId}/decide`,
        body: { approves: false },
        row: {
          object: `catalogueChange ${changeId}`,
          before: { state: 'waiting', askedBy: `member:${asker.id}` },
          after: { state: 'refused' },
        },
      };
    },
  };
}

/** Each call of an admin that writes: prepares what it changes. */
const audited: Record<string, () => Promise<AuditedCall>> = {
  saveUserDashboard: async () => ({
    path: '/user-dashboard',
    body: {
      ...{ version: await versionNow(), userDashboardBanner: null, userDashboardVideos: [] },
      userDashboardFAQ: [{ contentType: 'STORE', faqList: [{ question: 'When?', answer: 'Soon.' }] }],
    },
    row: addedRow('faqs when', { question: 'When?', answer: 'Soon.' }),
  }),
  addFaqs: () =>
    Promise.resolve({
      path: '/user-dashboard/faqs/add?contentType=STORE',
      body: [{ question: 'Where?', answer: 'Here.' }],
      row: addedRow('faqs where', { question: 'Where?' }),
    }),
  addVideos: () =>
    Promise.resolve({
      path: '/user-dashboard/videos/add?contentType=STORE',
      body: ['https://www.youtube-nocookie.com/embed/abc'],
      row: addedRow('videos youtube-nocookie-com-embed-abc', { contentType: 'STORE' }),
    }),
  exportAudit: async () => ({
    path: '/admin/audit/export',
    body: { action: 'addFaqs', text: 'x@mail.example' },
    row: { object: 'audit log', before: null, after: { action: 'addFaqs', text: '(address)', rows: 0 } },
  }),
  startLedgerCheck: () =>
    Promise.resolve({
      path: '/admin/ledger/checks',
      body: { kind: 'full' },
      row: {
        object: expect.stringMatching(/^ledger check request \d+$/) as unknown,
        before: null,
        after: { kind: 'full' },
      },
    }),
  importCatalogueFile: async () => {
    const text = JSON.stringify({ version: 1, searchWords: [{ word: `audited ${Date.now()}`, means: ['shoes'] }] });
    const shown = await admin.send('POST', '/admin/catalogue-import', { text });
    const { seen } = (await shown.json()) as { seen: string };
    const row = { object: expect.stringMatching(/^searchWords audited \d+$/) as unknown, before: null };
    return {
      path: '/admin/catalogue-import',
      body: { text, seen },
      row: { ...row, after: expect.objectContaining({ means: '["shoes"]' }) as unknown },
    };
  },
  publishPicture: async () => ({
    path: '/admin/pictures',
    body: { file: await uploadedBy(apiHost, admin, samplePng) },
    row: { object: expect.stringMatching(/^picture [0-9a-f]{32}\.png$/) as unknown, before: null, after: {} },
  }),
  ...deskCalls(),
  settleOrders: async () => {
    orders += 1;
    const orderId = `AUDITED-${orders}`;
    const clickId = await addClick(apiHost.database, admin.id);
    const report = sampleReport({ orderId, clickId, status: 'approved', commissionPaise: 8_000n });
    await receiveReport(apiHost.database, report);
    const statement = `S-${orders}`;
    return {
      path: '/admin/settlements',
      body: {
        ...{ network: report.network, statement, settledAt: '2026-10-20T00:00:00.000Z' },
        lines: [{ orderId, commission: 80 }],
      },
      row: { object: `statement ${report.network} ${statement}`, before: null, after: { lines: 1, paise: 8_000 } },
    };
  },
};

const write = (path: string, body: unknown, key: string) =>
  apiHost.call(path, {
    method: 'POST',
    headers: {
      ...{ authorization: `Bearer ${admin.accessToken}`, 'content-type': 'application/json' },
      'idempotency-key': key,
    },
    body: JSON.stringify(body),
  });

const entries = () => readAudit(apiHost.database.orm);
const newKey = () => crypto.randomUUID();

it('every call of admins that writes is here', () => {
  const writes = Object.entries(contract).filter(([, { auth, method }]) => auth === 'admin' && method !== 'GET');
  expect(Object.keys(audited).toSorted()).toEqual(writes.map(([name]) => name).toSorted());
});

describe.each(Object.entries(audited))('%s', (action, prepare) => {
  it('leaves one row, also when it is sent twice', async () => {
    const { path, body, row } = await prepare();
    const earlier = await entries();
    const key = newKey();
    expect(await write(path, body, key)).toMatchObject({ ok: true });
    expect(await write(path, body, key)).toMatchObject({ ok: true });
    const [entry, ...rest] = await entries();
    expect(entry).toMatchObject({ who: `member:${admin.id}`, action, ...row });
    expect(rest).toEqual(earlier);
  });

  it('leaves no row when it is refused', async () => {
    const { path } = await prepare();
    const earlier = await entries();
    // a call without a body is refused for its key
    const key = 'body' in contract[action as EndpointName] ? newKey() : 'short';
    expect((await write(path, { nothing: true }, key)).status).toBe(400);
    expect(await entries()).toEqual(earlier);
  });

  it('changes nothing when its row cannot be written', async () => {
    const { path, body } = await prepare();
    const { pool } = apiHost.database;
    const before = await readAllTables(apiHost.database, MEANWHILE);
    await pool.query('alter table audit_entry add constraint nothing check (false) not valid');
    try {
      expect((await write(path, body, newKey())).status).toBe(500);
    } finally {
      await pool.query('alter table audit_entry drop constraint nothing');
    }
    expect(await readAllTables(apiHost.database, MEANWHILE)).toEqual(before);
  });
});
