import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadScriptsAfterPaint } from './hydration/loadScriptsAfterPaint.ts';
import { themeColors } from './theme/themeChoice.ts';

vi.mock('./hydration/loadScriptsAfterPaint.ts', () => ({ loadScriptsAfterPaint: vi.fn() }));

interface Meta {
  name?: string;
  content?: string;
}

/** Runs the entry on the parts of a page that it reads before anything is painted. */
async function runEarly(storage: unknown) {
  const dataset: Record<string, string> = {};
  const metas: Meta[] = [];
  const listened: string[] = [];
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', (type: string) => listened.push(type));
  vi.stubGlobal('document', {
    documentElement: { dataset },
    head: { prepend: (meta: Meta) => metas.unshift(meta) },
    createElement: (): Meta => ({}),
  });
  await import('./entry-early.ts');
  // a visitor may leave before the scripts have loaded
  expect(listened).toEqual(['beforeunload']);
  return { dataset, metas };
}

const stored = (entries: Record<string, string>) => ({ ...entries, getItem: (key: string) => entries[key] ?? null });

beforeEach(() => vi.resetModules());

afterEach(() => {
  vi.unstubAllGlobals();
  expect(loadScriptsAfterPaint).toHaveBeenCalledOnce();
  vi.mocked(loadScriptsAfterPaint).mockClear();
});

test.each(['light', 'dark'] as const)('a chosen %s theme is there before the page is', async (theme) => {
  const { dataset, metas } = await runEarly(stored({ theme }));
  expect(dataset).toEqual({ theme });
  expect(metas).toEqual([{ name: 'theme-color', content: themeColors[theme] }]);
});

test.each<Record<string, string>>([{}, { theme: 'toString' }, { theme: '' }])(
  '%j leaves the theme to the system',
  async (entries) => {
    expect(await runEarly(stored(entries))).toEqual({ dataset: {}, metas: [] });
  },
);

test('a member is marked whatever the theme', async () => {
  const { dataset } = await runEarly(stored({ refreshToken: 'x', theme: 'dark' }));
  expect(dataset).toEqual({ session: 'member', theme: 'dark' });
});

test('a browser that refuses storage gets the page as it is', async () => {
  const refused = {
    get accessToken(): string {
      throw new Error('SecurityError');
    },
  };
  expect((await runEarly(refused)).dataset).toEqual({});
});
