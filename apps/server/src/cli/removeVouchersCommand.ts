import { parseArgs } from 'node:util';
import { removeVouchers as removeVouchersCall } from '@potli/api/contract/adminVouchers';
import { createStockService } from '../domain/shop/giftcards/createStockService.ts';
import { type Cli, type ExitCode, UsageError } from './Cli.ts';
import { inRupees } from './inRupees.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { operatorName } from './operatorName.ts';
import { orUsageError } from './orUsageError.ts';

const options = {
  reason: { type: 'string' },
  value: { type: 'string' },
  until: { type: 'string' },
  ids: { type: 'string' },
  count: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** `potli vouchers remove`: vouchers that nobody has bought leave the stock (docs/payments.md). */
export async function removeVouchersCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const { asked, json } = readArgs(args);
  const { database, close } = await openCliDatabase(environment);
  try {
    const by = { who: operatorName(), action: 'vouchers remove' };
    const done = await createStockService(database).remove(asked, by, (write) => database.orm.transaction(write));
    const found = `${done.count} vouchers, which cost the shop ${inRupees(done.cost)}`;
    const text =
      done.outcome === 'shown'
        ? `${found}. Nothing was removed: repeat it with --count ${done.count}.`
        : `${found}, were removed.`;
    print(json ? JSON.stringify(done, null, 2) : text);
    return 0;
  } finally {
    await close();
  }
}

function readArgs(args: string[]) {
  const { values, positionals } = orUsageError(() => parseArgs({ args, allowPositionals: true, options }));
  const [giftCard, ...more] = positionals;
  const { reason, value, until: endsUntil, ids, count, json = false } = values;
  const body = removeVouchersCall.body?.safeParse({
    giftCard,
    reason,
    endsUntil,
    value: value === undefined ? undefined : Number(value),
    ids: ids?.split(',').map((id) => id.trim()),
    count: count === undefined ? undefined : Number(count),
  });
  if (more.length > 0 || !body?.success)
    throw new UsageError(
      '"vouchers remove" takes a gift card, --reason, and what is to go: --value in rupees, --until as 2027-11-20, or --ids.',
    );
  return { asked: body.data, json };
}
