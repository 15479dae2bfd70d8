import type { BankBody, BankDetails, BankWriteBody } from '@potli/api/contract/bankDetails';
import { ApiError } from '@potli/api/errors';
import { demoBankDetails, demoUpiDetails } from '@potli/api/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { startActor } from '../testing/startActor.ts';
import {
  type BankChange,
  type BankForm,
  bankErrors,
  emptyBankForm,
  offersUpi,
  toBankBody,
  toBankForm,
} from './bankForm.ts';
import { bankFormMachine } from './bankFormMachine.ts';

interface World {
  sendCode?: () => Promise<void>;
  load?: () => Promise<BankDetails | null>;
  create?: (body: BankWriteBody) => Promise<BankDetails>;
  update?: (body: BankWriteBody) => Promise<BankDetails>;
}

const noAccount = { accountNumber: '', ifscCode: '', bankName: '', address: '' };
const saved = async (body: BankBody): Promise<BankDetails> => ({ ...noAccount, kind: 'account', ...body });

function open({ load = async () => demoBankDetails, sendCode = async () => {}, ...world }: World = {}) {
  const create = vi.fn(world.create ?? saved);
  const update = vi.fn(world.update ?? saved);
  const machine = bankFormMachine.provide({
    actors: {
      loadDetails: fromPromise(load),
      sendCode: fromPromise(sendCode),
      createDetails: fromPromise(({ input }) => create(input)),
      updateDetails: fromPromise(({ input }) => update(input)),
    },
  });
  const started = startActor(machine);
  const fill = (form: Partial<BankForm>) => {
    for (const [field, value] of Object.entries(form)) {
      started.actor.send({ type: 'field.changed', ...({ field, value } as BankChange) });
    }
  };
  const context = () => started.actor.getSnapshot().context;
  return { ...started, create, update, fill, context };
}

const complete = { accountHolderName: 'Ravi', accountNumber: '0012345678', ifscCode: 'PTLI0000042' };

describe('details on file', () => {
  it('are read, changed with PUT, and read again', async () => {
    const { actor, shows, fill, update, create, emits, emitted } = open();
    await shows('reading');
    actor.send({ type: 'update.chosen' });
    fill({ accountNumber: '0099887766' });
    actor.send({ type: 'form.submitted' });
    await emits(1);
    expect(emitted).toEqual([{ type: 'details.saved', message: 'Bank details updated successfully!' }]);
    await shows('reading');
    expect(update).toHaveBeenCalledExactlyOnceWith({
      ...toBankBody(toBankForm(demoBankDetails)),
      accountNumber: '0099887766',
    });
    expect(create).not.toHaveBeenCalled();
  });

  it('are unchanged when editing is cancelled', async () => {
    const { actor, shows, fill, context } = open();
    await shows('reading');
    actor.send({ type: 'update.chosen' });
    fill({ ifscCode: 'X' });
    actor.send({ type: 'edit.cancelled' });
    await shows('reading');
    expect(context().form).toEqual(toBankForm(demoBankDetails));
  });
});

describe('no details', () => {
  it('open in edit mode, and are created with POST', async () => {
    const { actor, shows, fill, create, emits, emitted } = open({ load: async () => null });
    await shows('form');
    fill(complete);
    actor.send({ type: 'form.submitted' });
    await shows('busy', 'form');
    await emits(1);
    expect(emitted).toEqual([{ type: 'details.saved', message: 'Bank details saved successfully!' }]);
    expect(create).toHaveBeenCalledExactlyOnceWith({ ...complete, bankName: '', address: '' });
  });

  it('cannot be cancelled', async () => {
    const { actor, shows } = open({ load: async () => null });
    await shows('form');
    actor.send({ type: 'edit.cancelled' });
    await shows('form');
  });
});

