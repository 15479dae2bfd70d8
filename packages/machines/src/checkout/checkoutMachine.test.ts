import type { GiftCardOrder, OrderStage } from '@potli/api/contract/giftCardOrders';
import type { PaymentEnd, PaymentSession } from '@potli/api/contract/giftCardPayments';
import { ApiError } from '@potli/api/errors';
import { demoGiftCardOrders } from '@potli/api/fixtures';
import { expect, it, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { checkoutMachine, type OpenedOrder } from './checkoutMachine.ts';

const [bought] = demoGiftCardOrders as [GiftCardOrder];
const at = (stage: OrderStage): GiftCardOrder => ({ ...bought, id: 'GC-1', stage });
const payment = { orderId: 'GC-1', provider: 'razorpay', scriptObject: 'Razorpay' } as PaymentSession;
const PAID: PaymentEnd = { outcome: 'PAID', providerOrderId: 'order_1', paymentId: 'pay_1', signature: 'signed' };
const fails = (message: string) => () => Promise.reject(new Error(message));

interface World {
  createOrder?: () => Promise<OpenedOrder>;
  openOrder?: () => Promise<OpenedOrder>;
  loadScript?: () => Promise<void>;
  openWindow?: () => Promise<PaymentEnd>;
  confirmPayment?: () => Promise<GiftCardOrder>;
  askOrder?: () => Promise<GiftCardOrder>;
}

function open(world: World = {}) {
  const opened = async () => ({ order: at('AWAITING_PAYMENT'), payment });
  const calls = {
    createOrder: vi.fn(world.createOrder ?? opened),
    openOrder: vi.fn(world.openOrder ?? opened),
    loadScript: vi.fn(world.loadScript ?? (async () => {})),
    openWindow: vi.fn(world.openWindow ?? (async () => PAID)),
    confirmPayment: vi.fn(world.confirmPayment ?? (async () => at('DELIVERED'))),
    askOrder: vi.fn(world.askOrder ?? (async () => at('VERIFYING'))),
  };
  const confirmed: unknown[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    checkoutMachine.provide({
      actors: {
        createOrder: fromPromise(calls.createOrder),
        openOrder: fromPromise(calls.openOrder),
        loadScript: fromPromise(calls.loadScript),
        openWindow: fromPromise(calls.openWindow),
        confirmPayment: fromPromise(({ input }) => {
          confirmed.push(input);
          return calls.confirmPayment();
        }),
        askOrder: fromPromise(calls.askOrder),
      },
    }),
    {
      clock,
      input: {
        card: { id: '7', denominations: [500], denominationRange: null, maxCount: 2 },
        days: { first: '2026-11-20', last: '2027-02-18' },
      },
    },
  );
  const emitted: unknown[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const rests = (state: string) =>
    vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state), { interval: 1, timeout: 500 });
  const order = () => actor.send({ type: 'form.submitted', isMember: true });
  return { ...calls, actor, clock, confirmed, emitted, rests, order, context: () => actor.getSnapshot().context };
}

/** An order that waits for its pay button. */
async function openAtReview(world: World = {}) {
  const opened = open(world);
  opened.actor.send({ type: 'order.resumed', orderId: 'GC-1' });
  await opened.rests('reviewing');
  return { ...opened, pay: () => opened.actor.send({ type: 'pay.pressed' }) };
}

it('places an order, and loads nothing of the provider before the pay button', async () => {
  const { order, rests, emitted, loadScript, openWindow, actor, confirmed } = open();
  order();
  await rests('reviewing');
  expect(emitted).toEqual([{ type: 'order.placed', orderId: 'GC-1' }]);
  expect(loadScript).not.toHaveBeenCalled();
  actor.send({ type: 'pay.pressed' });
  await rests('delivered');
  expect(loadScript).toHaveBeenCalledOnce();
  expect(openWindow).toHaveBeenCalledOnce();
  expect(confirmed).toEqual([{ orderId: 'GC-1', end: PAID }]);
});

it('asks a visitor to log in, and places the order when it is pressed again', async () => {
  const { actor, order, rests, emitted, createOrder } = open();
  actor.send({ type: 'field.changed', field: 'count', value: '2' });
  actor.send({ type: 'form.submitted', isMember: false });
  expect(emitted).toEqual([{ type: 'login.required' }]);
  expect(createOrder).not.toHaveBeenCalled();
  expect(actor.getSnapshot().context.form.count).toBe('2');
  order();
  await rests('reviewing');
  expect(createOrder).toHaveBeenCalledOnce();
});

