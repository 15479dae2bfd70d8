import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PROVIDER_SETTLES_DAYS } from '@potli/api/contract/policy';
import { toRupees } from '@potli/api/units/money';
import {
  bookProviderSettlement,
  type ProviderLine,
  type ProviderSettled,
  type SettlementProvider,
  type WaitReason,
} from '../domain/shop/checkout/bookProviderSettlement.ts';
import { type ClosedLine, closeProviderLine, readClosedLines } from '../domain/shop/checkout/closeProviderLine.ts';
import { type ProviderDebt, readProviderDebts } from '../domain/shop/checkout/readProviderDebts.ts';
import { OperatorError } from '../errors/OperatorError.ts';
import { readSignedRupees } from '../incoming/readRupees.ts';
import { type Cli, type ExitCode, type Help, UsageError } from './Cli.ts';
import { inRupees } from './inRupees.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { operatorName } from './operatorName.ts';
import { orUsageError } from './orUsageError.ts';
import { type AmountUnit, readProviderFile } from './readProviderFile.ts';
import { refundsCommand, refundsHelp } from './refundsCommand.ts';

export const paymentsHelp: Help = [
  [
    'payments settle <razorpay|cashfree> <file.csv> [--unit paise|rupees] [--received RUPEES] [--preview] [--json]',
    'Book what a payment provider paid out to the shop, by its settlement report. --unit is that of its amounts where they have no decimals, --received what the bank got for all of the file, --preview books nothing',
  ],
  [
    'payments owed [--days N] [--json]',
    'Print what payment providers still owe, what is late, and the lines of their reports that wait for a person',
  ],
  [
    'payments close <razorpay|cashfree> <payment|refund|other> <event> --reason WORDS [--json]',
    'Close a line that waits and that no order explains, such as a chargeback: it is listed no more, and is in no journal',
  ],
  ['payments closed [--json]', 'Print the lines that were closed, with their reasons'],
  ...refundsHelp,
];

