import type { GiftCardOrder } from '@potli/api/contract/giftCardOrders';
import type { GiftCardOrderBody, PaymentEnd, PaymentSession } from '@potli/api/contract/giftCardPayments';
import { firstError } from '@potli/api/errors';
import { assign, emit, fromPromise, setup } from 'xstate';
import { notProvided } from '../notProvided.ts';
import { toOutput } from '../toOutput.ts';
import {
  type CheckoutChange,
  type CheckoutErrors,
  type CheckoutField,
  type CheckoutForm,
  checkoutErrors,
  type GiftDays,
  newCheckoutForm,
  type OrderedCard,
  toOrderBody,
} from './checkoutForm.ts';

/** An order with what the browser needs to pay it; null where it cannot be paid any more. */
export interface OpenedOrder {
  order: GiftCardOrder;
  payment: PaymentSession | null;
}

export interface CheckoutInput {
  /** The card that is bought; undefined where an order is resumed. */
  card?: OrderedCard;
  days?: GiftDays;
}

export interface CheckoutContext {
  card: OrderedCard;
  days: GiftDays;
  form: CheckoutForm;
  fieldErrors: CheckoutErrors;
  orderId: string;
  order: GiftCardOrder | undefined;
  payment: PaymentSession | null;
  /** How the provider's window ended. */
  end: PaymentEnd | undefined;
  /** How often the order was asked for while its payment was not confirmed. */
  asked: number;
  /** What went wrong last; may be empty. */
  problem: string;
}

type CheckoutEvent =
  | ({ type: 'field.changed' } & CheckoutChange)
  | { type: 'field.left'; field: CheckoutField }
  /** `isMember`: only members can order. */
  | { type: 'form.submitted'; isMember: boolean }
  | { type: 'order.resumed'; orderId: string }
  | { type: 'load.retried' }
  /** The browser shows the form again, as after Back: the next order is another one. */
  | { type: 'form.reopened' }
  | { type: 'pay.pressed' }
  | { type: 'status.asked' };

type CheckoutEmitted =
  /** A visitor must log in, and presses again. */
  { type: 'login.required' } | { type: 'order.placed'; orderId: string };

/** What is on the screen: the form, the order with a pay button, or what became of it; `busy` while something is waited for. */
type CheckoutTag = 'form' | 'payable' | 'busy';

const noCard: OrderedCard = { id: '', denominations: [], denominationRange: null, maxCount: 0 };
const noDays: GiftDays = { first: '', last: '' };

/** How often a payment that is not confirmed is asked for by itself. */
const PATIENCE = 20;

const FAILED_TO_ORDER = 'We could not place the order. Please try again.';

/** Where an order goes by its stage. Of one that can be paid: `open`. */
function byStage(open: string) {
  return [
    { guard: { type: 'isAt', params: at('DELIVERED') }, target: 'delivered' },
    { guard: { type: 'isAt', params: at('PAYMENT_FAILED') }, target: 'failed' },
    { guard: { type: 'isAt', params: at('CANCELLED') }, target: 'expired' },
    { guard: { type: 'isAt', params: at('REFUNDING', 'REFUNDED') }, target: 'refunded' },
    { guard: { type: 'isAt', params: at('AWAITING_PAYMENT') }, target: open },
    { target: 'pending' },
  ] as const;
}

interface Staged {
  stages: readonly string[];
  output: GiftCardOrder | OpenedOrder;
}

function at(...stages: string[]) {
  return ({ event }: { event: { output: GiftCardOrder | OpenedOrder } }): Staged => ({ stages, output: event.output });
}

const orderOf = (output: GiftCardOrder | OpenedOrder) => ('order' in output ? output.order : output);

const takeOrder = { type: 'takeOrder', params: toOutput<GiftCardOrder> } as const;
const takeOpened = { type: 'takeOpened', params: toOutput<OpenedOrder> } as const;

const payable = { 'pay.pressed': 'loadingScript' } as const;

/**
 * Buying a gift card (docs/product/gift-cards.md#payment): `choosing` and `ordering`, then `loadingScript`, `paying` and
 * `verifying`. It ends `delivered`, `failed`, `cancelled`, `expired` or `refunded`; it stays `pending` where the bank has not
 * answered or the vouchers are not issued. An order that was left is taken up again by `order.resumed`. The provider's script is loaded after `pay.pressed` only,
 * and what the provider's window says is never believed: the server is asked.
 */
