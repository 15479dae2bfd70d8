import { randomInt } from 'node:crypto';
import { MINUTE_MS } from '@potli/api/units/time';
import type { Clock } from './Clock.ts';
import type { Journal, JournalLine } from './openJournal.ts';
import type { Product, Visit } from './programmes.ts';
import { chance, pick } from './random.ts';
import {
  canReturn,
  commissionOf,
  type Decision,
  nextStep,
  type OrderState,
  type SandboxReport,
} from './SandboxOrder.ts';
import { type Script, sendTimes } from './scripts.ts';
import type { SendResult } from './sendReport.ts';
import { toBody } from './toBody.ts';

/** What a visitor buys. */
export interface Purchase {
  visit: Visit;
  product: Product;
  pieces: number;
  /** How the shop decides; absent: by chance. */
  fate?: Decision['status'];
  /** How many pieces are cancelled at once, before the shop decides; absent: none. */
  cancelled?: number;
}

interface Parts {
  journal: Journal;
  clock: Clock;
  seed: number;
  script: Script;
  send(sent: { network: string; report: SandboxReport }): Promise<SendResult>;
  /** Writes the statement of a payment. */
  pay(network: string, statement: string, orders: readonly OrderState[]): void;
}

export type SandboxNetwork = ReturnType<typeof createNetwork>;

const SECOND_MS = 1_000;
/** An order is reported after so long, and up to as much later. */
const TRACKED_AFTER_MS = 2 * SECOND_MS;
const DECIDED_AFTER_MS = MINUTE_MS;
const PAID_AFTER_MS = 5 * MINUTE_MS;

const DECLINED_SHARE = 1 / 6;
const REASONS = ['ORDER_CANCELLED', 'ITEM_RETURNED', 'COUPON_NOT_LISTED', 'EXISTING_CUSTOMER'] as const;

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = MINUTE_MS;
const AT_ONCE = 8;
/** Signs that are not mistaken for each other. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const MARK_LENGTH = 5;

/** A report that has not been answered as often as it is to be sent. */
interface Sending {
  state: OrderState;
  entry: OrderState['reports'][number];
  at: number;
  tries: number;
}

