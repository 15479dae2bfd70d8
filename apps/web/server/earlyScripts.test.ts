import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { themeColors } from '../src/theme/themeChoice.ts';
import { earlyScript } from './earlyScripts.ts';

interface Meta {
  name?: string;
  content?: string;
}

/** Runs the script on as much of a page as it reads before anything is painted. */
function runEarly(storage: unknown) {
  const dataset: Record<string, string> = {};
  const metas: Meta[] = [];
  const window = { addEventListener: () => undefined, localStorage: storage };
  const document = {
    documentElement: { dataset },
    head: { prepend: (meta: Meta) => metas.unshift(meta) },
    createElement: (): Meta => ({}),
  };
  // An import cannot be called there; nothing before the first event does.
  runInNewContext(earlyScript, { window, document });
  return { dataset, metas };
}

const stored = (entries: Record<string, string>) => ({ ...entries, getItem: (key: string) => entries[key] ?? null });

test.each(['light', 'dark'] as const)('a chosen %s is there before the page is', (theme) => {
  const { dataset, metas } = runEarly(stored({ theme }));
  expect(dataset).toEqual({ theme });
  expect(metas).toEqual([{ name: 'theme-color', content: themeColors[theme] }]);
});

test.each<Record<string, string>>([{}, { theme: 'toString' }, { theme: '' }])(
  '%j leaves the theme to the system',
  (entries) => {
    expect(runEarly(stored(entries))).toEqual({ dataset: {}, metas: [] });
  },
);

test('a member is marked whatever the theme', () => {
  expect(runEarly(stored({ refreshToken: 'x', theme: 'dark' })).dataset).toEqual({ session: 'member', theme: 'dark' });
});

test('a browser that refuses storage gets the page as it is', () => {
  const refused = {
    get accessToken(): string {
      throw new Error('SecurityError');
    },
  };
  expect(runEarly(refused).dataset).toEqual({});
});
