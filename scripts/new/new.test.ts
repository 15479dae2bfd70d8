import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import { applyPlan } from './applyPlan.ts';
import { createPlan } from './createPlan.ts';
import { addEntry, addImport, addSection } from './edits.ts';
import { NewProblem } from './NewProblem.ts';
import { parseRequest } from './parseRequest.ts';

const planOf = (command: string) => createPlan(parseRequest(command.split(' '), root).recipe, root);

describe('a plan', () => {
  test.each([
    ['call listGiftIdeas', 'packages/api/src/contract/giftIdeas.ts', 'packages/api/src/conformance/giftIdeaCases.ts'],
    [
      'call getGiftIdea',
      'apps/server/src/domain/members/giftIdeas/findGiftIdea.ts',
      'apps/server/src/http/othersObjects.db.test.ts',
    ],
    [
      'call createGiftIdea',
      'apps/server/src/domain/members/giftIdeas/giftIdeaRows.ts',
      'apps/server/src/domain/members/giftIdeas/giftIdeas.db.test.ts',
    ],
    [
      'screen dashboard GiftIdeas',
      'apps/web/src/routes/user_dashboard/gift_ideas.tsx',
      'apps/web/e2e/harness/dashboardScreens.ts',
    ],
    ['screen public GiftIdeas', 'apps/web/src/routes/_public/gift-ideas.tsx', 'apps/web/e2e/harness/publicPages.ts'],
    [
      'component GiftIdea',
      'packages/ui/src/components/GiftIdea/GiftIdea.css.ts',
      'packages/ui/src/components/GiftIdea/GiftIdea.stories.tsx',
    ],
  ])('of %s makes %s, changes every list, and says in %s what to fill in', (command, made, asking) => {
    const changes = planOf(command);
    const texts = new Map(changes.map(({ path, text }) => [path, text]));
    expect(texts.has(made)).toBe(true);
    expect(texts.get(asking)).toMatch(new RegExp(`(Say|Show) [^;]*${asking}`));
    for (const { path, before, text } of changes) {
      expect(text, path).not.toBe(before);
      if (before === undefined) expect(`${path} ${text}`, path).not.toMatch(/__\w+__/);
    }
  });

  test('gives a migration the next number', () => {
    const numbers = readdirSync(join(root, 'apps/server/src/db/migrations')).map((name) => Number.parseInt(name, 10));
    const migration = planOf('call listGiftIdeas').find(({ path }) => path.endsWith('.sql'));
    expect(migration?.path).toContain(`/${String(Math.max(...numbers) + 1).padStart(4, '0')}_gift_idea.sql`);
  });

  test('of the table of a list asks for a call that exists', () => {
    expect(() => planOf('screen dashboard GiftIdeas --call listGiftIdeas')).toThrow('make it first');
    const story = planOf('screen dashboard MyOffers --call listOffers').find(({ path }) =>
      path.endsWith('.stories.tsx'),
    );
    for (const state of ['Ready', 'Loading', 'Empty', 'Failed']) expect(story?.text).toContain(`const ${state}: Story`);
  });
});

test.each([
  ['', 'Say what to make'],
  ['page GiftIdeas', '“page” cannot be made'],
  ['call', 'Say the name of a call.'],
  ['call giftIdeas', 'begins with list, get, create'],
  ['call ListGiftIdeas', 'begins with list, get, create'],
  ['call listGiftIdea', 'its noun is a plural'],
  ['call listOffers', 'packages/api/src/contract/offers.ts has a listOffers already'],
  ['call getPayout', 'packages/api/src/contract/payouts.ts has a Payout already'],
  ['screen GiftIdeas', 'dashboard or public'],
  ['screen dashboard giftIdeas', 'each word begins with a capital letter'],
  ['screen dashboard Gift Ideas', '“Ideas” is too much'],
  ['screen public GiftIdeas --call listOffers', 'takes no --call'],
  ['component GiftIdea --call listOffers', 'Only a screen takes --call.'],
  ['component GiftIdea --force', "Unknown option '--force'."],
  ['component gift-idea', 'each word begins with a capital letter'],
  ['component Badge', 'Badge.css.ts exists already'],
  ['screen public About', 'exists already'],
])('`pnpm new %s` is refused: %s', (command, reason) => {
  const refused = () => createPlan(parseRequest(command.split(' ').filter(Boolean), root).recipe, root);
  expect(refused).toThrow(NewProblem);
  expect(refused).toThrow(reason);
});