describe('details that could not be fetched', () => {
  const load = () => Promise.reject(new Error('network'));

  it('open in edit mode; where an account exists, saving changes it', async () => {
    const create = () => Promise.reject(new ApiError(409, 'Conflict'));
    const { actor, shows, fill, update, emits, emitted, context } = open({ load, create });
    await shows('form');
    expect(context().unknown).toBe(true);
    fill(complete);
    actor.send({ type: 'form.submitted' });
    await emits(1);
    expect(emitted).toEqual([{ type: 'details.saved', message: 'Bank details updated successfully!' }]);
    expect(update).toHaveBeenCalledOnce();
  });

  it('can be loaded again', async () => {
    const again = vi.fn<() => Promise<BankDetails>>().mockImplementationOnce(load).mockResolvedValue(demoBankDetails);
    const { actor, shows } = open({ load: again });
    await shows('form');
    actor.send({ type: 'load.retried' });
    await shows('reading');
  });
});

it('shows a conflict where loading had found no account', async () => {
  const create = () => Promise.reject(new ApiError(409, 'Conflict', ['There is an account on file already.']));
  const { actor, shows, fill, update, emits, emitted } = open({ load: async () => null, create });
  await shows('form');
  fill(complete);
  actor.send({ type: 'form.submitted' });
  await emits(1);
  expect(emitted).toEqual([{ type: 'save.failed', message: 'There is an account on file already.' }]);
  expect(update).not.toHaveBeenCalled();
});

it('shows its own text for a failure without a message, and the form stays', async () => {
  const { actor, shows, fill, emits, emitted, context } = open({ update: () => Promise.reject(new Error('network')) });
  await shows('reading');
  actor.send({ type: 'update.chosen' });
  fill({ accountNumber: '0099887766' });
  actor.send({ type: 'form.submitted' });
  await emits(1);
  await shows('form');
  expect(emitted).toEqual([{ type: 'save.failed', message: 'Failed to save bank details. Please try again.' }]);
  expect(context().form.accountNumber).toBe('0099887766');
});

describe('errors of the form', () => {
  it('empty fields: shown all at once', async () => {
    const { actor, shows, emitted, context, create } = open({ load: async () => null });
    await shows('form');
    actor.send({ type: 'form.submitted' });
    expect(emitted).toEqual([{ type: 'form.refused', message: 'Please fill all the fields' }]);
    expect(context().fieldErrors).toEqual({
      accountHolderName: 'Enter the name on the account',
      accountNumber: 'Enter the account number',
      ifscCode: 'Enter the IFSC',
    });
    expect(create).not.toHaveBeenCalled();
  });

  it('an invalid IFSC: shown at the field, when it is left and when the form is submitted', async () => {
    const { actor, shows, fill, emitted, context } = open({ load: async () => null });
    const wrong = { ifscCode: 'Invalid IFSC code. Please enter a valid code' };
    await shows('form');
    fill({ ...complete, ifscCode: 'PTLI1000042' });
    actor.send({ type: 'field.left', field: 'ifscCode' });
    expect(context().fieldErrors).toEqual(wrong);
    actor.send({ type: 'form.submitted' });
    expect(context().fieldErrors).toEqual(wrong);
    expect(emitted).toEqual([]);
  });

  it.each([
    ['accountNumber', '12345', 'Account number is too short'],
    ['accountNumber', '123456789012345678901', 'Account number is too long'],
    ['ifscCode', 'PTL00000042', 'Invalid IFSC code. Please enter a valid code'],
    ['ifscCode', 'PTLI000004', 'Invalid IFSC code. Please enter a valid code'],
  ] as const)('%s %s', (field, value, message) => {
    expect(bankErrors({ ...emptyBankForm, ...complete, [field]: value })).toEqual({ [field]: message });
  });
});

it('accepts an IFSC with small letters and spaces', async () => {
  const { shows, fill, context } = open({ load: async () => null });
  await shows('form');
  fill({ ifscCode: 'ptli 0000042' });
  expect(context().form.ifscCode).toBe('PTLI0000042');
});

