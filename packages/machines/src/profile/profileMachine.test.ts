import { ApiError } from '@potli/api/errors';
import { demoProfiles } from '@potli/api/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { startActor } from '../testing/startActor.ts';
import { type ProfileForm, profileErrors, toProfileForm } from './profileForm.ts';
import { profileMachine } from './profileMachine.ts';

const [asha, ravi] = demoProfiles;
const today = '2026-11-20';

interface World {
  load?: () => Promise<typeof asha>;
  save?: (form: ProfileForm) => Promise<typeof asha>;
}

function open({ load = async () => asha, save = async (form) => ({ ...asha, ...form }) }: World = {}) {
  const create = vi.fn(save);
  const update = vi.fn(save);
  const machine = profileMachine.provide({
    actors: {
      loadProfile: fromPromise(load),
      createProfile: fromPromise(({ input }) => create(input)),
      updateProfile: fromPromise(({ input }) => update(input)),
    },
  });
  const started = startActor(machine, { today });
  const type = (field: 'name' | 'mobileNumber' | 'birthDate', value: string) =>
    started.actor.send({ type: 'field.changed', field, value });
  const context = () => started.actor.getSnapshot().context;
  return { ...started, create, update, type, context };
}

describe('a profile that exists', () => {
  it('is read, and changed with PUT', async () => {
    const { actor, shows, type, update, create, emits, emitted } = open();
    await shows('reading');
    actor.send({ type: 'update.chosen' });
    type('name', 'Asha R. Rao');
    actor.send({ type: 'form.submitted' });
    await shows('busy', 'form');
    await emits(1);
    expect(emitted).toEqual([{ type: 'profile.saved', message: 'Profile details updated successfully!' }]);
    await shows('reading');
    expect(update).toHaveBeenCalledExactlyOnceWith({ ...toProfileForm(asha), name: 'Asha R. Rao' });
    expect(create).not.toHaveBeenCalled();
  });

  it('is unchanged when editing is cancelled', async () => {
    const { actor, shows, type, context } = open();
    await shows('reading');
    actor.send({ type: 'update.chosen' });
    type('mobileNumber', '12');
    actor.send({ type: 'form.submitted' });
    actor.send({ type: 'edit.cancelled' });
    await shows('reading');
    expect(context()).toMatchObject({ form: toProfileForm(asha), fieldErrors: {} });
  });

  it('keeps the gender OTHER until another is chosen', async () => {
    const { actor, shows, update } = open({ load: async () => ({ ...asha, gender: 'OTHER' }) });
    await shows('reading');
    actor.send({ type: 'update.chosen' });
    actor.send({ type: 'form.submitted' });
    await vi.waitFor(() => expect(update.mock.calls[0]?.[0].gender).toBe('OTHER'));
  });
});

it('reads what the server has saved, which may differ from what was typed', async () => {
  const { actor, shows, type, context } = open({ save: async () => ({ ...asha, name: 'Asha Rao' }) });
  await shows('reading');
  actor.send({ type: 'update.chosen' });
  type('name', ' asha rao ');
  actor.send({ type: 'form.submitted' });
  await shows('reading');
  expect(context()).toMatchObject({ profile: { name: 'Asha Rao' }, form: { name: 'Asha Rao' } });
});

describe('a profile that is missing', () => {
  it('begins with an empty form', async () => {
    const { shows, context } = open({ load: async () => ({ ...ravi, birthDate: null }) });
    expect(context().form).toMatchObject({ name: '', mobileNumber: '', birthDate: '', gender: 'MALE' });
    await shows('form');
    expect(context().form.birthDate).toBe('');
  });

  it('opens in edit mode, and is created with POST', async () => {
    const { actor, shows, type, create, update, emits, emitted } = open({ load: async () => ravi });
    await shows('form');
    type('name', 'Ravi');
    type('mobileNumber', '9876543210');
    actor.send({ type: 'form.submitted' });
    await shows('busy', 'form');
    await emits(1);
    expect(emitted).toEqual([{ type: 'profile.saved', message: 'Profile details saved successfully!' }]);
    expect(create).toHaveBeenCalledOnce();
    expect(update).not.toHaveBeenCalled();
  });

  it('cannot be cancelled: there is nothing to read', async () => {
    const { actor, shows } = open({ load: async () => ravi });
    await shows('form');
    actor.send({ type: 'edit.cancelled' });
    await shows('form');
  });
});

it.each([
  ['098765 43210', '9876543210'],
  ['house phone', 'house phone'],
])('a mobile number %j becomes %j', async (text, kept) => {
  const { shows, type, context } = open({ load: async () => ravi });
  await shows('form');
  type('mobileNumber', text);
  expect(context().form.mobileNumber).toBe(kept);
});

describe('errors of the form', () => {
  it('are shown, and nothing is sent', async () => {
    const { actor, shows, type, create, context } = open({ load: async () => ravi });
    await shows('form');
    type('mobileNumber', '5876543210');
    actor.send({ type: 'field.left', field: 'name' });
    expect(context().fieldErrors).toEqual({});
    actor.send({ type: 'field.left', field: 'mobileNumber' });
    expect(context().fieldErrors).toEqual({ mobileNumber: 'Please enter a valid mobile number.' });
    actor.send({ type: 'form.submitted' });
    expect(context().fieldErrors).toEqual({
      name: 'Name is required',
      mobileNumber: 'Please enter a valid mobile number.',
    });
    type('name', 'Ravi');
    expect(context().fieldErrors).toEqual({ mobileNumber: 'Please enter a valid mobile number.' });
    expect(create).not.toHaveBeenCalled();
  });

  it.each([
    ['mobileNumber', '98765', 'Please enter a valid mobile number.'],
    ['mobileNumber', '98765 43210', 'Please enter a valid mobile number.'],
    ['birthDate', '2008-11-21', 'You must be 18 or older.'],
    ['birthDate', '31-02-2001', 'Write a date like 05-11-1998.'],
    ['name', '   ', 'Name is required'],
  ] as const)('%s %s', (field, value, message) => {
    expect(profileErrors({ ...toProfileForm(asha), [field]: value }, today)).toEqual({ [field]: message });
  });

  it('do not exist where it is complete', () => {
    expect(profileErrors({ ...toProfileForm(asha), birthDate: '' }, today)).toEqual({});
  });
});

it.each([
  [new ApiError(429, 'Busy', ['Please wait a little.']), 'Please wait a little.'],
  [new Error('network'), ''],
])('a failed save keeps the form, and says why where the server does: %s', async (error, reason) => {
  const { actor, shows, type, emits, emitted, context } = open({ save: () => Promise.reject(error) });
  await shows('reading');
  actor.send({ type: 'update.chosen' });
  type('name', 'Asha R. Rao');
  actor.send({ type: 'form.submitted' });
  await emits(1);
  await shows('form');
  expect(emitted).toEqual([{ type: 'save.failed', message: 'Failed to save Profile details.' }]);
  expect(context()).toMatchObject({ reason, form: { name: 'Asha R. Rao' } });
});

it('can be loaded again after a failure', async () => {
  const load = vi.fn<() => Promise<typeof asha>>().mockRejectedValueOnce(new Error('network')).mockResolvedValue(asha);
  const { actor, shows } = open({ load });
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('unavailable'));
  actor.send({ type: 'load.retried' });
  await shows('reading');
});