it('shows mistakes before it asks for a login', () => {
  const { actor, emitted, context } = open();
  actor.send({ type: 'field.changed', field: 'isGift', value: true });
  actor.send({ type: 'form.submitted', isMember: false });
  expect(emitted).toEqual([]);
  expect(context().fieldErrors.receiverEmail).toBe('Enter the e-mail of the receiver');
});

test.each([
  [
    new ApiError(409, 'Conflict', ['You can buy cards of ₹2,000 more today.']),
    'You can buy cards of ₹2,000 more today.',
  ],
  [new Error('network'), 'We could not place the order. Please try again.'],
])('an order that is refused is said, and the form stays: %s', async (error, problem) => {
  const { order, rests, context } = open({ createOrder: () => Promise.reject(error) });
  order();
  await rests('ordering');
  await rests('choosing');
  expect(context().problem).toBe(problem);
});

test.each([
  ['DELIVERED', 'delivered'],
  ['PAYMENT_FAILED', 'failed'],
  ['AWAITING_PAYMENT', 'cancelled'],
  ['CANCELLED', 'expired'],
  ['REFUNDING', 'refunded'],
  ['REFUNDED', 'refunded'],
  ['VERIFYING', 'pending'],
  ['ISSUING', 'pending'],
] as const)('an order that is %s after its window was closed is shown as %s', async (stage, state) => {
  const { pay, rests, context } = await openAtReview({ confirmPayment: async () => at(stage) });
  pay();
  await rests(state);
  expect(context().order?.stage).toBe(stage);
});

it('does not believe the window: the server knows of a failure', async () => {
  const { pay, rests } = await openAtReview({ confirmPayment: async () => at('PAYMENT_FAILED') });
  pay();
  await rests('failed');
});

test.each([
  ['loadScript', 'Failed to load'],
  ['openWindow', 'not available'],
] as const)('%s that fails says why, and can be tried again', async (actor, problem) => {
  const world: World = { [actor]: fails(problem) };
  const { pay, rests, context, confirmed, ...calls } = await openAtReview(world);
  pay();
  await rests('blocked');
  expect(context().problem).toBe(problem);
  expect(confirmed).toEqual([]);
  calls[actor].mockImplementation((async () => (actor === 'openWindow' ? PAID : undefined)) as never);
  pay();
  await rests('delivered');
  expect(context().problem).toBe('');
});

it('tells the server how the window ended once more where its answer was lost', async () => {
  const confirmPayment = vi
    .fn<() => Promise<GiftCardOrder>>()
    .mockRejectedValueOnce(new Error('network'))
    .mockResolvedValue(at('DELIVERED'));
  const { pay, rests, clock, confirmed } = await openAtReview({
    confirmPayment,
    askOrder: async () => at('AWAITING_PAYMENT'),
  });
  pay();
  await rests('pending');
  clock.increment(3000);
  await rests('delivered');
  expect(confirmed).toEqual([
    { orderId: 'GC-1', end: PAID },
    { orderId: 'GC-1', end: PAID },
  ]);
});

it('asks for a minute what a slow bank has done, then only when somebody asks', async () => {
  const { pay, rests, clock, askOrder, actor } = await openAtReview({ confirmPayment: async () => at('VERIFYING') });
  pay();
  await rests('pending');
  for (let times = 1; times <= 25; times += 1) {
    clock.increment(3000);
    await rests('pending');
  }
  expect(askOrder).toHaveBeenCalledTimes(20);
  askOrder.mockResolvedValue(at('DELIVERED'));
  actor.send({ type: 'status.asked' });
  await rests('delivered');
});

it('takes up an order that was left, and another time where it does not load', async () => {
  const openOrder = vi
    .fn<() => Promise<OpenedOrder>>()
    .mockRejectedValueOnce(new ApiError(404, 'Not found', ['There is no such order.']))
    .mockResolvedValue({ order: at('REFUNDED'), payment: null });
  const { actor, rests, context } = open({ openOrder });
  actor.send({ type: 'order.resumed', orderId: 'GC-1' });
  await rests('unavailable');
  expect(context().problem).toBe('There is no such order.');
  actor.send({ type: 'load.retried' });
  await rests('refunded');
});

it('shows the form again after Back', async () => {
  const { actor, order, rests } = open();
  order();
  await rests('reviewing');
  actor.send({ type: 'form.reopened' });
  await rests('choosing');
});
