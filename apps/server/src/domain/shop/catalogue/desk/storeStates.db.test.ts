import { DAY_MS } from '@potli/api/units/time';
import { afterAll, describe, expect, it } from 'vitest';
import { at, openTestDesk, pageOf } from '../../../../testing/openTestDesk.ts';
import { sampleStore } from '../../../../testing/sampleCatalogue.ts';

const { apiHost, send, versionOf, edit, expectSeen } = await openTestDesk();
afterAll(() => apiHost.close());

let shops = 0;

const later = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** A store in a state, with an earlier version where it was published. */
async function storeIn(state: 'live' | 'draft' | 'scheduled' | 'off'): Promise<string> {
  shops += 1;
  const slug = `cell-${shops}`;
  const row = sampleStore(slug, { storeTitle: 'First' });
  if (state === 'draft') {
    await send(at('stores'), { fields: { ...row, liveFrom: later(1) }, asDraft: true });
    return slug;
  }
  await send(at('stores'), { fields: row });
  const state2 = { live: {}, scheduled: { liveFrom: later(1) }, off: { off: true } }[state];
  await edit('stores', slug, { storeTitle: 'Second', ...state2 });
  return slug;
}

const ACTIONS = {
  edit: (slug: string, state: string) => edit('stores', slug, { storeTitle: 'Third' }, { asDraft: state === 'draft' }),
  publish: async (slug: string) => {
    await edit('stores', slug, { storeTitle: 'Third' }, { asDraft: true });
    return send(at('stores', slug, '/publish'), {});
  },
  'restore old': async (slug: string) =>
    send(at('stores', slug, '/restore'), { version: await versionOf('stores', slug), restored: 1 }),
  'restore as draft': async (slug: string) =>
    send(at('stores', slug, '/restore'), { version: await versionOf('stores', slug), restored: 1, asDraft: true }),
  unschedule: (slug: string, state: string) => edit('stores', slug, { liveFrom: null }, { asDraft: state === 'draft' }),
  delete: async (slug: string) => send(at('stores', slug, '/delete'), { version: await versionOf('stores', slug) }),
};

/** The title that visitors see after an action, null where they see nothing; and its status where it is refused. */
const CELLS: Record<'live' | 'draft' | 'scheduled' | 'off', Record<keyof typeof ACTIONS, string | null | number>> = {
  live: {
    edit: 'Third',
    publish: 'Third',
    'restore old': 'First',
    'restore as draft': 'Second',
    unschedule: 'Second',
    delete: null,
  },
  draft: { edit: null, publish: null, 'restore old': 404, 'restore as draft': 404, unschedule: null, delete: null },
  scheduled: {
    edit: null,
    publish: null,
    'restore old': null,
    'restore as draft': null,
    unschedule: 'Second',
    delete: null,
  },
  off: { edit: null, publish: null, 'restore old': null, 'restore as draft': null, unschedule: null, delete: null },
};

describe.each(Object.keys(CELLS) as (keyof typeof CELLS)[])('a store that is %s', (state) => {
  it.each(Object.entries(CELLS[state]) as [keyof typeof ACTIONS, string | null | number][])(
    'after %s shows %s',
    async (action, expected) => {
      const slug = await storeIn(state);
      await expectSeen(pageOf(slug), state === 'live');
      const { status } = await ACTIONS[action](slug, state);
      expect(status).toBe(typeof expected === 'number' ? expected : 200);
      const title = typeof expected === 'string' ? { path: `/stores/slug/${slug}`, shows: `"${expected}"` } : undefined;
      await (title ? expectSeen(title, true) : expectSeen(pageOf(slug), false));
    },
  );
});
