import type { ImportAnswer, WarningKind } from '@potli/api/contract/adminImport';
import { ApiError } from '@potli/api/errors';
import { describe, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { startActor } from '../testing/startActor.ts';
import { type CheckedFile, catalogueImportMachine } from './catalogueImportMachine.ts';
import { type ChosenFile, type ImportForm, kindOfName } from './importForm.ts';

const shown: ImportAnswer = {
  totals: { added: 2, changed: 1, unchanged: 4, refused: 1 },
  warned: 0,
  warnings: [],
  uncheckedLinks: 0,
  rows: [],
  seen: '0'.repeat(64),
  outcome: 'shown',
  changeId: null,
  reasons: [],
};
const applied: ImportAnswer = { ...shown, outcome: 'applied', changeId: '7' };

const file = (name: string): ChosenFile => ({ name, text: async () => 'text' });

interface World {
  check?: () => Promise<ImportAnswer>;
  publish?: () => Promise<ImportAnswer>;
}

function open({ check = async () => shown, publish = async () => applied }: World = {}) {
  const checked = vi.fn<(form: ImportForm) => void>();
  const published = vi.fn<(sent: { checked: CheckedFile; confirmed: readonly WarningKind[] }) => void>();
  const machine = catalogueImportMachine.provide({
    actors: {
      checkFile: fromPromise(async ({ input }) => {
        checked(input);
        return { sent: { text: await (input.file as ChosenFile).text() }, answer: await check() };
      }),
      publishFile: fromPromise(({ input }) => {
        published(input);
        return publish();
      }),
    },
  });
  const started = startActor(machine);
  return { ...started, checked, published, context: () => started.actor.getSnapshot().context };
}

function compare(world: World = {}) {
  const opened = open(world);
  opened.actor.send({ type: 'file.chosen', file: file('shop.json') });
  opened.actor.send({ type: 'check.pressed' });
  return opened;
}

describe('a file', () => {
  it('is asked for first', () => {
    const { actor, checked, context } = open();
    actor.send({ type: 'check.pressed' });
    expect(context().fieldErrors).toEqual({ file: 'Choose a file' });
    expect(checked).not.toHaveBeenCalled();
  });

  it('that is a table needs a kind, which its name can say', async () => {
    const { actor, shows, checked, context } = open();
    actor.send({ type: 'file.chosen', file: file('march.csv') });
    actor.send({ type: 'check.pressed' });
    expect(context().fieldErrors).toEqual({ kind: 'Choose what the rows of this table are' });
    actor.send({ type: 'kind.chosen', kind: 'offers' });
    actor.send({ type: 'check.pressed' });
    await shows('difference');
    expect(checked.mock.lastCall?.[0].kind).toBe('offers');
  });

  it.each([
    ['stores.csv', 'stores'],
    ['creditCards (2).csv', 'creditCards'],
    ['storesOfMarch.csv', undefined],
    ['march.csv', undefined],
  ])('named %s has rows of the kind %s', (name, kind) => {
    expect(kindOfName({ name })).toBe(kind);
  });

  it('that the server refuses stays chosen, with all reasons', async () => {
    const reasons = ['stores: Is no list', 'version: Is missing'];
    const { shows, context } = compare({ check: () => Promise.reject(new ApiError(400, 'Bad', reasons)) });
    await vi.waitFor(() => expect(context().problems).toEqual(reasons));
    await shows('form');
    expect(context().form.file?.name).toBe('shop.json');
  });

  it('that cannot be read says so', async () => {
    const { actor, context } = open();
    const gone = { name: 'shop.json', text: () => Promise.reject(new Error('NotFoundError')) };
    actor.send({ type: 'file.chosen', file: gone });
    actor.send({ type: 'check.pressed' });
    await vi.waitFor(() => expect(context().problems).toEqual([expect.stringContaining('could not be read')]));
  });

  it('is not waited for after a cancel', async () => {
    const answer = Promise.withResolvers<ImportAnswer>();
    const { actor, shows, context } = compare({ check: () => answer.promise });
    await shows('form', 'busy');
    actor.send({ type: 'check.cancelled' });
    await shows('form');
    answer.resolve(shown);
    await answer.promise;
    expect(context().checked).toBeUndefined();
  });
});

describe('a difference', () => {
  it('is published as it was shown, with the text that was read', async () => {
    const { actor, shows, published, emits, emitted } = compare();
    await shows('difference');
    actor.send({ type: 'publish.pressed' });
    await emits(1);
    expect(emitted).toEqual([{ type: 'file.published', outcome: 'applied', changeId: '7' }]);
    expect(published).toHaveBeenCalledExactlyOnceWith({
      checked: { sent: { text: 'text' }, answer: shown },
      confirmed: [],
    });
    await shows('done');
  });

  it('with warnings is published only once each kind of them is confirmed', async () => {
    const warnings = (['past-date', 'unknown-place'] as const).map((kind) => ({ kind, rows: 1, first: [] }));
    const { actor, shows, published, context } = compare({ check: async () => ({ ...shown, warned: 2, warnings }) });
    await shows('difference');
    actor.send({ type: 'warning.confirmed', kind: 'past-date', isConfirmed: true });
    actor.send({ type: 'publish.pressed' });
    expect(context().fieldErrors.confirmation).toBeDefined();
    actor.send({ type: 'warning.confirmed', kind: 'unknown-place', isConfirmed: true });
    actor.send({ type: 'warning.confirmed', kind: 'past-date', isConfirmed: false });
    actor.send({ type: 'publish.pressed' });
    expect(published).not.toHaveBeenCalled();
    actor.send({ type: 'warning.confirmed', kind: 'past-date', isConfirmed: true });
    actor.send({ type: 'publish.pressed' });
    await shows('done');
    expect(published.mock.lastCall?.[0].confirmed.toSorted()).toEqual(['past-date', 'unknown-place']);
  });

  it('that changes nothing is not published', async () => {
    const totals = { added: 0, changed: 0, unchanged: 7, refused: 1 };
    const { actor, shows, published } = compare({ check: async () => ({ ...shown, totals }) });
    await shows('difference');
    actor.send({ type: 'publish.pressed' });
    await shows('difference');
    expect(published).not.toHaveBeenCalled();
  });

  it('that is old by now fails, and is looked at again before anything is confirmed', async () => {
    const old = 'The file would change something else by now. Look at it again.';
    const warnings = [{ kind: 'past-date' as const, rows: 1, first: [] }];
    const check = async () => ({ ...shown, warned: 1, warnings });
    const publish = () => Promise.reject(new ApiError(409, 'Conflict', [old]));
    const { actor, shows, context } = compare({ check, publish });
    await shows('difference');
    actor.send({ type: 'warning.confirmed', kind: 'past-date', isConfirmed: true });
    actor.send({ type: 'publish.pressed' });
    await shows('difference', 'failed');
    expect(context().problems).toEqual([old]);
    actor.send({ type: 'check.pressed' });
    await shows('difference');
    expect(context()).toMatchObject({ confirmed: [], problems: [] });
  });

  it('makes room for another file', async () => {
    const { actor, shows, context } = compare();
    await shows('difference');
    actor.send({ type: 'import.restarted' });
    await shows('form');
    expect(context()).toMatchObject({ form: { file: undefined }, checked: undefined });
  });
});