it.each([
  ['ifscCode', '\ufeffptli\u200b0000042\u202c', 'PTLI0000042'],
  ['ifscCode', 'ＰＴＬＩ００०००४２', 'PTLI0000042'],
  ['ifscCode', 'ptli-0000042', 'PTLI-0000042'],
  // as a Turkish keyboard types it
  ['ifscCode', 'ıdıb000a001', 'IDIB000A001'],
  ['vpa', '\u200eravi\u00ad@okpotli\u00a0', 'ravi@okpotli'],
  ['vpa', 'ravi＠okpotli', 'ravi@okpotli'],
] as const)('the %s %j is %s', async (field, value, kept) => {
  const { shows, fill, context } = open({ load: async () => null });
  await shows('form');
  fill({ [field]: value });
  expect(context().form[field]).toBe(kept);
});

it('tells at once, when it is whole, that an IFSC ended with its bank', async () => {
  const { actor, shows, fill, context, create } = open({ load: async () => null });
  const ended = expect.stringMatching(/^Vijaya Bank is Bank of Baroda now.* begins with BARB/) as string;
  await shows('form');
  fill({ ...complete, ifscCode: 'VIJB000123' });
  expect(context().fieldErrors.ifscCode).toBeUndefined();
  fill({ ifscCode: ' vijb 0001234' });
  expect(context().fieldErrors).toMatchObject({ ifscCode: ended });
  actor.send({ type: 'form.submitted' });
  expect(context().fieldErrors).toEqual({ ifscCode: ended });
  expect(create).not.toHaveBeenCalled();
  fill({ ifscCode: 'BARB0VJABCD' });
  expect(context().fieldErrors.ifscCode).toBeUndefined();
});

it('clears the saved bank when the IFSC is of another branch, but keeps what was typed', async () => {
  const { actor, shows, fill, context } = open();
  await shows('reading');
  actor.send({ type: 'update.chosen' });
  fill({ address: 'Typed', ifscCode: 'RBIS0BGPA01' });
  expect(context().form).toMatchObject({ bankName: '', address: 'Typed' });
});

describe('a UPI ID', () => {
  const upi = { kind: 'upi', accountHolderName: 'Ravi', vpa: 'ravi@okpotli' } as const;

  it('is saved without the account that was typed before it', async () => {
    const { actor, shows, fill, create, emits } = open({ load: async () => null });
    await shows('form');
    fill({ ...complete, kind: 'upi', vpa: ' ravi@ok potli ' });
    actor.send({ type: 'form.submitted' });
    await emits(1);
    expect(create).toHaveBeenCalledExactlyOnceWith(upi);
  });

  it('takes the place of an account, and the account comes back without it', async () => {
    const { actor, shows, fill, update, emits } = open();
    await shows('reading');
    actor.send({ type: 'update.chosen' });
    fill({ kind: 'upi', vpa: 'asha@okpotli' });
    actor.send({ type: 'form.submitted' });
    await emits(1);
    actor.send({ type: 'update.chosen' });
    fill({ kind: 'account', ...complete });
    actor.send({ type: 'form.submitted' });
    await emits(2);
    expect(update.mock.calls).toEqual([
      [{ kind: 'upi', accountHolderName: 'Asha Rao', vpa: 'asha@okpotli' }],
      // an account names no kind: hosts from before UPI refuse what they do not know
      [{ ...complete, bankName: '', address: '' }],
    ]);
  });

  it('is asked for alone, and the errors of the account are gone', async () => {
    const { actor, shows, fill, context } = open({ load: async () => null });
    await shows('form');
    actor.send({ type: 'form.submitted' });
    fill({ kind: 'upi' });
    expect(context().fieldErrors).toEqual({});
    actor.send({ type: 'form.submitted' });
    expect(context().fieldErrors).toEqual({
      accountHolderName: 'Enter the name on the account',
      vpa: 'Enter your UPI ID',
    });
  });

  it.each(['ravi', 'r@okpotli', 'ravi@', '@okpotli', 'ravi@ok.potli', 'ravi@ok1', 'ra vi@okpotli', 'रवि@okpotli'])(
    '%s is none',
    (vpa) => {
      expect(bankErrors({ ...emptyBankForm, ...upi, vpa })).toEqual({ vpa: 'Invalid UPI ID. It looks like name@bank' });
    },
  );

  it.each(['ra@ok', '9845012345@okpotli', 'Ravi.Menon-7_x@OkPotli', `${'a'.repeat(256)}@${'b'.repeat(64)}`])(
    '%s is one',
    (vpa) => {
      expect(bankErrors({ ...emptyBankForm, ...upi, vpa })).toEqual({});
    },
  );
});

