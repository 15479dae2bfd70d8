import type { CatalogueRow } from '@potli/api/contract/adminCatalogue';
import type { ChangeResult } from '@potli/api/contract/adminChanges';
import type { CatalogueNote } from '@potli/api/contract/adminNotes';
import { type CatalogueKindName, catalogueKinds } from '@potli/api/contract/catalogueKinds';
import { DAY_MS } from '@potli/api/units/time';
import { checkLiveLinks } from '../../domain/shop/catalogue/desk/checkLiveLinks.ts';
import { importCatalogue } from '../../domain/shop/catalogue/import/importCatalogue.ts';
import { joinStaff, type TestMember } from '../joinMember.ts';
import { sampleCatalogue, sampleStore } from '../sampleCatalogue.ts';
import type { LivedShop } from './LivedShop.ts';

/** Of each kind a row that is taken off, and one with dates. */
const edited: Record<CatalogueKindName, readonly [off: string, dated: string]> = {
  categories: ['apparel', 'travels'],
  stores: ['anokhi-dukaan', 'safar'],
  flashDeals: ['is-over', 'for-ever'],
  offers: ['was-good', 'festive'],
  creditCards: ['sona-card', 'chandi-card'],
  giftCards: ['kapas-gift', 'safar-gift'],
  banners: ['main-1', 'side-1'],
  homeSections: ['weekend', 'weekdays'],
  searchWords: ['ka', 'kapde'],
  faqs: ['when', 'where'],
  videos: ['first-order', 'missing-order'],
  texts: ['terms-and-conditions', 'refund-policy'],
};

/** A sample with at least two rows of each kind. */
function windowOfTheShop() {
  const sample = sampleCatalogue();
  const [card] = sample.creditCards ?? [];
  const [gift] = sample.giftCards ?? [];
  const [section] = sample.homeSections ?? [];
  if (!card || !gift || !section) throw new Error('The sample has lost a kind');
  return {
    ...sample,
    creditCards: [card, { ...card, urlSlug: 'chandi-card', heading: 'Chandi Card' }],
    giftCards: [gift, { ...gift, urlSlug: 'safar-gift', name: 'Safar gift card' }],
    homeSections: [section, { ...section, key: 'weekdays', title: 'Weekday picks', rank: 2 }],
  };
}

const NO_CASHBACK = {
  cashback: 'none',
  missingSales: true,
  appTraffic: true,
  priceHistory: false,
  extension: false,
} as const;

const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** Editors change the shop window: rows off, dated and drafted, rates that wait, are refused or taken back, and what looks wrong. */
export async function liveWithEditors({ host, database, sql, potli }: LivedShop): Promise<void> {
  await importCatalogue(database, windowOfTheShop());
  const editor = await joinStaff(host, 'EDITOR');
  const second = await joinStaff(host, 'ADMIN');
  const send = async <Answer = ChangeResult>(path: string, body: object, as: TestMember = editor): Promise<Answer> => {
    const response = await as.send('POST', `/admin/${path}`, body);
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as Answer;
  };
  const rowAt = async (kind: CatalogueKindName, key: string) =>
    (await (await editor.get(`/admin/catalogue/${kind}/rows/${key}`)).json()) as CatalogueRow;
  const edit = async (kind: CatalogueKindName, key: string, fields: object, more: object = {}) =>
    send(`catalogue/${kind}/rows/${key}`, { version: (await rowAt(kind, key)).version, fields, ...more });

  for (const kind of catalogueKinds) {
    const [off, dated] = edited[kind];
    await edit(kind, off, { off: true });
    // one that will end, and one that has
    await edit(kind, dated, { liveFrom: daysFromNow(-9), liveUntil: daysFromNow(9) });
    await edit(kind, off, { liveUntil: daysFromNow(-1) });
  }

  // rates from a day on, and what the lists call wrong
  const rates = [{ appliesTo: 'Everything', percent: 4, commission: { percent: 20 } }];
  const raised = [{ appliesTo: 'Everything', percent: 9, commission: { percent: 20 } }];
  await send('catalogue/stores', { fields: sampleStore('rated', { rates }) });
  await send('catalogue/stores', { fields: sampleStore('no-rate', { rates: [], programme: NO_CASHBACK }) });
  await send('catalogue/stores', {
    fields: sampleStore('no-click', {
      redirectionUrl: 'https://no-click.example/',
      storeImageUrl: '/api/pictures/11111111-1111-4111-8111-111111111111.webp',
    }),
  });
  for (const [kind, key] of [
    ['stores', 'rated'],
    ['creditCards', 'chandi-card'],
    ['flashDeals', 'for-ever'],
    ['offers', 'festive'],
  ] as const) {
    const { row } = await rowAt(kind, key);
    const from = daysFromNow(20);
    await edit(kind, key, { nextRates: { from, rates: (row?.rates as object[] | undefined) ?? rates } });
  }

  // one raise waits, one is refused, one approved and taken back; a draft waits on a row
  const raises = [];
  for (const slug of ['waits', 'refused', 'approved']) {
    await send('catalogue/stores', { fields: sampleStore(slug, { rates }) });
    raises.push(await edit('stores', slug, { rates: raised }));
  }
  const [, refused, approved] = raises;
  await send(`catalogue-changes/${refused?.changeId}/decide`, { approves: false }, second);
  const made = await send(`catalogue-changes/${approved?.changeId}/decide`, { approves: true }, second);
  await send(`catalogue-changes/${made.changeId ?? approved?.changeId}/undo`, {}, second);
  await edit('stores', 'rated', { storeTitle: 'A better title' }, { asDraft: true });

  await send('catalogue/stores', { fields: sampleStore('not-yet'), asDraft: true });

  // each list under a name, and categories with a rank beside one without
  for (const kind of catalogueKinds) {
    await send(`catalogue/${kind}/views`, { name: 'What is off', search: { state: 'off', sort: '-changed' } });
  }
  await send('catalogue/categories/rows/travels/move', { direction: 'up' });
  await send('catalogue/categories', { fields: { urlSlug: 'unranked', name: 'Unranked', imageUrl: '/u.svg' } });

  // notes on a row of each kind, of an editor and of a command, and one that is taken back
  for (const kind of catalogueKinds) {
    await send(`catalogue/${kind}/rows/${edited[kind][0]}/notes`, { text: 'Ask the network first' });
  }
  const notes = 'catalogue/stores/rows/rated/notes';
  const { id } = await send<CatalogueNote>(notes, { text: 'Their number is wrong' });
  await send(`${notes}/${id}/take-back`, {});
  await potli('notes', 'add', 'stores', 'rated', 'Call them in May');

  // a link that leads nowhere
  const { row: shown } = await rowAt('stores', 'rated');
  const found = { dead: new Map([[String(shown?.baseUrl), 'There is no such site']]), unchecked: [] };
  await checkLiveLinks(database, { check: () => Promise.resolve(found), now: new Date() });

  // a deleted row has its history
  await send('catalogue/stores', { fields: sampleStore('deleted') });
  await send('catalogue/stores/rows/deleted/delete', { version: (await rowAt('stores', 'deleted')).version });

  await potli('admin', 'token', 'create', second.email, 'of-last-month', '--rights=catalogue', '--days=1');
  await sql("update staff_token set expires_at = now() where name = 'of-last-month'");
}