export const checkoutMachine = setup({
  types: {
    input: {} as CheckoutInput,
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    emitted: {} as CheckoutEmitted,
    tags: {} as CheckoutTag,
  },
  actors: {
    createOrder: fromPromise<OpenedOrder, GiftCardOrderBody>(notProvided),
    /** The order, and its payment where it can be paid. */
    openOrder: fromPromise<OpenedOrder, string>(notProvided),
    /** Fails with an `Error` whose message is for the member. */
    loadScript: fromPromise<void, PaymentSession>(notProvided),
    /** Opens the provider's window and waits until it is closed. */
    openWindow: fromPromise<PaymentEnd, PaymentSession>(notProvided),
    confirmPayment: fromPromise<GiftCardOrder, { orderId: string; end: PaymentEnd }>(notProvided),
    askOrder: fromPromise<GiftCardOrder, string>(notProvided),
  },
  actions: {
    takeChange: assign(({ context }, { field, value }: CheckoutChange) => ({
      form: { ...context.form, [field]: value },
      fieldErrors: { ...context.fieldErrors, [field]: undefined },
      problem: '',
    })),
    showErrors: assign(({ context }) => ({ fieldErrors: errorsOf(context) })),
    showErrorOf: assign(({ context }, field: CheckoutField) => ({
      fieldErrors: { ...context.fieldErrors, [field]: errorsOf(context)[field] },
    })),
    noteOrder: assign((_, orderId: string) => ({ orderId })),
    takeOpened: assign((_, { order, payment }: OpenedOrder) => ({ order, orderId: order.id, payment, problem: '' })),
    takeOrder: assign((_, order: GiftCardOrder) => ({ order, problem: '' })),
    takeEnd: assign((_, end: PaymentEnd) => ({ end })),
    takeProblem: assign((_, problem: string) => ({ problem })),
    begin: assign({ problem: '', asked: 0, end: undefined }),
    countAsking: assign(({ context }) => ({ asked: context.asked + 1 })),
    announceLogin: emit({ type: 'login.required' }),
    announceOrder: emit(({ context }) => ({ type: 'order.placed' as const, orderId: context.orderId })),
  },
  guards: {
    isIncorrect: ({ context }) => Object.keys(errorsOf(context)).length > 0,
    isFilled: ({ context }, field: CheckoutField) => context.form[field] !== '',
    isVisitor: (_, isMember: boolean) => !isMember,
    isAt: (_, { stages, output }: Staged) => stages.includes(orderOf(output).stage ?? ''),
    isPatient: ({ context }) => context.asked < PATIENCE,
  },
  delays: { pollDelay: 3000 },
}).createMachine({
  id: 'checkout',
  context: ({ input: { card = noCard, days = noDays } }) => ({
    card,
    days,
    form: newCheckoutForm(card),
    fieldErrors: {},
    orderId: '',
    order: undefined,
    payment: null,
    end: undefined,
    asked: 0,
    problem: '',
  }),
  initial: 'choosing',
  states: {
    choosing: {
      tags: 'form',
      on: {
        'field.changed': { actions: { type: 'takeChange', params: ({ event }) => event } },
        // an empty field shows its error when the form is submitted
        'field.left': {
          guard: { type: 'isFilled', params: ({ event }) => event.field },
          actions: { type: 'showErrorOf', params: ({ event }) => event.field },
        },
        'form.submitted': [
          { guard: 'isIncorrect', actions: 'showErrors' },
          { guard: { type: 'isVisitor', params: ({ event }) => event.isMember }, actions: 'announceLogin' },
          { target: 'ordering' },
        ],
        'order.resumed': { target: 'opening', actions: { type: 'noteOrder', params: ({ event }) => event.orderId } },
      },
    },
    ordering: {
      tags: ['form', 'busy'],
      entry: 'begin',
      invoke: {
        id: 'createOrder',
        src: 'createOrder',
        input: ({ context }) => toOrderBody(context.form, context.card),
        onDone: { target: 'reviewing', actions: [takeOpened, 'announceOrder'] },
        onError: {
          target: 'choosing',
          actions: { type: 'takeProblem', params: ({ event }) => firstError(event.error, FAILED_TO_ORDER) },
        },
      },
    },
    opening: {
      tags: 'busy',
      invoke: {
        id: 'openOrder',
        src: 'openOrder',
        input: ({ context }) => context.orderId,
        onDone: byStage('reviewing').map((way) => ({ ...way, actions: takeOpened })),
        onError: {
          target: 'unavailable',
          actions: { type: 'takeProblem', params: ({ event }) => firstError(event.error, '') },
        },
      },
    },
    unavailable: { on: { 'load.retried': 'opening' } },
    reviewing: { tags: 'payable', on: { ...payable, 'form.reopened': 'choosing' } },
    loadingScript: {
      tags: ['payable', 'busy'],
      entry: 'begin',
      invoke: {
        id: 'loadScript',
        src: 'loadScript',
        input: toPayment,
        onDone: 'paying',
        onError: { target: 'blocked', actions: { type: 'takeProblem', params: toMessage } },
      },
    },
    blocked: { tags: 'payable', on: payable },
    paying: {
      tags: ['payable', 'busy'],
      invoke: {
        id: 'openWindow',
        src: 'openWindow',
        input: toPayment,
        onDone: { target: 'verifying', actions: { type: 'takeEnd', params: toOutput<PaymentEnd> } },
        onError: { target: 'blocked', actions: { type: 'takeProblem', params: toMessage } },
      },
    },
    verifying: {
      tags: 'busy',
      invoke: {
        id: 'confirmPayment',
        src: 'confirmPayment',
        input: ({ context }) => ({ orderId: context.orderId, end: context.end ?? { outcome: 'CLOSED' } }),
        onDone: byStage('cancelled').map((way) => ({ ...way, actions: takeOrder })),
        // the money may have left all the same
        onError: 'pending',
      },
    },
    pending: {
      after: { pollDelay: { guard: 'isPatient', target: 'asking' } },
      on: { 'status.asked': 'asking' },
    },
    asking: {
      tags: 'busy',
      entry: 'countAsking',
      invoke: {
        id: 'askOrder',
        src: 'askOrder',
        input: ({ context }) => context.orderId,
        onDone: byStage('verifying').map((way) => ({ ...way, actions: takeOrder })),
        onError: 'pending',
      },
    },
    delivered: {},
    failed: { tags: 'payable', on: payable },
    cancelled: { tags: 'payable', on: payable },
    expired: {},
    refunded: {},
  },
});

function errorsOf({ form, card, days }: CheckoutContext): CheckoutErrors {
  return checkoutErrors(form, card, days);
}

function toPayment({ context }: { context: CheckoutContext }): PaymentSession {
  if (!context.payment) throw new Error('The order has no payment');
  return context.payment;
}

function toMessage({ event }: { event: { error: unknown } }): string {
  return event.error instanceof Error ? event.error.message : '';
}