it('offers no UPI where the host names no kind', () => {
  expect(offersUpi(null)).toBe(true);
  expect(offersUpi(demoUpiDetails)).toBe(true);
  expect(offersUpi({ ...demoBankDetails, kind: undefined })).toBe(false);
});

describe('a host that asks who it is', () => {
  const asks = (right: Partial<BankWriteBody>) => async (body: BankWriteBody) => {
    const refuse = (reason: string) => new ApiError(403, 'No', [`${reason}.`], { reason });
    if (body.password === undefined && body.code === undefined) throw refuse('CONFIRMATION_REQUIRED');
    if (body.password !== right.password || body.code !== right.code) throw refuse('CONFIRMATION_WRONG');
    const { password: _, code: __, ...rest } = body;
    return saved(rest);
  };

  it('gets the password with what was typed, and a wrong one is said at the field', async () => {
    const { actor, shows, fill, update, emits, context } = open({ update: asks({ password: 'right' }) });
    await shows('reading');
    actor.send({ type: 'update.chosen' });
    fill({ accountNumber: '0099887766' });
    actor.send({ type: 'form.submitted' });
    await shows('confirming');
    actor.send({ type: 'form.submitted' });
    expect(context().confirmation.error).toBe('Enter your password');
    actor.send({ type: 'confirmation.changed', value: 'wrong' });
    actor.send({ type: 'form.submitted' });
    await shows('confirming');
    expect(context().confirmation.error).toBe('CONFIRMATION_WRONG.');
    actor.send({ type: 'confirmation.changed', value: 'right' });
    expect(context().confirmation.error).toBeUndefined();
    actor.send({ type: 'form.submitted' });
    await emits(1);
    await shows('reading');
    expect(update.mock.lastCall?.[0]).toMatchObject({ accountNumber: '0099887766', password: 'right' });
    expect(context().confirmation.value).toBe('');
  });

  it('gets the code of a mail for a first account', async () => {
    const { actor, shows, fill, create, emits, emitted } = open({
      load: async () => null,
      create: asks({ code: '402817' }),
    });
    await shows('form');
    fill(complete);
    actor.send({ type: 'form.submitted' });
    await shows('confirming');
    actor.send({ type: 'code.asked' });
    await emits(1);
    await shows('confirming');
    actor.send({ type: 'confirmation.changed', value: '402817' });
    actor.send({ type: 'form.submitted' });
    await emits(2);
    expect(create.mock.lastCall?.[0]).toMatchObject({ code: '402817' });
    expect(emitted.map(({ type }) => type)).toEqual(['code.sent', 'details.saved']);
  });

  it('says that no code was mailed, and the password can still be typed', async () => {
    const { actor, shows, emits, emitted, context } = open({
      update: asks({ password: 'right' }),
      sendCode: () => Promise.reject(new Error('network')),
    });
    await shows('reading');
    actor.send({ type: 'update.chosen' });
    actor.send({ type: 'form.submitted' });
    await shows('confirming');
    actor.send({ type: 'code.asked' });
    await emits(1);
    expect(emitted).toEqual([{ type: 'save.failed', message: 'We could not mail a code. Please try again.' }]);
    expect(context().confirmation.way).toBe('password');
  });

  it('is left with Back, and what was typed in the form stays', async () => {
    const { actor, shows, fill, context } = open({ update: asks({ password: 'right' }) });
    await shows('reading');
    actor.send({ type: 'update.chosen' });
    fill({ accountNumber: '0099887766' });
    actor.send({ type: 'form.submitted' });
    await shows('confirming');
    actor.send({ type: 'confirmation.changed', value: 'right' });
    actor.send({ type: 'confirmation.cancelled' });
    await shows('form');
    expect(context().form.accountNumber).toBe('0099887766');
    expect(context().confirmation.value).toBe('');
  });
});
