import { ApiError } from '@potli/api/errors';
import { demoDisputes } from '@potli/api/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { startActor } from '../testing/startActor.ts';
import { type ClaimToSend, type DisputeForm, emptyDisputeForm } from './disputeForm.ts';
import { disputeMachine, type SourceChoice, type UploadInput } from './disputeMachine.ts';

const [dispute] = demoDisputes;

const stores: readonly SourceChoice[] = [
  { id: '1', name: 'Juttigali' },
  { id: '10', name: 'Bunkar' },
];
const invoice = { name: 'invoice.pdf', size: 1 };
const required = { storeId: '1', orderTime: '2026-11-12T18:24', storeOrderId: 'JG-1', orderAmount: '1299.50' };

type Filled = keyof typeof required | 'transactionDate' | 'deliveryDate';

interface Abortable {
  readonly aborted: boolean;
}

interface Upload {
  input: UploadInput;
  signal: Abortable;
}

interface World {
  load?: (type: DisputeForm['disputeSourceType']) => Promise<readonly SourceChoice[]>;
  upload?: (given: Upload) => Promise<readonly string[]>;
  create?: (claim: ClaimToSend) => Promise<typeof dispute>;
}

function open(world: World = {}) {
  const load = vi.fn(world.load ?? (async () => stores));
  const upload = vi.fn(world.upload ?? (async () => ['https://files.example/1']));
  const create = vi.fn(world.create ?? (async () => dispute));
  const machine = disputeMachine.provide({
    actors: {
      loadChoices: fromPromise(({ input }) => load(input)),
      uploadFiles: fromPromise((given: Upload) => upload(given)),
      createDispute: fromPromise(({ input }) => create(input)),
    },
  });
  const { actor, ...started } = startActor(machine);
  const context = () => actor.getSnapshot().context;
  const is = (value: object) =>
    vi.waitFor(() => expect(actor.getSnapshot().matches(value)).toBe(true), { interval: 1 });
  const fill = (form: Partial<Record<Filled, string>>) => {
    for (const [field, value] of Object.entries(form)) {
      actor.send({ type: 'field.changed', field: field as Filled, value });
    }
  };
  const submit = () => actor.send({ type: 'form.submitted' });
  return { actor, ...started, load, upload, create, context, is, fill, submit };
}

async function openFilled(world: World = {}) {
  const claim = open(world);
  claim.actor.send({ type: 'source.chosen', sourceType: 'STORE' });
  await claim.is({ source: 'ready' });
  claim.fill(required);
  return claim;
}

