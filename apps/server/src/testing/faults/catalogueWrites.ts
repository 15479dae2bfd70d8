import { CatalogueNote } from '@potli/api/contract/adminNotes';
import { CatalogueView } from '@potli/api/contract/adminViews';
import * as z from 'zod/mini';
import { sampleStore } from '../sampleCatalogue.ts';
import type { FaultMember, FaultShop } from './FaultShop.ts';
import { ask, keyedWrite, type PlannedCall } from './keyedWrite.ts';
import { mark } from './mark.ts';
import { clear, finds } from './owner.ts';
import type { Acknowledged, Write } from './Write.ts';

const WORDS = '/admin/catalogue/searchWords';
const VIEWS = `${WORDS}/views`;

const Changed = z.object({ changeId: z.string() });

/** The version that a change made, with the row as it was acknowledged: of that version, or gone. */
function isVersionStored({ shop, answer }: Acknowledged, { object }: PlannedCall): Promise<boolean> {
  const text = `select from catalogue_version as made
    join catalogue_change as change on change.id = made.change_id
    left join catalogue_row as held on held.kind = made.kind and held.key = made.key
    where change.id = $1 and change.state = 'applied' and made.kind || ' ' || made.key = $2
      and held.version is not distinct from case when made.row is not null then made.version end`;
  return finds(shop, text, [z.parse(Changed, answer).changeId, object]);
}

const wordOf = (word: string, meaning = 'apparel') => ({ word, means: [meaning] });

/** A search word of its own: the smallest row of the catalogue. */
async function addWord(member: FaultMember, asDraft = false) {
  const word = `word-${mark()}`;
  const answer = await ask(member, WORDS, { fields: wordOf(word), asDraft });
  const at = (call = '') => `${WORDS}/rows/${word}${call}`;
  return { word, object: `searchWords ${word}`, answer, at };
}

const means = { means: ['travels'] };

/** Two banners of one rank, at a place of their own. */
async function addBanners(member: FaultMember): Promise<{ first: string; second: string }> {
  const sectionName = `place-${mark()}`;
  const [first, second] = [`${sectionName}-1`, `${sectionName}-2`];
  const looks = { bannerImageUrl: '/b.svg', redirectUrl: '/stores', rank: 0, sectionName };
  for (const key of [first, second])
    await ask(member, '/admin/catalogue/banners', { fields: { ...looks, key, altText: key } });
  return { first, second };
}

/** A rate that waits for a second person. @returns the change and its store */
async function askForRate(member: FaultMember, shop: FaultShop): Promise<{ changeId: string; slug: string }> {
  const slug = `store-${mark()}`;
  await ask(member, '/admin/catalogue/stores', { fields: sampleStore(slug) });
  const rates = [{ appliesTo: 'Everything', percent: 50 }];
  const asked = await ask(member, `/admin/catalogue/stores/rows/${slug}`, { version: 1, fields: { rates } });
  const { changeId } = z.parse(Changed, asked);
  // as if another editor had asked: the one who asks cannot approve
  await clear(shop, `update catalogue_change set asked_member = 0 where id = $1`, [changeId]);
  return { changeId, slug };
}

/** A list has at most 100 views, and there are many rounds. */
const dropViews = ({ id }: FaultMember, shop: FaultShop) =>
  clear(shop, 'delete from catalogue_view where changed_by = $1', [`member:${id}`]);

async function addView(member: FaultMember, shop: FaultShop): Promise<CatalogueView> {
  await dropViews(member, shop);
  return z.parse(CatalogueView, await ask(member, VIEWS, { name: mark(), search: { state: 'off' } }));
}

function isViewStored({ shop, answer }: Acknowledged): Promise<boolean> {
  const { id, name } = z.parse(CatalogueView, answer);
  return finds(shop, 'select from catalogue_view where id = $1 and name = $2', [id, name]);
}

const noteObject = (path: string, { id }: CatalogueNote) =>
  `searchWords ${/rows\/([^/]+)/.exec(path)?.[1]} (note ${id})`;

function isNoteStored({ shop, answer }: Acknowledged): Promise<boolean> {
  const { id, text } = z.parse(CatalogueNote, answer);
  return finds(shop, 'select from catalogue_note where id = $1 and text is not distinct from $2', [id, text]);
}

const inTurn = (write: Write): Write => ({ ...write, inTurn: true });

