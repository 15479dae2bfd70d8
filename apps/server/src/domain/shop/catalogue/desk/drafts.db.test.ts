import { afterAll, describe, expect, it } from 'vitest';
import { at, openTestDesk } from '../../../../testing/openTestDesk.ts';
import { sampleStore } from '../../../../testing/sampleCatalogue.ts';

const { apiHost, editor, second, send, rowAt, edit } = await openTestDesk();
afterAll(() => apiHost.close());

/** A store with a draft that its editor has read, and that a colleague has saved once more since. */
async function storeWithDraftOfTwo(slug: string) {
  await send(at('stores'), { fields: sampleStore(slug) });
  await edit('stores', slug, { storeTitle: 'First' }, { asDraft: true });
  const read = await rowAt('stores', slug);
  const theirs = { version: read.version, fields: { storeTitle: 'Second' }, asDraft: true };
  const { status } = await send(at('stores', slug), { ...theirs, draftVersion: read.draftVersion }, second);
  expect(status).toBe(200);
  return read;
}

const acts = {
  published: (slug: string, { draftVersion }: { draftVersion: number }) =>
    send(at('stores', slug, `/publish?draftVersion=${draftVersion}`), {}),
  'thrown away': (slug: string, { draftVersion }: { draftVersion: number }) =>
    send(at('stores', slug, `/discard?draftVersion=${draftVersion}`), {}),
  'saved again': (slug: string, { version, draftVersion }: { version: number; draftVersion: number }) =>
    send(at('stores', slug), { version, draftVersion, fields: { storeTitle: 'Third' }, asDraft: true }),
  'replaced by an old version': (slug: string, { version, draftVersion }: { version: number; draftVersion: number }) =>
    send(at('stores', slug, '/restore'), { version, draftVersion, restored: 1, asDraft: true }),
};

describe.each(Object.entries(acts))('a draft that a colleague has saved since is not %s', (name, act) => {
  const slug = `draft-of-two-${name.replaceAll(' ', '-')}`;

  it('by who has not seen that', async () => {
    const { status, answer } = await act(slug, await storeWithDraftOfTwo(slug));
    expect(status).toBe(409);
    expect(answer).toMatchObject({ reason: 'CHANGED_MEANWHILE', errors: [expect.stringContaining('saved meanwhile')] });
    const { draft, draftBy, row } = await rowAt('stores', slug);
    expect(draft?.storeTitle).toBe('Second');
    expect(draftBy).toMatch(/^member:\d+$/);
    expect(row?.storeTitle).not.toBe('Second');
  });

  it('until they have', async () => {
    expect((await act(slug, await rowAt('stores', slug))).status).toBe(200);
  });
});

it('a draft that was made anew is another one', async () => {
  const slug = 'draft-anew';
  const { draftVersion } = await storeWithDraftOfTwo(slug);
  await send(at('stores', slug, '/discard'), {});
  expect(await rowAt('stores', slug)).toMatchObject({ draft: null, draftBy: null });
  const { answer } = await acts.published(slug, { draftVersion: draftVersion + 1 });
  expect(answer.errors[0]).toContain('gone meanwhile');
  await edit('stores', slug, { storeTitle: 'Anew' }, { asDraft: true });
  expect((await acts.published(slug, { draftVersion: draftVersion + 1 })).status).toBe(409);
  expect((await editor.send('POST', at('stores', slug, '/publish'), {})).status).toBe(200);
});
