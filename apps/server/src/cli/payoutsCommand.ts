import { openBank } from '../adapters/banks/openBank.ts';
import type { Database, Queries } from '../db/database.ts';
import { createPayoutReview } from '../domain/payouts/review/createPayoutReview.ts';
import { giveBackPayout, needPayout } from '../domain/payouts/review/giveBackPayout.ts';
import { createPayments } from '../domain/payouts/transfers/createPayments.ts';
import { payEveryone } from '../domain/payouts/transfers/payEveryone.ts';
import { endPayoutsPause } from '../domain/payouts/transfers/payoutsPause.ts';
import { type OperatorPayout, readOpenPayouts } from '../domain/payouts/transfers/readOpenPayouts.ts';
import { readSentPayouts } from '../domain/payouts/transfers/readSentPayouts.ts';
import { recoverPayouts } from '../domain/payouts/transfers/recoverPayouts.ts';
import { sentPayoutsCsv } from '../domain/payouts/transfers/sentPayoutsFile.ts';
import { recordAudit } from '../domain/platform/audit/recordAudit.ts';
import { createSealer } from '../domain/platform/sealing/createSealer.ts';
import { OperatorError } from '../errors/OperatorError.ts';
import { toOperatorText } from '../logging/operatorText.ts';
import { loadSettings } from '../settings/settings.ts';
import type { Cli, ExitCode, Help } from './Cli.ts';
import { formatRecovered, toPlain } from './formatRecovered.ts';
import { formatSentPayouts } from './formatSentPayouts.ts';
import { inRupees } from './inRupees.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { operatorName } from './operatorName.ts';
import { payoutFilesCommand, payoutFilesHelp } from './payoutFilesCommand.ts';
import { type PayoutsArgs, readPayoutsArgs } from './readPayoutsArgs.ts';

export const payoutsHelp: Help = [
  [
    'payouts list [--month <YYYY-MM> [--csv]] [--json]',
    'List payouts that are not settled, or those that were sent in a month, with UTR and masked target',
  ],
  ['payouts show <id> [--json]', 'Show one payout, whatever became of it'],
  ['payouts run [--json]', 'Pay everyone with approved money now, also on a holiday'],
  [
    'payouts resume [--compared] [--json]',
    'After a restore: ask the bank what it was sent meanwhile, book it, and let members be paid again',
  ],
  ['payouts retry <id> [--json]', 'Ask the bank again about a payout that is not settled'],
  [
    'payouts settle <id> --sent <utr> | --failed <reason> [--json]',
    'Settle a payout in review by hand, after a look at the bank',
  ],
  ['payouts return <id> <reason> [--json]', 'Give back the money of a sent payout that the bank returned'],
  ...payoutFilesHelp,
];

/** `potli payouts`: what is on its way to members, and what an operator can do about it. */
export async function payoutsCommand(args: string[], cli: Cli): Promise<ExitCode> {
  if (args[0] === 'file' || args[0] === 'return-file') return payoutFilesCommand(args, cli);
  const asked = readPayoutsArgs(args);
  const shop = await openCliDatabase(cli.environment);
  const print = (value: unknown, text: string) => cli.print(asked.json ? JSON.stringify(value, null, 2) : text);
  try {
    const { orm } = shop.database;
    if (asked.word === 'list' && asked.month !== undefined) {
      const { piiKey, previousPiiKeys } = loadSettings(cli.environment);
      const sent = await readSentPayouts(orm, createSealer(piiKey, previousPiiKeys), asked.month);
      print(sent, asked.csv ? sentPayoutsCsv(sent) : formatSentPayouts(sent, asked.month));
      return 0;
    }
    if (asked.word === 'list') {
      const open = await readOpenPayouts(orm);
      print(open, open.map(toLine).join('\n') || 'No payout is open.');
      return 0;
    }
    if (asked.word === 'resume') return await resumePayouts(shop.database, asked.compared, cli, print);
    if (!('id' in asked)) return await payNow(shop.database, cli, print);
    const found = await act(shop.database, asked, cli);
    print(found, toLine(found));
    return 0;
  } finally {
    await shop.close();
  }
}

type Print = (value: unknown, text: string) => void;

async function payNow(database: Database, { environment, complain }: Cli, print: Print): Promise<ExitCode> {
  const log = {
    error: ({ member, err }: Readonly<Record<string, unknown>>) =>
      complain(`member ${String(member)}: ${toOperatorText(err)}`),
  };
  const { pay } = await openPaymentsOf(environment, database);
  // before it begins: one that is interrupted has paid some members, too
  await recordAudit(database.orm, { who: operatorName(), action: 'payouts run', object: 'payouts' });
  const counts = await payEveryone({ database, pay, log });
  const { asked, waiting, failed } = counts;
  print(counts, `The bank was asked to pay ${asked}; ${waiting} have to wait, ${failed} could not be paid.`);
  return failed > 0 ? 1 : 0;
}

/** @param isCompared an operator has compared the bank with the shop, and answers for what is left */
async function resumePayouts(database: Database, isCompared: boolean, cli: Cli, print: Print): Promise<ExitCode> {
  const { bank, resume } = await openPaymentsOf(cli.environment, database);
  const found = await recoverPayouts({ database, bank, resume });
  const mayResume = isCompared || (found.isListed && found.unknown.length === 0);
  if (mayResume) await endPayoutsPause(database, operatorName());
  print(
    { ...found, unknown: found.unknown.map(toPlain), resumed: mayResume },
    formatRecovered(found, { bank: bank.name, isResumed: mayResume }),
  );
  return mayResume ? 0 : 1;
}

type OneArgs = Extract<PayoutsArgs, { id: string }>;

/** @returns the payout as it is afterwards */
async function act(database: Database, asked: OneArgs, { environment }: Cli): Promise<OperatorPayout> {
  const { id, word } = asked;
  const { orm } = database;
  const acting = {
    by: { who: operatorName(), action: `payouts ${word}` },
    commit: (write: (queries: Queries) => Promise<OperatorPayout>) => orm.transaction(write),
    read: (queries: Queries) => needPayout(queries, id),
  };
  if (word === 'return') await giveBackPayout(orm, { id, reason: asked.reason }, acting);
  if (word === 'retry') await createPayoutReview(await openPaymentParts(environment, database)).retry(id, acting);
  if (word === 'settle')
    await createPayoutReview(await openPaymentParts(environment, database)).settle(id, asked.outcome, acting);
  return needPayout(orm, id);
}

async function openPaymentParts(environment: Cli['environment'], database: Database) {
  const settings = loadSettings(environment);
  const sealer = createSealer(settings.piiKey, settings.previousPiiKeys);
  const { bank } = await openBank(settings, database);
  return { bank, database, sealer, holidays: settings.payoutTimes.holidays };
}

async function openPaymentsOf(environment: Cli['environment'], database: Database) {
  const { bank, ...parts } = await openPaymentParts(environment, database);
  if (!bank) throw new OperatorError('No bank is connected, so nobody can be paid.');
  return { bank, ...createPayments({ bank, ...parts }) };
}

function toLine({ id, memberId, amount, mode, state, attempts, createdAt, ...payout }: OperatorPayout): string {
  const { withheld, utr, failureReason } = payout;
  const more = [withheld > 0 && `${inRupees(withheld)} of tax withheld`, utr && `UTR ${utr}`, failureReason]
    .filter(Boolean)
    .map((part) => `, ${part}`);
  const line = `${id}  ${createdAt.toISOString()}  member ${memberId}  ${inRupees(amount)}  ${mode}`;
  return `${line}  ${state}, asked ${attempts}×${more.join('')}`;
}
