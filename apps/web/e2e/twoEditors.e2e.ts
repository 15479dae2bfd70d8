import { expect } from 'vitest';
import { type Desk, deskIn } from './harness/deskIn.ts';
import { mouse } from './harness/hands.ts';
import { logIn, storedSession } from './harness/members.ts';
import { test as base } from './harness/test.ts';
import { isWholeRun } from './harness/wholeRun.ts';

const done = 'Done. Visitors see it now.';

/** Two people, each with the admin area in a browser of their own. */
const test = base.extend('desks', async ({ site, visit }) => {
  const open = async (member: 'admin' | 'editor') => {
    const { page } = await visit({ stored: storedSession(await logIn(site.url, member)) });
    return deskIn(page, mouse(page), site.url);
  };
  return [await open('admin'), await open('editor')] as const;
});

const field = ({ page }: Desk, label: string) => page.getByRole('textbox', { name: label }).first();

/** Both see the form before either changes it. */
async function openRow(desks: readonly Desk[], kind: string, key: string, label: string): Promise<void> {
  for (const desk of desks) {
    await desk.row(kind, key);
    await field(desk, label).waitFor();
  }
}

async function publish(desk: Desk, label: string, text: string): Promise<void> {
  await desk.write(label, text);
  await desk.press('button', 'Publish');
}

const conflict = ({ page }: Desk) => page.getByRole('alert').filter({ hasText: 'changed the same fields' });

async function keepBoth(desks: readonly [Desk, Desk]): Promise<void> {
  const [first, second] = desks;
  const [heading, search] = ['Heading of its page', 'Title for search engines'];
  await openRow(desks, 'stores', 'kurtanama', heading);
  const before = [await field(first, heading).inputValue(), await field(first, search).inputValue()];
  await publish(first, heading, 'Kurtas of the first');
  await first.says(done);
  await publish(second, search, 'Kurtas of the second');
  await second.says(done);
  expect(await conflict(second).count()).toBe(0);

  const { text } = await first.visitor('/stores_details/kurtanama');
  expect(text).toContain('Kurtas of the first');
  expect(text).toContain('Kurtas of the second');
  await openRow(desks, 'stores', 'kurtanama', heading);
  for (const desk of desks) {
    await expect.poll(() => field(desk, heading).inputValue()).toBe('Kurtas of the first');
    await expect.poll(() => field(desk, search).inputValue()).toBe('Kurtas of the second');
  }
  // as it was, for who comes after
  await first.write(heading, before[0] ?? '');
  await publish(first, search, before[1] ?? '');
  await first.expectSeen('/stores_details/kurtanama', 'Kurtas of the', false);
}

/** The server stores both (rowsOfKinds.db.test.ts), so the page is asked in `test --all`. */
if (isWholeRun)
  test('changes of two editors to different fields of a store are both saved, without a question', ({ desks }) =>
    keepBoth(desks));

test('the second editor of the same field sees what the first wrote, and decides', async ({ desks }) => {
  const [first, second] = desks;
  await openRow(desks, 'categories', 'movies', 'Name');
  await publish(first, 'Name', 'Cinema');
  await first.says(done);
  await publish(second, 'Name', 'Films');
  await second.says('Theirs: Cinema');
  await second.expectSeen('/categories', 'Cinema', true);
  await second.press('button', 'Keep mine');
  await second.press('button', 'Publish');
  await second.says(done);
  await second.expectSeen('/categories', 'Films', true);

  // the first, whose form is older, takes what the second wrote
  await publish(first, 'Name', 'Movies of today');
  await first.says('Theirs: Films');
  await first.press('button', 'Take theirs');
  await expect.poll(() => field(first, 'Name').inputValue()).toBe('Films');
  expect(await conflict(first).count()).toBe(0);

  // who did what is in the history, with the way back
  await first.page.reload();
  await first.turn('History');
  await first.page.getByRole('article', { name: 'Version 3' }).getByText('Films').waitFor();
  await first.press('button', 'Publish again: version 1');
  await first.says(done);
  await first.expectSeen('/categories', 'Films', false);
});

test('a draft that a colleague has saved meanwhile is published once it was seen', async ({ desks }) => {
  const [first, second] = desks;
  await first.row('categories', 'apparel');
  const published = await field(first, 'Name').inputValue();
  await first.write('Name', 'Clothes');
  await first.press('button', 'Save as a draft');
  await first.says('This is the draft');
  await second.row('categories', 'apparel');
  await expect.poll(() => field(second, 'Name').inputValue()).toBe('Clothes');
  await first.write('Name', 'Garments');
  await first.press('button', 'Save as a draft');
  await first.says('This is the draft');

  await second.press('button', 'Publish');
  await second.says('Somebody saved it meanwhile: the form has what they changed. Look at it, then go on.');
  expect(await field(second, 'Name').inputValue()).toBe('Garments');
  await second.expectSeen('/categories', 'Garments', false);
  await second.press('button', 'Publish');
  await second.says(done);
  await second.expectSeen('/categories', 'Garments', true);

  // as it was, for who comes after
  await publish(second, 'Name', published);
  await second.expectSeen('/categories', 'Garments', false);
});
