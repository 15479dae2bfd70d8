import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { root } from './lib/root.ts';
import { runCommand } from './lib/runCommand.ts';
import { trackedFiles } from './lib/trackedFiles.ts';

interface Entry {
  id: string;
  type: 'docs' | 'story';
  title: string;
  name: string;
}

/** The groups of the list, in the order in which somebody new looks for things. */
const ORDER = [
  'Start here',
  'Foundations',
  'Components/Actions',
  'Components/Forms',
  'Components/Feedback',
  'Components/Overlays',
  'Components/Navigation',
  'Components/Content',
  'Components/Layout',
  'Commerce/Stores and offers',
  'Commerce/Deals and coupons',
  'Commerce/Going to a shop',
  'Commerce/Money',
  'Commerce/Banners',
  'Screens/By address',
  'Screens/Public',
  'Screens/Login',
  'Screens/Dashboard',
  'Screens/Admin',
  'Screens/Frame',
  'Screens/Flows',
  'Mails',
  'Machines',
];

const groupOf = (title: string) => ORDER.find((group) => title === group || title.startsWith(`${group}/`)) ?? title;

let entries: Entry[] = [];

/** The list as Storybook makes it, in its order. */
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'potli-index-'));
  const file = join(folder, 'index.json');
  const { exitCode, output } = await runCommand(`storybook index --quiet --disable-telemetry -o ${file}`);
  expect(exitCode, output).toBe(0);
  const index = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, Entry> };
  entries = Object.values(index.entries);
  rmSync(folder, { recursive: true });
}, 120_000);

test('every title has one of the groups, and they stand in their order', () => {
  const groups = [...new Set(entries.map(({ title }) => groupOf(title)))];
  expect(groups).toEqual(ORDER);
});

test('the page of a component comes before its stories, and its playground is the first', () => {
  const components = Map.groupBy(
    entries.filter(({ title }) => /^(?:Components|Commerce)\/[^/]+\/\w+$/.test(title)),
    ({ title }) => title,
  );
  expect(components.size).toBeGreaterThan(90);
  const wrong = [...components].filter(([, [page, first]]) => page?.name !== 'Docs' || first?.name !== 'Playground');
  expect(wrong.map(([title]) => title)).toEqual([]);
});

test('links between pages lead to something', () => {
  const ids = new Set(entries.map(({ id }) => id));
  const links = trackedFiles()
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/\?path=\/(?:story|docs)\/([\w-]+)/g)].map(
        ([, id = '']) => id,
      ),
    );
  expect(links.length).toBeGreaterThan(2);
  expect(links.filter((id) => !ids.has(id))).toEqual([]);
});

test('a story of a phone has the width of one, so that the usual run plays it', () => {
  const files = trackedFiles().filter((file) => file.endsWith('.stories.tsx'));
  const endsWhereWide = files.filter((file) =>
    /if \((?:isWide|wide)\(\)\) return/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(endsWhereWide).toEqual([]);
});