/** The networks of the sandbox: what is bought is reported, decided and paid, as its journal says, also after a restart. */
export function createNetwork({ journal, clock, seed, script, send, pay }: Parts) {
  const orders = new Map<string, OrderState>();
  const waiting = new Set<Sending>();
  const statements = new Map<string, number>();
  const underway = new Set<Sending>();
  /** Called when nothing is left to say or to pay. */
  const listeners = new Set<() => void>();
  /** Of this run, in the ids that it makes: shops store ids for ever, and another sandbox may have reported to them. */
  const mark = Array.from({ length: MARK_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  let isClosed = false;
  let forget = () => {};

  const stateOf = (orderId: string): OrderState => {
    const state = orders.get(orderId);
    if (!state) throw new Error(`The sandbox knows no order ${orderId}`);
    return state;
  };

  function apply(line: JournalLine): void {
    if (line.type === 'bought') {
      const { order } = line;
      orders.set(order.id, { order, kept: order.pieces, returnedAt: undefined, reports: [], statement: undefined });
    } else if (line.type === 'returned') {
      const state = stateOf(line.orderId);
      state.kept -= line.pieces;
      state.returnedAt = line.at;
    } else if (line.type === 'reported') {
      stateOf(line.report.orderId).reports.push({ report: line.report, answers: [] });
    } else if (line.type === 'answered') {
      const entry = stateOf(line.orderId).reports.find(({ report }) => report.id === line.reportId);
      if (entry) entry.answers = [...entry.answers, line.answer];
    } else {
      statements.set(line.network, (statements.get(line.network) ?? 0) + 1);
      for (const orderId of line.orderIds) stateOf(orderId).statement = line.statement;
    }
  }

  function write(line: JournalLine): void {
    journal.write(line);
    apply(line);
  }

  function enqueue(state: OrderState, entry: Sending['entry']): void {
    for (const at of entry.report.sendAt.slice(entry.answers.length)) waiting.add({ state, entry, at, tries: 0 });
  }

  for (const line of journal.lines) apply(line);
  for (const state of orders.values()) for (const entry of state.reports) enqueue(state, entry);

  /** Writes what is to be reported by now. @returns when this order has more to say */
  function report(state: OrderState, now: number): number | undefined {
    for (;;) {
      const step = nextStep(state);
      if (!step) return undefined;
      if (step.at > now) return step.at;
      const { order, reports } = state;
      const last = reports.at(-1)?.report;
      const number = reports.length + 1;
      const fields = {
        id: `${order.id}.${number}`,
        orderId: order.id,
        status: step.status,
        pieces: step.pieces,
        commissionPaise: step.status === 'rejected' ? 0 : commissionOf(order, step.pieces),
        reason: step.reason,
        at: last ? Math.max(step.at, last.at + 1) : step.at,
      };
      const sendAt = sendTimes(script, { seed, clock, what: [order.number, number], at: step.at });
      write({ type: 'reported', report: { ...fields, sendAt, body: toBody(order, fields) } });
      const entry = reports.at(-1);
      if (entry) enqueue(state, entry);
    }
  }

  const payAt = ({ kept, reports, statement }: OrderState): number | undefined => {
    const last = reports.at(-1)?.report;
    if (script.neverPays || statement !== undefined || last?.status !== 'approved' || kept < last.pieces)
      return undefined;
    return last.at + clock.scaled(PAID_AFTER_MS);
  };

  /** A network pays all that it approved when the first of it is due. @returns when something is due next */
  function settle(now: number): number | undefined {
    const approved = [...orders.values()].filter((state) => payAt(state) !== undefined);
    const isDue = (state: OrderState) => (payAt(state) ?? now) <= now;
    for (const network of new Set(approved.filter(isDue).map(({ order }) => order.network))) {
      const paid = approved.filter(({ order }) => order.network === network);
      const number = (statements.get(network) ?? 0) + 1;
      const statement = `${network}-${mark}-${number}`;
      // first the file: a payment without its file could not be booked
      pay(network, statement, paid);
      write({ type: 'paid', network, statement, orderIds: paid.map(({ order }) => order.id) });
    }
    return least(approved.map(payAt));
  }

  async function deliver(sending: Sending): Promise<void> {
    const { state, entry } = sending;
    const { order } = state;
    underway.add(sending);
    const { answer, retryAfterMs } = await send({ network: order.network, report: entry.report });
    underway.delete(sending);
    // another opening may have the journal by now, and sends it again
    if (isClosed) return;
    if (answer) {
      waiting.delete(sending);
      write({ type: 'answered', orderId: order.id, reportId: entry.report.id, answer });
    } else {
      sending.tries += 1;
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** sending.tries, LONGEST_PAUSE_MS);
      sending.at = clock.now() + (retryAfterMs ?? pause);
    }
    work();
  }

  function work(): void {
    if (isClosed) return;
    forget();
    const now = clock.now();
    const steps = [...orders.values()].map((state) => report(state, now));
    const isIdle = (sending: Sending) => !underway.has(sending);
    const due = [...waiting].filter((sending) => sending.at <= now && isIdle(sending));
    for (const sending of due.slice(0, AT_ONCE - underway.size)) void deliver(sending);
    const payment = settle(now);
    // with all lines in use, the next answer continues
    const sendings = underway.size < AT_ONCE ? [...waiting].filter(isIdle).map(({ at }) => at) : [];
    const next = least([...steps, payment, ...sendings]);
    if (next !== undefined) forget = clock.after(next - now, work);
    else if (waiting.size === 0) for (const listener of listeners) listener();
  }
  work();

  return {
    /** Everything that was bought, oldest first. */
    orders: (): OrderState[] => [...orders.values()],
    find: (orderId: string): OrderState | undefined => orders.get(orderId),

    buy({ visit, product, pieces, fate, cancelled = 0 }: Purchase): OrderState {
      const { network, shop } = visit.programme;
      const number = orders.size + 1;
      const at = clock.now();
      const status = fate ?? (chance(seed, 'fate', number) < DECLINED_SHARE ? 'rejected' : 'approved');
      const reason = pick(REASONS, seed, 'reason', number);
      const id = `${mark}-${String(number).padStart(4, '0')}`;
      write({
        type: 'bought',
        order: {
          id,
          number,
          network,
          shop,
          clickId: visit.clickId,
          product,
          pieces,
          fate: status === 'rejected' ? { status, reason } : { status },
          boughtAt: at,
          trackAt: at + clock.scaled(TRACKED_AFTER_MS * (1 + chance(seed, 'tracked', number))),
          decideAt: at + clock.scaled(DECIDED_AFTER_MS),
        },
      });
      // before any work, which would pay the order first if writing took long
      if (cancelled > 0) write({ type: 'returned', orderId: id, pieces: cancelled, at });
      work();
      return stateOf(id);
    },

    /** Sends pieces back, or cancels them. Nothing happens where it is too late for that. */
    returnPieces(orderId: string, pieces: number): void {
      const state = stateOf(orderId);
      if (!canReturn(state)) return;
      write({ type: 'returned', orderId, pieces: Math.min(pieces, state.kept), at: clock.now() });
      work();
    },

    /** Resolves when all is reported, answered and paid. */
    async done(): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      listeners.add(resolve);
      work();
      await promise;
      listeners.delete(resolve);
    },

    close(): void {
      isClosed = true;
      forget();
    },
  };
}

function least(times: readonly (number | undefined)[]): number | undefined {
  return times.reduce((first, at) => (at !== undefined && (first === undefined || at < first) ? at : first), undefined);
}
