import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { indiaDay } from '@potli/api/units/india';
import { toRupees } from '@potli/api/units/money';
import { createSealer } from '../domain/platform/sealing/createSealer.ts';
import { importVouchers } from '../domain/shop/giftcards/importVouchers.ts';
import { readVoucherFile } from '../domain/shop/giftcards/readVoucherFile.ts';
import { readStock } from '../domain/shop/giftcards/voucherStock.ts';
import { OperatorError } from '../errors/OperatorError.ts';
import { loadSettings } from '../settings/settings.ts';
import type { Cli, ExitCode, Help } from './Cli.ts';
import { inRupees } from './inRupees.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { operatorName } from './operatorName.ts';
import { orUsageError } from './orUsageError.ts';
import { removeVouchersCommand } from './removeVouchersCommand.ts';

export const vouchersHelp: Help = [
  [
    'vouchers import <gift card> <file.csv> [--json]',
    'Add vouchers to the stock of a gift card, sealed: number, pin, value, cost, expires; a number that is there already is left out',
  ],
  [
    'vouchers remove <gift card> --reason WORDS [--value RUPEES] [--until DAY] [--ids ID,ID] [--count N] [--json]',
    'Count vouchers that nobody has bought: of a value, that end on a day or before, or with the ids that doctor names. With that --count they leave the stock for good',
  ],
  ['vouchers list [--json]', 'Count the vouchers in stock by card and value, without their numbers'],
];

/** `potli vouchers`: the stock of gift cards. It never prints a number or a PIN. */
export async function vouchersCommand(args: string[], cli: Cli): Promise<ExitCode> {
  if (args[0] === 'remove') return removeVouchersCommand(args.slice(1), cli);
  const given = readArgs(args);
  return given.word === 'list' ? list(given.json, cli) : importFile(given, cli);
}

async function list(json: boolean, { environment, print }: Cli): Promise<ExitCode> {
  const shop = await openCliDatabase(environment);
  try {
    const stock = (await readStock(shop.database.orm)).map(({ facePaise, ...kind }) => ({
      ...kind,
      value: toRupees(facePaise),
    }));
    const lines = stock.map(
      ({ giftCardSlug, value, count, expiresFirst }) =>
        `${giftCardSlug}  ${inRupees(value)}  ${count} in stock, the first ends on ${expiresFirst}`,
    );
    print(json ? JSON.stringify(stock, null, 2) : lines.join('\n') || 'No voucher is in stock.');
    return 0;
  } finally {
    await shop.close();
  }
}

async function importFile({ card, file, json }: ImportArgs, { environment, print }: Cli): Promise<ExitCode> {
  const path = resolve(environment.INIT_CWD ?? '', file);
  const { vouchers, badLines } = await readVoucherFile(path, indiaDay(new Date()));
  if (badLines.length > 0) {
    const lines = badLines.map(({ line, problem }) => `  line ${line}: ${problem}`);
    throw new OperatorError(['Nothing was imported.', ...lines].join('\n'));
  }
  const { piiKey, previousPiiKeys } = loadSettings(environment);
  const sealer = createSealer(piiKey, previousPiiKeys);
  const shop = await openCliDatabase(environment);
  try {
    const by = { who: operatorName(), action: 'vouchers import' };
    const given = { giftCardSlug: card, vouchers, by };
    const imported = await importVouchers(shop.database, sealer, given);
    const text = `${imported.added} vouchers added, ${imported.known} were in stock or sold already.`;
    print(json ? JSON.stringify(imported, null, 2) : text);
    return 0;
  } finally {
    await shop.close();
  }
}

interface ImportArgs {
  word: 'import';
  card: string;
  file: string;
  json: boolean;
}

function readArgs(args: string[]): ImportArgs | { word: 'list'; json: boolean } {
  return orUsageError(() => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'boolean' } },
    });
    const [word, card, file, ...more] = positionals;
    const { json = false } = values;
    if (word === 'list' && card === undefined) return { word, json };
    if (word !== 'import' || card === undefined || file === undefined || more.length > 0) {
      throw new Error('"vouchers" takes list, remove, or import with a gift card and a file.');
    }
    return { word, card, file, json };
  });
}
