import { setTimeout as sleep } from 'node:timers/promises';
import { addOperator, logIn } from './asMember.ts';
import type { FaultMember, FaultShop } from './FaultShop.ts';
import type { Fault } from './faults.ts';
import { mark } from './mark.ts';
import type { Acknowledged, Write } from './Write.ts';

/** The result of the rounds of one fault. */
export interface FaultReport {
  fault: string;
  rounds: number;
  sent: number;
  acknowledged: number;
  /** Confirmed calls that are missing afterwards, by name. */
  lost: string[];
  /** Connections that a host left in a transaction. */
  inDoubt: number;
  /** Responses during the fault that were neither a success nor a 503 with Retry-After. */
  wrongAnswers: string[];
  /** Calls that failed after the fault was over. */
  notRecovered: string[];
}

export interface Caller {
  write: Write;
  member: FaultMember;
}

/** Clicks to each host after a fault, more than it has connections. */
const CLICKS_AFTER = 15;
const RECOVERY_MS = 30_000;

/** A member for each of the writes at each host. They stay for all faults. */
export async function addCallers(shop: FaultShop, writes: readonly Write[]): Promise<Caller[]> {
  const callers: Caller[] = [];
  for (const host of shop.hosts)
    for (const write of writes) callers.push({ write, member: await addFaultMember(shop, host) });
  return callers;
}

/**
 * Repeats a fault while all writes of the callers go to both hosts, and compares the confirmed writes with the stored
 * ones.
 */
export async function runFault(
  shop: FaultShop,
  callers: readonly Caller[],
  fault: Fault,
  rounds: number,
): Promise<FaultReport> {
  const report: FaultReport = {
    fault: fault.name,
    rounds,
    sent: 0,
    acknowledged: 0,
    lost: [],
    inDoubt: 0,
    wrongAnswers: [],
    notRecovered: [],
  };
  for (let round = 0; round < rounds; round += 1) {
    await prepareAll(callers, shop);
    let inFault: Outcome | undefined;
    const sendInFault = async () => {
      inFault = await sendAll(callers, shop, report);
      if (fault.stopsWrites) inFault.failures.push(...(await readyHosts(shop)));
    };
    await fault.during(shop, sendInFault, round);
    report.wrongAnswers.push(...(inFault?.failures ?? []));
    await awaitRecovery(shop);
    report.lost.push(...(await lostOf(callers, inFault?.acknowledged ?? [])));
    report.inDoubt += await connectionsInDoubt(shop);

    const callersAfter = halfOf(shop, callers, round);
    await prepareAll(callersAfter, shop);
    const after = await sendAfter([...callersAfter, ...clicksAfter(callers)], shop, report);
    // after a 503 callers come again, on a busy machine more than once
    const until = performance.now() + RECOVERY_MS;
    while (after.unavailable.length > 0 && performance.now() < until) {
      const again = await sendAfter(after.unavailable.splice(0), shop, report);
      after.failures.push(...again.failures);
      after.acknowledged.push(...again.acknowledged);
      after.unavailable.push(...again.unavailable);
    }
    report.notRecovered.push(...after.failures, ...after.unavailable.map(nameOf));
    report.lost.push(...(await lostOf(callers, after.acknowledged)));
  }
  return report;
}

/** A member of the shop who calls one of its hosts. */
export async function addFaultMember(shop: FaultShop, host: string): Promise<FaultMember> {
  const email = `${mark()}@mail.example`;
  const id = await addOperator(shop, email);
  const { accessToken, refreshToken } = await logIn(host, email);
  return { id, email, host, storeId: shop.storeId, accessToken, refreshToken, secret: '', ticket: undefined };
}

async function prepareAll(callers: readonly Caller[], shop: FaultShop): Promise<void> {
  for (const { write, member } of callers) await write.prepare?.(member, shop);
}

/** Each kind of write at one of two hosts, in the next round at the other one. */
function halfOf({ hosts }: FaultShop, callers: readonly Caller[], round: number): Caller[] {
  const ofHost = callers.length / hosts.length;
  return callers.filter((_, index) => (index + Math.floor(index / ofHost) + round) % 2 === 0);
}

function clicksAfter(callers: readonly Caller[]): Caller[] {
  const clickers = callers.filter(({ write }) => write.calls.includes('createClick'));
  return clickers.flatMap((clicker) => Array.from({ length: CLICKS_AFTER }, () => clicker));
}

