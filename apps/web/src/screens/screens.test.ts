import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BOTH_LOOKS, USUAL_STATES } from '../testing/bothLooks.ts';

/** Screens that show nothing they have to wait for, or whose states have names of their own. */
const WITHOUT_LISTING = [
  'About',
  'BookStatement',
  'Broken',
  'Checkout',
  'Contact',
  'DashboardNotFound',
  'ForgotPassword',
  'Gift',
  'ImportVouchers',
  'Legal',
  'NotFound',
  'Redirect',
  'StopBankChange',
  'Unsubscribe',
  'VerifyEmail',
  'Verify',
];

const folders = (directory: string) =>
  readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(directory, entry.name));

/** `<area>/<Screen>` below this folder; folders in small letters hold what screens share. */
const screens = folders(import.meta.dirname)
  .flatMap(folders)
  .map((directory) => ({ directory, name: path.basename(directory) }))
  .filter(({ name }) => /^[A-Z]/.test(name));

function storiesOf({ directory, name }: (typeof screens)[number]): string[] {
  const text = readFileSync(path.join(directory, `${name}.stories.tsx`), 'utf8');
  return [...text.matchAll(/^export const (\w+): Story\b/gm)].map(([, story = '']) => story);
}

test('there are screens', () => {
  expect(screens.map(({ name }) => name)).toEqual(expect.arrayContaining(['Home', ...WITHOUT_LISTING]));
});

test.each(screens)('$name has stories', (screen) => {
  expect(storiesOf(screen)).not.toEqual([]);
});

test.each(screens.filter(({ name }) => !WITHOUT_LISTING.includes(name)))('$name shows every state', (screen) => {
  expect(storiesOf(screen)).toEqual(expect.arrayContaining(USUAL_STATES));
});

const app = path.join(import.meta.dirname, '..');
const storyFiles = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.stories.tsx'),
);

const isOfScreen = (file: string) => screens.some(({ directory }) => path.dirname(path.join(app, file)) === directory);

/** Screens are looked at twice by the tests of pages. */
test.each(storyFiles.filter((file) => !isOfScreen(file)))(
  'the folder of %s has a story that is tested in both looks',
  (file) => {
    const folder = path.dirname(file);
    const ofFolder = storyFiles.filter((other) => path.dirname(other) === folder);
    const names = ofFolder.flatMap((other) =>
      [...readFileSync(path.join(app, other), 'utf8').matchAll(/^export const (\w+)(?:: Story)? =/gm)].map(
        ([, name = '']) => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' '),
      ),
    );
    expect(names.filter((name) => BOTH_LOOKS.includes(name))).not.toEqual([]);
  },
);