describe('an entry', () => {
  const list = "import { a } from './a.ts';\n\nconst all = [\n  a,\n  [\n    a,\n  ],\n];\n\nconst one = [a];\n";

  test('goes to the end of its list', () => {
    expect(addEntry('const all = [', 'b,')(list)).toContain('    a,\n  ],\n  b,\n];');
    expect(addEntry('const one = [', 'b,')(list)).toContain('const one = [a, b];');
    expect(addEntry('const text = `', 'b')('const text = `\n  a\n`;\n')).toBe('const text = `\n  a\n  b\n`;\n');
  });

  test('needs its list, once', () => {
    expect(() => addEntry('const none = [', 'b,')(list)).toThrow('no line “const none = [”');
    expect(() => addEntry('const', 'b,')(list)).toThrow('more than one line');
    expect(() => addEntry('const all = [', 'b,')('const all = [\n')).toThrow('not closed');
  });

  test('is imported once, below the other imports', () => {
    expect(addImport("import { b } from './b.ts';")(list)).toContain("'./a.ts';\nimport { b } from './b.ts';\n");
    expect(addImport("import { a } from './a.ts';")(list)).toBe(list);
    expect(addImport("import { a, b } from './a.ts';")(list)).toContain("\nimport { b } from './a.ts';");
    expect(() => addImport("export * from './b.ts';")(list)).toThrow('no line to put');
  });

  test('without a place names the file that has none', () => {
    const edits = { 'README.md': [addEntry('const none = [', 'b,')] };
    const recipe = { words: {}, templates: [], edits, generated: [], nextSteps: [] };
    expect(() => createPlan(recipe, root)).toThrow('README.md has changed its form');
  });

  test('of a sorted file has its section in order', () => {
    const sections = '// a\n1\n\n// c\n3\n';
    expect(addSection('// b', '2\n')(sections)).toBe('// a\n1\n\n// b\n2\n\n// c\n3\n');
    expect(addSection('// d', '4\n')(sections)).toBe('// a\n1\n\n// c\n3\n\n// d\n4\n');
  });
});

describe('writing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'potli-new-'));
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const changes = [
    { path: 'deep/er/made.ts', text: 'made' },
    { path: 'list.ts', before: 'old', text: 'new' },
  ];
  afterAll(() => rmSync(folder, { recursive: true }));

  test('leaves everything as it was when a step fails', async () => {
    writeFileSync(join(folder, 'list.ts'), 'old');
    writeFileSync(join(folder, 'generated.md'), 'old');
    const finish = () => {
      expect([read('deep/er/made.ts'), read('list.ts')]).toEqual(['made', 'new']);
      writeFileSync(join(folder, 'generated.md'), 'new');
      return Promise.reject(new Error('the formatter failed'));
    };
    await expect(applyPlan(folder, changes, { finish, generated: ['generated.md'] })).rejects.toThrow('formatter');
    expect([read('list.ts'), read('generated.md')]).toEqual(['old', 'old']);
    expect(existsSync(join(folder, 'deep'))).toBe(false);
  });

  test('makes folders, and keeps what was written', async () => {
    await applyPlan(folder, changes, { finish: () => Promise.resolve() });
    expect([read('deep/er/made.ts'), read('list.ts')]).toEqual(['made', 'new']);
  });
});