const nameOf = ({ write }: Caller) => write.calls.join();

interface Outcome {
  /** Confirmed calls. */
  acknowledged: Acknowledged[];
  /** Calls that got a 503. */
  unavailable: Caller[];
  /** Calls with another response, or none. */
  failures: string[];
}

/** Makes the calls of writes with one lock one after the other, and all others at once. */
async function sendAfter(
  callers: readonly Caller[],
  shop: FaultShop,
  counts: Pick<FaultReport, 'sent' | 'acknowledged'>,
): Promise<Outcome> {
  const sendInTurn = async () => {
    const outcomes: Outcome[] = [];
    for (const caller of callers) if (caller.write.inTurn) outcomes.push(await sendAll([caller], shop, counts));
    return outcomes;
  };
  const atOnce = callers.filter(({ write }) => !write.inTurn);
  const [outcome, inTurn] = await Promise.all([sendAll(atOnce, shop, counts), sendInTurn()]);
  for (const { acknowledged, unavailable, failures } of inTurn) {
    outcome.acknowledged.push(...acknowledged);
    outcome.unavailable.push(...unavailable);
    outcome.failures.push(...failures);
  }
  return outcome;
}

/** Makes all calls at once. */
async function sendAll(
  callers: readonly Caller[],
  shop: FaultShop,
  counts: Pick<FaultReport, 'sent' | 'acknowledged'>,
): Promise<Outcome> {
  const outcome: Outcome = { acknowledged: [], unavailable: [], failures: [] };
  const send = async (caller: Caller) => {
    const { write, member } = caller;
    const own = mark();
    const response = await write.send(member, own).catch(() => undefined);
    if (response?.status === 302) outcome.acknowledged.push({ member, mark: own, answer: undefined, shop });
    else if (response?.ok) outcome.acknowledged.push({ member, mark: own, answer: await response.json(), shop });
    else if (response?.status === 503 && response.headers.get('retry-after')) outcome.unavailable.push(caller);
    // of two parallel changes of one content, one is refused: that is correct
    else if (response?.status !== 409 || write.isAlone) outcome.failures.push(`${nameOf(caller)}: ${response?.status}`);
  };
  await Promise.all(callers.map(send));
  counts.sent += callers.length;
  counts.acknowledged += outcome.acknowledged.length;
  return outcome;
}

async function lostOf(callers: readonly Caller[], acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const lost: string[] = [];
  for (const each of acknowledged) {
    const write = callers.find(({ member }) => member === each.member)?.write;
    if (write && !(await write.isStored(each))) lost.push(write.calls.join());
  }
  return lost;
}

/** Problems of hosts that report ready. */
async function readyHosts({ hosts }: FaultShop): Promise<string[]> {
  const answers = await Promise.all(hosts.map((host) => fetch(`${host}/health/ready`)));
  return answers.filter(({ ok }) => ok).map(({ status }) => `ready: ${status}`);
}

async function awaitRecovery({ hosts, owner }: FaultShop): Promise<void> {
  const until = performance.now() + RECOVERY_MS;
  const isReady = async () => {
    const answers = await Promise.all(hosts.map((host) => fetch(`${host}/health/ready`)));
    return answers.every(({ ok }) => ok) && (await (await owner()).query('select 1')).rowCount === 1;
  };
  while (!(await isReady().catch(() => false))) {
    if (performance.now() > until) throw new Error('The hosts did not recover');
    await sleep(50);
  }
}

/** Less than `idle_in_transaction_session_timeout` of a host (twice `TIMEOUT_MS`), which would end an unclosed one. */
const MOMENT_MS = 900;

/** Transactions that were begun and in which nothing happens while no call runs. */
async function connectionsInDoubt({ owner }: FaultShop): Promise<number> {
  const idle = async () => {
    const { rows } = await (await owner()).query<{ name: string }>(
      `select pid || ' ' || state_change as name from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid() and state like 'idle in transaction%'`,
    );
    return rows.map(({ name }) => name);
  };
  const first = await idle();
  if (first.length === 0) return 0;
  await sleep(MOMENT_MS);
  const second = await idle();
  return first.filter((name) => second.includes(name)).length;
}
