import { expect } from 'vitest';
import type { TestHost } from './createTestHost.ts';
import { joinAdmin, type TestMember } from './joinMember.ts';
import { sampleStore } from './sampleCatalogue.ts';

/** A call of an admin that writes. */
export interface AuditedCall {
  path: string;
  body: unknown;
  /** Its row in the audit log. */
  row: { object: unknown; before: unknown; after: unknown };
}

/** Who calls, and where. */
export interface Given {
  apiHost: TestHost;
  admin: TestMember;
}

let orders = 0;

const window = '/admin/catalogue/stores';

/** A store of its own, with a draft. */
async function editedStore(admin: TestMember) {
  orders += 1;
  const slug = `audited-${orders}`;
  const created = await admin.send('POST', window, { fields: sampleStore(slug) });
  const { changeId } = (await created.json()) as { changeId: string };
  await admin.send('POST', `${window}/rows/${slug}`, { version: 1, fields: { storeTitle: 'Drafted' }, asDraft: true });
  return { slug, changeId, at: (call: string) => `${window}/rows/${slug}${call}` };
}

/** A view of the stores that are off. */
async function keptView(as: TestMember): Promise<{ id: string; name: string }> {
  orders += 1;
  const body = { name: `Kept ${orders}`, search: { state: 'off' } };
  return (await (await as.send('POST', `${window}/views`, body)).json()) as { id: string; name: string };
}

const ofRow =
  (call: string, body: object, states: { before?: object; after?: object }, suffix = '') =>
  async ({ admin }: Given): Promise<AuditedCall> => {
    const { slug, at } = await editedStore(admin);
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

/** Each call of the shop window prepares what it changes; its row says which fields were what before and after. */
export const auditedDeskCalls: Record<string, (given: Given) => Promise<AuditedCall>> = {
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
  moveCatalogueRow: async ({ admin }) => {
    orders += 1;
    const banner = (key: string) => ({
      key: `${key}-${orders}`,
      sectionName: `place ${orders}`,
      altText: key,
      rank: 0,
      bannerImageUrl: '/b.svg',
      redirectUrl: '/stores',
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
  changeManyRows: async ({ admin }) => {
    const { slug } = await editedStore(admin);
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
  changeCatalogueView: async ({ admin }) => {
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
  deleteCatalogueView: async ({ admin }) => {
    const { id, name } = await keptView(admin);
    const before = { name, search: 'state=off' };
    return {
      path: `${window}/views/${id}/delete`,
      body: {},
      row: { object: `stores view ${id}`, before, after: null as never },
    };
  },
  addCatalogueNote: async ({ admin }) => {
    const { slug, at } = await editedStore(admin);
    const object = expect.stringContaining(`stores ${slug} (note `) as unknown;
    return {
      path: at('/notes'),
      body: { text: 'Call them' },
      row: { object, before: null, after: { note: 'written' } },
    };
  },
  takeBackCatalogueNote: async ({ admin }) => {
    const { slug, at } = await editedStore(admin);
    const { id } = (await (await admin.send('POST', at('/notes'), { text: 'Call them' })).json()) as { id: string };
    const states = { before: { note: 'written' }, after: { note: 'taken back' } };
    const row = { object: `stores ${slug} (note ${id})`, ...states };
    return { path: at(`/notes/${id}/take-back`), body: {}, row };
  },
  undoCatalogueChange: async ({ admin }) => {
    const { slug, changeId } = await editedStore(admin);
    const row = {
      object: `stores ${slug}`,
      before: expect.anything() as unknown,
      after: expect.anything() as unknown,
    };
    return { path: `/admin/catalogue-changes/${changeId}/undo`, body: {}, row };
  },
  decideCatalogueChange: async ({ apiHost, admin }) => {
    const { at } = await editedStore(admin);
    const asker = await joinAdmin(apiHost);
    const rates = [{ appliesTo: 'Everything', percent: 50 }];
    const waiting = await asker.send('POST', at(''), { version: 1, fields: { rates } });
    const { changeId } = (await waiting.json()) as { changeId: string };
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