/** Writes of the catalogue in the admin area. All take the lock of the catalogue. */
export const catalogueWrites: readonly Write[] = [
  keyedWrite('createCatalogueRow', {
    async plan() {
      const word = `word-${mark()}`;
      return { path: WORDS, body: { fields: wordOf(word) }, object: `searchWords ${word}` };
    },
    isStored: isVersionStored,
  }),
  keyedWrite('changeCatalogueRow', {
    async plan(member) {
      const { at, object } = await addWord(member);
      return { path: at(), body: { version: 1, fields: means }, object };
    },
    isStored: isVersionStored,
  }),
  keyedWrite('publishCatalogueDraft', {
    async plan(member) {
      const { at, object } = await addWord(member, true);
      return { path: at('/publish'), body: {}, object };
    },
    isStored: isVersionStored,
  }),
  keyedWrite('discardCatalogueDraft', {
    async plan(member) {
      const { at, object } = await addWord(member, true);
      return { path: at('/discard'), body: {}, object: `${object} (draft)` };
    },
    isStored: async ({ shop }, { object }) =>
      !(await finds(shop, `select from catalogue_row where kind || ' ' || key || ' (draft)' = $1`, [object])),
  }),
  keyedWrite('deleteCatalogueRow', {
    async plan(member) {
      const { at, object } = await addWord(member);
      return { path: at('/delete'), body: { version: 1 }, object };
    },
    isStored: isVersionStored,
  }),
  keyedWrite('restoreCatalogueVersion', {
    async plan(member) {
      const { at, object } = await addWord(member);
      await ask(member, at(), { version: 1, fields: means });
      return { path: at('/restore'), body: { version: 2, restored: 1 }, object };
    },
    isStored: isVersionStored,
  }),
  keyedWrite('moveCatalogueRow', {
    async plan(member) {
      const { first, second } = await addBanners(member);
      // of two rows of one rank the other one gets another
      const object = `banners ${first}`;
      return { path: `/admin/catalogue/banners/rows/${second}/move`, body: { direction: 'up' }, object };
    },
    isStored: isVersionStored,
  }),
  keyedWrite('changeManyRows', {
    async plan(member) {
      const { word, object } = await addWord(member);
      return { path: `${WORDS}/many`, body: { keys: [word], fields: means, expected: 1 }, object };
    },
    isStored: isVersionStored,
  }),
  keyedWrite('undoCatalogueChange', {
    async plan(member) {
      const { answer, object } = await addWord(member);
      return { path: `/admin/catalogue-changes/${z.parse(Changed, answer).changeId}/undo`, body: {}, object };
    },
    isStored: isVersionStored,
  }),
  keyedWrite('decideCatalogueChange', {
    async plan(member, shop) {
      const { changeId, slug } = await askForRate(member, shop);
      const path = `/admin/catalogue-changes/${changeId}/decide`;
      return { path, body: { approves: true }, object: `stores ${slug}` };
    },
    isStored: isVersionStored,
  }),
  keyedWrite('importCatalogueFile', {
    async plan(member) {
      const word = `word-${mark()}`;
      const text = JSON.stringify({ version: 1, searchWords: [wordOf(word)] });
      const path = '/admin/catalogue-import';
      const { seen } = z.parse(z.object({ seen: z.string() }), await ask(member, path, { text }));
      return { path, body: { text, seen }, object: `searchWords ${word}` };
    },
    isStored: isVersionStored,
  }),
  keyedWrite('createCatalogueView', {
    async plan(member, shop) {
      await dropViews(member, shop);
      return { path: VIEWS, body: { name: mark(), search: { state: 'off' } }, object: '' };
    },
    objectOf: (answer) => `searchWords view ${z.parse(CatalogueView, answer).id}`,
    isStored: isViewStored,
  }),
  keyedWrite('changeCatalogueView', {
    async plan(member, shop) {
      const { id } = await addView(member, shop);
      return { path: `${VIEWS}/${id}`, body: { name: mark() }, object: `searchWords view ${id}` };
    },
    isStored: isViewStored,
  }),
  keyedWrite('deleteCatalogueView', {
    async plan(member, shop) {
      const { id } = await addView(member, shop);
      return { path: `${VIEWS}/${id}/delete`, body: {}, object: `searchWords view ${id}` };
    },
    isStored: async ({ shop, answer }) =>
      !(await finds(shop, 'select from catalogue_view where id = $1', [
        z.parse(z.object({ id: z.string() }), answer).id,
      ])),
  }),
  keyedWrite('addCatalogueNote', {
    async plan(member) {
      const { at } = await addWord(member);
      return { path: at('/notes'), body: { text: mark() }, object: '' };
    },
    objectOf: (answer, { path }) => noteObject(path, z.parse(CatalogueNote, answer)),
    isStored: isNoteStored,
  }),
  keyedWrite('takeBackCatalogueNote', {
    async plan(member) {
      const { at } = await addWord(member);
      const note = z.parse(CatalogueNote, await ask(member, at('/notes'), { text: mark() }));
      return { path: at(`/notes/${note.id}/take-back`), body: {}, object: noteObject(at(), note) };
    },
    isStored: isNoteStored,
  }),
].map(inTurn);