describe('the source', () => {
  it('of another type clears the choice and loads its list', async () => {
    const { actor, load, context, is } = await openFilled();
    actor.send({ type: 'source.chosen', sourceType: 'CREDIT_CARD' });
    expect(context()).toMatchObject({ choices: [], form: { storeId: '', disputeSourceType: 'CREDIT_CARD' } });
    expect(context().form.storeOrderId).toBe('JG-1');
    await is({ source: 'ready' });
    expect(load.mock.calls).toEqual([['STORE'], ['CREDIT_CARD']]);
  });

  it('shows the list that was requested last', async () => {
    const answers = new Map<string, (choices: readonly SourceChoice[]) => void>();
    const { actor, is, context } = open({ load: (type) => new Promise((resolve) => answers.set(type, resolve)) });
    actor.send({ type: 'source.chosen', sourceType: 'STORE' });
    actor.send({ type: 'source.chosen', sourceType: 'FLASH_DEAL' });
    answers.get('FLASH_DEAL')?.([{ id: '7', name: 'Deal' }]);
    answers.get('STORE')?.(stores);
    await is({ source: 'ready' });
    expect(context().choices).toEqual([{ id: '7', name: 'Deal' }]);
  });

  it('can load a list again after a failure', async () => {
    const load = vi
      .fn<() => Promise<readonly SourceChoice[]>>()
      .mockRejectedValueOnce(new Error('network'))
      .mockResolvedValue(stores);
    const { actor, is } = open({ load });
    actor.send({ type: 'source.chosen', sourceType: 'STORE' });
    await is({ source: 'failed' });
    actor.send({ type: 'choices.retried' });
    await is({ source: 'ready' });
  });

  it('of a click fills in store and order time, and the claim names the click', async () => {
    const { actor, is, fill, submit, create } = open();
    actor.send({
      type: 'source.given',
      sourceType: 'STORE',
      storeId: '10',
      orderTime: '2026-11-01T09:00',
      clickId: 'C',
    });
    await is({ source: 'ready' });
    fill({ storeOrderId: 'B-1', orderAmount: '10' });
    submit();
    await vi.waitFor(() => expect(create).toHaveBeenCalledOnce());
    expect(create.mock.calls[0]?.[0]).toMatchObject({
      form: { storeId: '10', orderTime: '2026-11-01T09:00' },
      clickId: 'C',
    });
  });

  it('of another store does not name the click', async () => {
    const { actor, is, fill, context } = open();
    actor.send({ type: 'source.given', sourceType: 'STORE', storeId: '10', clickId: 'C' });
    await is({ source: 'ready' });
    fill({ storeId: '1' });
    expect(context().clickId).toBeUndefined();
  });

  it('that left the shop has to be chosen again', async () => {
    const { actor, is, context } = open();
    actor.send({ type: 'source.given', sourceType: 'STORE', storeId: '404', disputeType: 'CLAIM_CASHBACK' });
    await is({ source: 'ready' });
    expect(context().form).toMatchObject({ storeId: '', disputeType: 'CLAIM_CASHBACK' });
  });
});

describe('errors of a claim', () => {
  it('are shown at once, in one message and at the fields', () => {
    const { submit, emitted, context, create } = open();
    submit();
    expect(emitted).toEqual([{ type: 'form.refused', message: 'Please fill all the required fields.' }]);
    expect(Object.keys(context().fieldErrors).sort()).toEqual([
      'disputeSourceType',
      'orderAmount',
      'orderTime',
      'storeOrderId',
    ]);
    expect(create).not.toHaveBeenCalled();
  });

  it.each([
    [{ storeId: '' }, { storeId: 'Choose the store' }],
    [{ orderTime: '' }, { orderTime: 'Enter the day and time of the order' }],
    [{ orderTime: '12-11-2026' }, { orderTime: 'Write it like 12-11-2026 18:24.' }],
    [{ transactionDate: '31-11-2026' }, { transactionDate: 'Write a date like 12-11-2026.' }],
    [{ deliveryDate: '12-11' }, { deliveryDate: 'Write a date like 12-11-2026.' }],
    [{ storeOrderId: '  ' }, { storeOrderId: 'Enter the store order ID' }],
    [{ orderAmount: '0' }, { orderAmount: 'Enter an amount greater than 0' }],
    [{ orderAmount: '.' }, { orderAmount: 'Enter an amount greater than 0' }],
  ])('%j', async (change, errors) => {
    const { fill, submit, context } = await openFilled();
    fill(change);
    submit();
    expect(context().fieldErrors).toEqual(errors);
  });
});

