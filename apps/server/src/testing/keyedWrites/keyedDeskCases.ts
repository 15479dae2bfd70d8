import * as z from 'zod/mini';
import type { TestHost } from '../createTestHost.ts';
import { joinAdmin, type TestMember } from '../joinMember.ts';
import { sampleStore } from '../sampleCatalogue.ts';
import { type KeyedCase, withBody } from './KeyedCase.ts';

const window = '/admin/catalogue/stores';

/** The calls of the shop window: each case has rows of its own. */
export function keyedDeskCases(apiHost: TestHost) {
  let count = 0;

  /** A store of its own, by an editor, with a draft. */
  async function editedStore() {
    const as = await joinAdmin(apiHost);
    count += 1;
    const slug = `keyed-${count}`;
    const created = await as.send('POST', window, { fields: sampleStore(slug) });
    const { changeId } = z.parse(z.object({ changeId: z.string() }), await created.json());
    const draft = { version: 1, fields: { storeTitle: 'Drafted' }, asDraft: true };
    await as.send('POST', `${window}/rows/${slug}`, draft);
    return { as, slug, changeId, at: (call: string) => `${window}/rows/${slug}${call}` };
  }

  async function keptView() {
    count += 1;
    const as = await joinAdmin(apiHost);
    const created = await as.send('POST', `${window}/views`, { name: `Kept ${count}`, search: {} });
    const { id } = z.parse(z.object({ id: z.string() }), await created.json());
    return { as, at: `${window}/views/${id}` };
  }

  const two = (as: TestMember, path: string, otherPath: string, body: object = {}): KeyedCase => ({
    request: { as, path, body },
    changed: { as, path: otherPath, body },
  });
  const ofRow =
    (call: string, body: object = {}) =>
    async () => {
      const { as, at } = await editedStore();
      const others = await editedStore();
      return two(as, at(call), others.at(call), body);
    };
  return {
    createCatalogueRow: async () => {
      const as = await joinAdmin(apiHost);
      count += 1;
      return withBody(as, window, { fields: sampleStore(`keyed-${count}`) }, { asDraft: true });
    },
    changeCatalogueRow: ofRow('', { version: 1, fields: { storeTitle: 'Changed' } }),
    publishCatalogueDraft: ofRow('/publish'),
    discardCatalogueDraft: ofRow('/discard'),
    deleteCatalogueRow: ofRow('/delete', { version: 1 }),
    restoreCatalogueVersion: ofRow('/restore', { version: 1, restored: 1, asDraft: true }),
    changeManyRows: async () => {
      const { as, slug } = await editedStore();
      const body = { keys: [slug], fields: { off: true }, expected: 1 };
      return withBody(as, `${window}/many`, body, { fields: { off: false } });
    },
    decideCatalogueChange: async () => {
      const { as, at } = await editedStore();
      const rates = [{ appliesTo: 'Everything', percent: 50 }];
      const created = await as.send('POST', at(''), { version: 1, fields: { rates } });
      const { changeId } = z.parse(z.object({ changeId: z.string() }), await created.json());
      const path = `/admin/catalogue-changes/${changeId}/decide`;
      return withBody(await joinAdmin(apiHost), path, { approves: false }, { approves: true });
    },
    moveCatalogueRow: async () => {
      count += 1;
      const as = await joinAdmin(apiHost);
      for (const rank of [count * 10, count * 10 + 1]) {
        const fields = { key: `moved-${rank}`, title: `Moved ${rank}`, rank, cards: [] };
        await as.send('POST', '/admin/catalogue/homeSections', { fields });
      }
      const path = `/admin/catalogue/homeSections/rows/moved-${count * 10 + 1}/move`;
      return withBody(as, path, { direction: 'up' }, { direction: 'down' });
    },
    createCatalogueView: async () => {
      count += 1;
      const body = { name: `Keyed ${count}`, search: {} };
      return withBody(await joinAdmin(apiHost), `${window}/views`, body, { search: { state: 'off' } });
    },
    changeCatalogueView: async () => {
      const { as, at } = await keptView();
      return withBody(as, at, { search: { state: 'off' } }, { search: { state: 'live' } });
    },
    deleteCatalogueView: async () => {
      const { as, at } = await keptView();
      return two(as, `${at}/delete`, `${(await keptView()).at}/delete`);
    },
    addCatalogueNote: async () => {
      const { as, at } = await editedStore();
      return withBody(as, at('/notes'), { text: 'Call them' }, { text: 'Call them again' });
    },
    takeBackCatalogueNote: async () => {
      const { as, at } = await editedStore();
      const note = async () => {
        const created = await as.send('POST', at('/notes'), { text: 'Call them' });
        return at(`/notes/${z.parse(z.object({ id: z.string() }), await created.json()).id}/take-back`);
      };
      return two(as, await note(), await note());
    },
    undoCatalogueChange: async () => {
      const { as, changeId } = await editedStore();
      const others = await editedStore();
      const path = (id: string) => `/admin/catalogue-changes/${id}/undo`;
      return two(as, path(changeId), path(others.changeId));
    },
  };
}
