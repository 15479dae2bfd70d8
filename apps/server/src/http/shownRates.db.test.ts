import { demoCatalogue } from '@potli/api/fixtures';
import { promisesOf, rateText } from '@potli/api/rates';
import { toRupees } from '@potli/api/units/money';
import { toPercent } from '@potli/api/units/percent';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importCatalogue } from '../domain/shop/catalogue/import/importCatalogue.ts';
import { createTestHost } from '../testing/createTestHost.ts';

const apiHost = await createTestHost();
afterAll(() => apiHost.close());
beforeAll(async () => {
  await importCatalogue(apiHost.database, demoCatalogue);
});

async function answerOf(path: string): Promise<unknown> {
  const response = await apiHost.call(path);
  expect(response.status, path).toBe(200);
  return response.json();
}

type Row = Record<string, unknown>;

/** Every public answer of the shop that shows something of the catalogue. */
async function everyAnswer(): Promise<[path: string, answer: unknown][]> {
  const lists = ['stores', 'flashdeals', 'offers', 'credit-cards'].map((name) => `/${name}/paginated?pageSize=250`);
  const sections = (await answerOf('/home-sections')) as Row[];
  const paths = [
    ...lists,
    '/home-page-banners',
    ...sections.map(({ id }) => `/home-section-cards/sections/${String(id)}?pageSize=250`),
    '/stores/search?storeName=a&pageSize=250',
  ];
  for (const kind of ['stores', 'flashdeals', 'credit-cards']) {
    const rows = (await answerOf(`/${kind}/paginated?pageSize=250`)) as Row[];
    paths.push(...rows.map(({ urlSlug }) => `/${kind}/slug/${String(urlSlug)}`));
  }
  return Promise.all(paths.map(async (path) => [path, await answerOf(path)] as [string, unknown]));
}

/** The figures of all rows that hold. */
async function heldFigures(): Promise<Set<string>> {
  const { rows } = await apiHost.database.pool.query<{ points: number; paise: string }>(
    `select cashback_basis_points as points, cashback_paise as paise from rate_row
     where rate_card_id in (select rate_card_id from store union select rate_card_id from credit_card
       union select rate_card_id from offer)`,
  );
  return new Set(
    rows.map(({ points, paise }) =>
      rateText({ appliesTo: '', percent: toPercent(points), amount: toRupees(Number(paise)) }),
    ),
  );
}

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value !== null && typeof value === 'object') for (const item of Object.values(value)) yield* textsOf(item);
}

/** What the shop says of referrals, with its example (docs/product/referrals.md). */
const REFERRAL = ['5%', '₹5,000', '₹250'];

test('no answer shows a rate that no row holds, and no placeholder', async () => {
  const held = new Set([...(await heldFigures()), ...REFERRAL]);
  const answers = await everyAnswer();
  expect(answers.length).toBeGreaterThan(100);
  let promised = 0;
  for (const [path, answer] of answers) {
    for (const text of textsOf(answer)) {
      const { figures } = promisesOf(text);
      promised += figures.length;
      expect(
        figures.filter((figure) => !held.has(figure)),
        `${path}: ${text}`,
      ).toEqual([]);
      expect(text, path).not.toMatch(/\{cashback\}|\{rate:/);
    }
  }
  expect(promised).toBeGreaterThan(300);
});

test('a changed row changes every answer about its store', async () => {
  const [store] = demoCatalogue.stores ?? [];
  if (!store) throw new Error('The demo has no stores');
  const answers = ['/stores/slug/juttigali', '/stores/paginated?pageSize=250', '/stores/search?storeName=juttigali'];
  const shown = async () => {
    const texts = await Promise.all(answers.map(answerOf));
    return texts.map((answer) => JSON.stringify(answer).includes('Flat 3.25% Cashback'));
  };
  expect(await shown()).toEqual([false, false, false]);
  const rates = [{ appliesTo: 'Everything', percent: 3.25 }];
  await importCatalogue(apiHost.database, { version: 1, stores: [{ ...store, rates }] });
  await expect.poll(shown).toEqual([true, true, true]);
});