const options = {
  unit: { type: 'string' },
  received: { type: 'string' },
  reason: { type: 'string' },
  days: { type: 'string' },
  preview: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

function readArgs(args: string[]) {
  return orUsageError(() => parseArgs({ args, allowPositionals: true, options }));
}

type Options = ReturnType<typeof readArgs>['values'];

/** `potli payments`: an event of a provider counts once, so that the same report again changes nothing. */
export async function paymentsCommand(args: string[], cli: Cli): Promise<ExitCode> {
  if (args[0] === 'refunds' || args[0] === 'refund-by-hand') return refundsCommand(args, cli);
  const { values, positionals } = readArgs(args);
  const [word, provider, path, ...more] = positionals;
  if (word === 'owed' && provider === undefined) return owed(values, cli);
  if (word === 'closed' && provider === undefined) return closed(values, cli);
  if (word === 'close' && path && isProvider(provider)) return close({ provider, kind: path, more, ...values }, cli);
  if (word !== 'settle' || !path || more.length > 0 || !isProvider(provider))
    throw new UsageError(
      '"payments" takes owed, closed, refunds, refund-by-hand, settle with a provider and a file, or close with a provider, a kind and an event.',
    );
  return settle(provider, path, values, cli);
}

const isProvider = (name: string | undefined): name is SettlementProvider => name === 'razorpay' || name === 'cashfree';

async function settle(
  provider: SettlementProvider,
  path: string,
  { unit, received, preview = false, json = false }: Options,
  { environment, print }: Cli,
): Promise<ExitCode> {
  const { lines, notes } = await readProviderFile(resolve(environment.INIT_CWD ?? '', path), provider, readUnit(unit));
  if (received !== undefined) refuseOtherSum(lines, received);
  const shop = await openCliDatabase(environment);
  try {
    const by = { who: operatorName(), action: 'payments settle' };
    const statement = { provider, file: basename(path), lines };
    const settled = await bookProviderSettlement(shop.database, statement, { now: new Date(), by, preview });
    print(json ? JSON.stringify({ ...inRupeesOf(settled), notes }, null, 2) : formatSettled(settled, notes, preview));
    return settled.waiting.length > 0 ? 1 : 0;
  } finally {
    await shop.close();
  }
}

async function owed({ days = String(PROVIDER_SETTLES_DAYS), json }: Options, { environment, print }: Cli) {
  if (!/^\d{1,3}$/.test(days)) throw new UsageError('--days takes a number of days, such as 7.');
  const shop = await openCliDatabase(environment);
  try {
    const debts = await readProviderDebts(shop.database.orm, { now: new Date(), days: Number(days) });
    print(
      json ? JSON.stringify(debts, null, 2) : debts.map(formatDebt).join('\n\n') || 'No provider has taken a payment.',
    );
    return debts.some(({ late, waiting }) => late.payments + waiting.length > 0) ? 1 : 0;
  } finally {
    await shop.close();
  }
}

const KINDS = { payment: 'PAYMENT', refund: 'REFUND', other: 'OTHER' } as const;

interface Closing {
  provider: SettlementProvider;
  kind: string;
  more: readonly string[];
  reason?: string | undefined;
  json?: boolean | undefined;
}

async function close(
  { provider, kind, more: [eventId, ...more], reason, json }: Closing,
  { environment, print }: Cli,
): Promise<ExitCode> {
  const known = Object.hasOwn(KINDS, kind) ? KINDS[kind as keyof typeof KINDS] : undefined;
  if (!known || !eventId || more.length > 0 || !reason?.trim())
    throw new UsageError('"payments close" takes a provider, payment, refund or other, the event, and --reason.');
  const shop = await openCliDatabase(environment);
  try {
    const by = { who: operatorName(), now: new Date() };
    await closeProviderLine(shop.database, { provider, kind: known, eventId, reason: reason.trim(), ...by });
    const text = `${known} ${eventId} of ${provider} is closed. It is in no journal of the shop.`;
    print(json ? JSON.stringify({ provider, kind: known, eventId, closed: true }) : text);
    return 0;
  } finally {
    await shop.close();
  }
}

async function closed({ json }: Options, { environment, print }: Cli): Promise<ExitCode> {
  const shop = await openCliDatabase(environment);
  try {
    const lines = await readClosedLines(shop.database.orm);
    print(json ? JSON.stringify(lines, null, 2) : lines.map(formatClosed).join('\n') || 'No line was closed.');
    return 0;
  } finally {
    await shop.close();
  }
}

const formatClosed = ({ provider, kind, eventId, settlement, paid, reason }: ClosedLine) =>
  `${provider} ${kind} ${eventId} of ${settlement}, ${inRupees(paid)}: ${reason}`;

/** @throws UsageError */
function readUnit(text: string | undefined): AmountUnit | undefined {
  if (text === undefined || text === 'paise' || text === 'rupees') return text;
  throw new UsageError('--unit takes paise or rupees.');
}

/** @throws UsageError; OperatorError where the bank got another sum */
function refuseOtherSum(lines: readonly ProviderLine[], text: string): void {
  let received: bigint;
  try {
    received = readSignedRupees(text, 'amount', 'refuse');
  } catch (error) {
    throw new UsageError(`--received takes rupees. ${(error as Error).message}`);
  }
  const sum = lines.reduce((all, { paidPaise }) => all + paidPaise, 0n);
  if (sum === received) return;
  const [said, got] = [sum, received].map((paise) => inRupees(toRupees(paise)));
  throw new OperatorError(`Nothing was booked. The lines of the file come to ${said}, and the bank got ${got}.`);
}

const reasons: Record<WaitReason, string> = {
  UNKNOWN_PAYMENT: 'no order of the shop has this payment',
  OTHER_AMOUNT: 'its order has another amount',
  NOT_REFUNDED: 'the shop has not sent this money back',
  REPAID: 'the shop has sent this money by hand, so its buyer has it twice',
  SECOND: 'its order has another line of this kind',
  NO_PAYMENT: 'it is neither a payment nor a refund',
  STATED_OTHERWISE: 'an earlier file has it with other amounts, which hold',
};

const inRupeesOf = ({ cashPaise, feePaise, waiting, ...counts }: ProviderSettled) => ({
  ...counts,
  cash: toRupees(cashPaise),
  fees: toRupees(feePaise),
  waiting: waiting.map(({ kind, eventId, settlement, paidPaise, reason }) => ({
    kind,
    eventId,
    settlement,
    reason,
    paid: toRupees(paidPaise),
  })),
});

function formatSettled(settled: ProviderSettled, notes: { line: number; note: string }[], isPreview: boolean): string {
  const { booked, known, cash, fees, waiting } = inRupeesOf(settled);
  const listed = waiting.map(
    ({ kind, eventId, paid, reason }) => `  ${kind} ${eventId}: not booked, ${reasons[reason]} (${inRupees(paid)})`,
  );
  return [
    `${booked} lines booked: ${inRupees(cash)} in the bank, ${inRupees(fees)} kept as fees and tax. ${known} were booked before.`,
    ...(listed.length > 0 ? ['', 'Wait for a person:', ...listed] : []),
    ...(notes.length > 0 ? ['', 'Not part of it:', ...notes.map(({ line, note }) => `  line ${line}: ${note}`)] : []),
    ...(isPreview ? ['', 'Nothing was booked: this is a preview.'] : []),
  ].join('\n');
}

function formatDebt({ provider, atProvider, late, waiting }: ProviderDebt): string {
  const lateText = `  late: ${late.payments} payments, ${inRupees(late.amount)}, the oldest of ${late.oldest?.slice(0, 10)}`;
  return [
    `${provider}: ${inRupees(atProvider)} at the provider`,
    ...(late.payments > 0 ? [lateText] : []),
    ...waiting.map(
      ({ kind, eventId, settlement, paid }) => `  waits: ${kind} ${eventId} of ${settlement}, ${inRupees(paid)}`,
    ),
  ].join('\n');
}
