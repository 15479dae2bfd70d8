import { parseArgs } from 'node:util';
import { refundByHand as refundByHandCall } from '@potli/api/contract/adminRefunds';
import { openPayments } from '../adapters/payments/openPayments.ts';
import { createOutbox } from '../domain/platform/mail/createOutbox.ts';
import { createSealer } from '../domain/platform/sealing/createSealer.ts';
import { readAllRefunds } from '../domain/shop/checkout/readRefunds.ts';
import { refundByHand } from '../domain/shop/checkout/refundByHand.ts';
import { createSaleMails } from '../domain/shop/checkout/saleMails.ts';
import { loadSettings } from '../settings/settings.ts';
import { type Cli, type ExitCode, type Help, UsageError } from './Cli.ts';
import { formatRefund } from './formatRefund.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { operatorName } from './operatorName.ts';
import { orUsageError } from './orUsageError.ts';

export const refundsHelp: Help = [
  [
    'payments refunds [--closed] [--json]',
    'Print refunds of gift cards that are not done: how far each is, and what a person has to do about those that are late. --closed: those that were closed by hand',
  ],
  [
    'payments refund-by-hand <order> --reason WORDS [--reference UTR] [--confirmed] [--json]',
    'Refund an order in place of its provider: without --reference the shop makes no attempt any more, with that of the transfer to the buyer it is closed. --confirmed: the provider has said that it sends nothing',
  ],
];

const options = {
  closed: { type: 'boolean' },
  reason: { type: 'string' },
  reference: { type: 'string' },
  confirmed: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

/** `potli payments refunds` and `potli payments refund-by-hand`: money of buyers that goes back (docs/payments.md#refunds). */
export async function refundsCommand(args: string[], cli: Cli): Promise<ExitCode> {
  const { values, positionals } = orUsageError(() => parseArgs({ args, allowPositionals: true, options }));
  const [word, order, ...more] = positionals;
  if (word === 'refunds' && order === undefined) return list(values, cli);
  const body = refundByHandCall.body?.safeParse({ ...values, isConfirmed: values.confirmed });
  if (word !== 'refund-by-hand' || !order || more.length > 0 || !body?.success)
    throw new UsageError('"payments refund-by-hand" takes an order, --reason, and the --reference of a transfer.');
  return byHand({ order, ...body.data }, values, cli);
}

async function list({ closed, json }: { closed?: boolean; json?: boolean }, { environment, print }: Cli) {
  const shop = await openCliDatabase(environment);
  try {
    const refunds = await readAllRefunds(shop.database.orm, closed ? 'closed' : 'open', new Date());
    const none = closed ? 'No refund was closed by hand.' : 'No refund is open.';
    print(json ? JSON.stringify(refunds, null, 2) : refunds.map(formatRefund).join('\n') || none);
    return refunds.some(({ late }) => late) ? 1 : 0;
  } finally {
    await shop.close();
  }
}

async function byHand(
  asked: Parameters<typeof refundByHand>[1],
  { json }: { json?: boolean },
  { environment, print }: Cli,
): Promise<ExitCode> {
  const { database, close } = await openCliDatabase(environment);
  try {
    const settings = loadSettings(environment);
    const { publicUrl, productName } = settings;
    const { payment } = await openPayments(settings, database);
    const sealer = createSealer(settings.piiKey, settings.previousPiiKeys);
    const mail = createOutbox({ database, sealer, shop: { productName, siteUrl: publicUrl } });
    const mails = createSaleMails({ mail, sealer, publicUrl, productName });
    const by = { who: operatorName(), action: 'payments refund-by-hand' };
    const refund = await refundByHand({ database, payment, mails, now: () => new Date() }, asked, by, (write) =>
      database.orm.transaction(write),
    );
    print(json ? JSON.stringify(refund, null, 2) : formatRefund(refund));
    return 0;
  } finally {
    await close();
  }
}