describe('a claim', () => {
  it('without files is sent at once, its type left empty, and the form is cleared', async () => {
    const { submit, create, upload, emits, emitted, context, is } = await openFilled();
    submit();
    await emits(1);
    expect(emitted).toEqual([{ type: 'claim.filed', message: 'Form submitted successfully!', dispute }]);
    expect(upload).not.toHaveBeenCalled();
    expect(create.mock.calls[0]?.[0]).toEqual({
      form: { ...emptyDisputeForm, ...required, disputeSourceType: 'STORE' },
      clickId: undefined,
      links: [],
    });
    await is({ source: 'unchosen', claim: 'editing' });
    expect(context()).toMatchObject({ form: emptyDisputeForm, files: [] });
  });

  it('with files sends these first, with a message for each step', async () => {
    const { actor, submit, create, emits, emitted } = await openFilled();
    actor.send({ type: 'files.changed', files: [invoice] });
    submit();
    await emits(3);
    expect(emitted).toMatchObject([
      { message: 'Uploading files...' },
      { message: 'Files uploaded successfully!' },
      { message: 'Form submitted successfully!' },
    ]);
    expect(create.mock.calls[0]?.[0].links).toEqual(['https://files.example/1']);
  });

  it('that fails keeps the form, shows the reason, and sends no file twice', async () => {
    const create = vi
      .fn<() => Promise<typeof dispute>>()
      .mockRejectedValueOnce(new ApiError(409, 'Conflict', ['You have filed a claim for this order already.']))
      .mockResolvedValue(dispute);
    const { actor, submit, fill, upload, emits, emitted, context, is } = await openFilled({ create });
    actor.send({ type: 'files.changed', files: [invoice] });
    submit();
    await emits(3);
    expect(emitted[2]).toEqual({ type: 'claim.failed', message: 'Failed to submit the form. Please try again.' });
    expect(context().reason).toBe('You have filed a claim for this order already.');
    await is({ claim: 'editing' });
    fill({ storeOrderId: 'JG-2' });
    submit();
    await emits(4);
    expect(upload).toHaveBeenCalledOnce();
  });

  it('shows no old reason while it is sent again', async () => {
    const upload = vi
      .fn<() => Promise<readonly string[]>>()
      .mockRejectedValueOnce(new ApiError(503, 'Unavailable', ['Files cannot be stored now.']))
      .mockReturnValue(new Promise(() => {}));
    const { actor, submit, context, is } = await openFilled({ upload });
    actor.send({ type: 'files.changed', files: [invoice] });
    submit();
    await vi.waitFor(() => expect(context().reason).toBe('Files cannot be stored now.'));
    submit();
    await is({ claim: 'uploading' });
    expect(context().reason).toBe('');
  });

  it('can be cleared by hand', async () => {
    const { actor, context, is } = await openFilled();
    actor.send({ type: 'clear.chosen' });
    await is({ source: 'unchosen' });
    expect(context().form).toEqual(emptyDisputeForm);
  });
});

describe('an upload', () => {
  it('reports its progress, and can be cancelled', async () => {
    let input: UploadInput | undefined;
    let signal: Abortable | undefined;
    const upload: World['upload'] = (given) => {
      ({ input, signal } = given);
      return new Promise(() => {});
    };
    const { actor, submit, create, context, is } = await openFilled({ upload });
    actor.send({ type: 'files.changed', files: [invoice] });
    submit();
    await is({ claim: 'uploading' });
    input?.report(0.4);
    expect(context().sent).toBe(0.4);
    actor.send({ type: 'files.changed', files: [] });
    expect(context().files).toEqual([invoice]);
    actor.send({ type: 'upload.cancelled' });
    await is({ claim: 'editing' });
    expect(signal?.aborted).toBe(true);
    expect(context().files).toEqual([invoice]);
    expect(create).not.toHaveBeenCalled();
  });

  it('that fails sends no claim', async () => {
    const { actor, submit, create, emits, emitted, is } = await openFilled({
      upload: () => Promise.reject(new Error('network')),
    });
    actor.send({ type: 'files.changed', files: [invoice] });
    submit();
    await emits(2);
    expect(emitted[1]).toMatchObject({ message: 'Failed to submit the form. Please try again.' });
    await is({ claim: 'editing' });
    expect(create).not.toHaveBeenCalled();
  });

  it('ignores another source while it runs', async () => {
    const { actor, submit, context, is } = await openFilled({ upload: () => new Promise(() => {}) });
    actor.send({ type: 'files.changed', files: [invoice] });
    submit();
    await is({ claim: 'uploading' });
    actor.send({ type: 'source.chosen', sourceType: 'CREDIT_CARD' });
    expect(context().form.disputeSourceType).toBe('STORE');
  });
});
