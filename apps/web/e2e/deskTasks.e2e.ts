import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { type Desk, deskIn } from './harness/deskIn.ts';
import { keyboard, mouse } from './harness/hands.ts';
import { logInTab } from './harness/members.ts';
import { accessibilityProblems } from './harness/pageProblems.ts';
import { test } from './harness/test.ts';
import { isWholeRun } from './harness/wholeRun.ts';

// What an editor comes for, by what is written on the page. Each is written once and done by either hand: in the usual run by
// the keyboard, in `test --all` all of them, and by the mouse, too. Two editors at once stand in `twoEditors.e2e.ts`, the import of a file
// and the whole way of a new store in `importCatalogue.long.e2e.ts` and `shopWindow.long.e2e.ts`.

interface Task {
  wants: string;
  /** In `test --all` only. */
  isLong?: true;
  /** Who sees the rooms that it needs. */
  as: 'editor' | 'admin';
  go(desk: Desk): Promise<void>;
}

const done = 'Done. Visitors see it now.';

const tasks: readonly Task[] = [
  {
    wants: 'a store hidden in a hurry, and back',
    as: 'editor',
    async go({ page, find, hand, press, says, visitor }) {
      const store = '/stores_details/kurtanama';
      await find('Stores', 'kurtanama');
      await hand.tick(page.getByRole('checkbox', { name: 'Choose Kurtanama' }));
      await press('button', 'Take off');
      await press('button', 'Take off 1');
      await says('1 store changed.');
      expect((await visitor(store)).status).toBe(404);
      await hand.choose(page.getByRole('combobox', { name: 'State' }), 'Off');
      await hand.tick(page.getByRole('checkbox', { name: 'Choose Kurtanama' }));
      await press('button', 'Put back');
      await press('button', 'Put back 1');
      await expect.poll(async () => (await visitor(store)).status).toBe(200);
    },
  },
  {
    wants: 'who changed a rate, and from what',
    isLong: true,
    as: 'admin',
    async go({ page, row, press, write, says }) {
      const goods = `Lamps ${Date.now()}`;
      await row('stores', 'bijli');
      const rate = page.getByRole('region', { name: 'Rate 1' });
      await write('For', goods, rate);
      await press('button', 'Publish');
      await says(done);
      await press('link', 'Audit log');
      await write('Object', 'stores bijli');
      await write('From', today());
      await press('button', 'Show');
      const found = page.getByRole('row').filter({ hasText: 'changeCatalogueRow' }).first();
      await found.filter({ hasText: goods }).waitFor();
      await found.filter({ hasText: 'rates' }).waitFor();
    },
  },
  {
    wants: 'two banners swapped',
    as: 'editor',
    async go({ page, press, says, visitor }) {
      const shown = async () => {
        const banners = JSON.parse((await visitor('/api/home-page-banners')).text) as {
          sectionName: string;
          altText: string;
        }[];
        return banners.filter(({ sectionName }) => sectionName === 'home-side').map(({ altText }) => altText);
      };
      const [first = '', second = '', ...others] = await shown();
      await page.goto('/admin/catalogue/banners?size=50');
      await press('button', `Move ${second} up`);
      await says(`“${second}” is one place further up.`);
      await expect.poll(shown).toEqual([second, first, ...others]);
      await press('button', `Move ${first} up`);
      await expect.poll(shown).toEqual([first, second, ...others]);
    },
  },
  {
    wants: 'a store with three rates and a logo',
    isLong: true,
    as: 'editor',
    async go({ page, press, write, says, visitor }) {
      const key = `desk-bazaar-${Date.now()}`;
      await page.goto('/admin');
      await press('link', 'Stores');
      await press('link', 'Add a store');
      for (const [label, text] of Object.entries({
        Key: key,
        'Name of the store': 'Desk Bazaar',
        'Heading of its page': 'Desk Bazaar cashback',
        Logo: '/demo/stores/aambagaan.svg',
        Website: 'https://desk.example/',
        'Link of the network': 'https://desk.example/?subid={clickId}',
        'Title for search engines': 'Desk Bazaar',
        'Description for search engines': 'Cashback at Desk Bazaar',
      })) {
        await write(label, text);
      }
      const rates = [
        ['Lamps', '4.5', '10'],
        ['Chairs', '2.5', '6'],
        ['All else', '1', '3'],
      ] as const;
      for (const [index, [name, cashback, commission]] of rates.entries()) {
        await press('button', 'Add a rate');
        const rate = page.getByRole('region', { name: `Rate ${index + 1}` });
        await write('For', name, rate);
        await write('Members get', cashback, rate);
        await write('Network pays', commission, rate);
      }
      await press('button', 'Publish');
      await says(done);
      const { text } = await visitor(`/stores_details/${key}`);
      for (const shown of ['Lamps', '4.5%', '2.5%', 'aambagaan.svg']) expect(text).toContain(shown);
    },
  },
  {
    wants: 'a deal for Diwali, on its day',
    isLong: true,
    as: 'editor',
    async go({ page, hand, press, write, says, expectSeen }) {
      const key = `desk-diwali-${Date.now()}`;
      await page.goto('/admin/catalogue/flashDeals');
      await press('link', 'Add a flash deal');
      for (const [label, text] of Object.entries({
        Key: key,
        'Title of the deal': 'Lights of Diwali',
        Picture: '/demo/stores/aambagaan.svg',
        'Where it leads': 'https://desk.example/diwali?subid={clickId}',
        Appears: '01-12-2099 10:00',
      })) {
        await write(label, text);
      }
      await hand.write(page.getByLabel('Store', { exact: true }), 'kurtanama');
      await press('button', 'Publish');
      await says('Scheduled from 01-12-2099 10:00');
      await expectSeen(`/grabdeals/${key}`, 'Lights of Diwali', false);
    },
  },
  {
    wants: 'a draft that is looked at, and then published',
    isLong: true,
    as: 'editor',
    async go({ page, row, press, turn, write, says, expectSeen }) {
      await row('categories', 'cosmetics');
      const published = await page.getByRole('textbox', { name: 'Name' }).inputValue();
      await write('Name', 'Colours');
      await press('button', 'Save as a draft');
      await says('This is the draft');
      await turn('Preview');
      await page.frameLocator('iframe').getByText('Colours').first().waitFor();
      await expectSeen('/categories', 'Colours', false);
      await turn('Fields');
      await press('button', 'Publish');
      await says(done);
      await expectSeen('/categories', 'Colours', true);
      await write('Name', published);
      await press('button', 'Publish');
      await expectSeen('/categories', 'Colours', false);
    },
  },
  {
    wants: 'an old version back, and then the change taken back',
    isLong: true,
    as: 'editor',
    async go({ page, row, press, turn, write, says, expectSeen }) {
      await row('categories', 'kitchen');
      await write('Name', 'Pots of all sorts');
      await press('button', 'Publish');
      await says(done);
      await expectSeen('/categories', 'Pots of all sorts', true);
      await turn('History');
      await press('button', 'Publish again: version 1');
      await expectSeen('/categories', 'Pots of all sorts', false);
      await press('link', 'Waiting changes');
      await page.goto('/admin/changes?state=applied');
      await press('link', /./, page.getByRole('row').nth(1));
      await press('button', 'Take it back');
      await says('It is as before.');
      await expectSeen('/categories', 'Pots of all sorts', true);
      // as it was, for who comes after
      await row('categories', 'kitchen');
      await write('Name', 'Kitchen');
      await press('button', 'Publish');
      await expectSeen('/categories', 'Pots of all sorts', false);
    },
  },
  {
    wants: 'many stores off and back',
    isLong: true,
    as: 'editor',
    async go({ page, find, press, says, expectSeen }) {
      await find('Stores', 'house');
      await press('button', /^Choose all \d+ that match$/);
      await press('button', 'Take off');
      await press('button', /^Take off \d+$/);
      await says(/stores? changed\.$/);
      await expectSeen('/api/stores/paginated?pageSize=250', 'Saafa House', false);
      await page.goto('/admin/changes?state=applied');
      await press('link', /./, page.getByRole('row').nth(1));
      await press('button', 'Take it back');
      await says('It is as before.');
      await expectSeen('/api/stores/paginated?pageSize=250', 'Saafa House', true);
    },
  },
  {
    wants: 'the stores without a rate',
    isLong: true,
    as: 'editor',
    async go({ page, choose, says }) {
      await page.goto('/admin/catalogue/stores');
      await choose('Looks wrong', 'Without a rate');
      await page.waitForURL(/problem=without-rate/);
      await says(/^1–\d+ of \d+ stores$|^No stores fit this filter$/);
    },
  },
  {
    wants: 'a list under a name, and a file of exactly its rows',
    as: 'editor',
    async go({ page, hand, find, press, write, says }) {
      await find('Stores', 'hou');
      await press('button', /^Views?\b/);
      await hand.pick(page.getByRole('menuitem', { name: 'Save this list' }));
      await write('Name', `Houses ${Date.now()}`);
      await page.keyboard.press('Enter');
      await says(/^All editors find/);
      const keys = await listedKeys(page);
      await press('link', 'Export', page.getByRole('main'));
      await says('Only rows of the filter: “hou”');
      const [download] = await Promise.all([page.waitForEvent('download'), press('button', 'Download')]);
      const text = await readFile((await download.path()) ?? '', 'utf8');
      const [, ...lines] = text.trim().split(/\r\n(?=[a-z0-9-]+,)/);
      expect(new Set(lines.map((line) => line.split(',')[0]))).toEqual(new Set(keys));
    },
  },
  {
    wants: 'a word of the search deleted, and again there',
    isLong: true,
    as: 'editor',
    async go({ page, press, write, says }) {
      await page.goto('/admin/catalogue/searchWords');
      await press('link', 'Add a search word');
      const word = `desk${Date.now()}`;
      await write('Word', word);
      await write('Stands for', 'shoes');
      await press('button', 'Publish');
      await says(done);
      await press('button', 'Delete', page.getByRole('region', { name: 'Delete' }));
      await press('button', 'Delete', page.getByRole('alertdialog'));
      await page.waitForURL(/searchWords\/?(\?.*)?$/);
      await page.goto('/admin/changes?state=applied');
      await press('link', /./, page.getByRole('row').nth(1));
      await press('button', 'Take it back');
      await says('It is as before.');
    },
  },
];

/** As the field of a day has it: of India. */
const today = () =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' }).format(new Date()).replaceAll('/', '-');

/** The keys of a list of one page, from the links of its rows. */
async function listedKeys(page: Page): Promise<string[]> {
  const links = page.getByRole('main').getByRole('row').getByRole('link');
  await links.first().waitFor();
  const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(addresses.flatMap((address) => /\/rows\/([^/?]+)/.exec(address)?.[1] ?? []))];
}

const hands = { keyboard, mouse };

describe.each(isWholeRun ? (['keyboard', 'mouse'] as const) : (['keyboard'] as const))(
  'by the %s an editor gets',
  (name) => {
    test.for(tasks.filter(({ isLong }) => isWholeRun || !isLong))('$wants', async ({ as, go }, { site, visit }) => {
      const { page, faults } = await visit();
      await logInTab(page, site.url, as);
      await go(deskIn(page, hands[name](page), site.url));
      expect(await accessibilityProblems(page)).toEqual([]);
      // the frame of a preview runs no scripts
      expect(faults.filter((fault) => !/^Blocked script execution in '[^']*\/preview\//.test(fault))).toEqual([]);
    });
  },
);
