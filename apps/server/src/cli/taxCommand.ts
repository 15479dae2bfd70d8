import { parseArgs } from 'node:util';
import type { Queries } from '../db/database.ts';
import { readWithheldMonth } from '../domain/payouts/tax/readWithheldMonth.ts';
import { readYearOfMembers } from '../domain/payouts/tax/readYearOfMembers.ts';
import { TAX_YEAR_HEAD, taxYearLine, withheldCsv } from '../domain/payouts/tax/taxFiles.ts';
import { addTaxRule, type NewTaxRule, readTaxRules } from '../domain/payouts/tax/taxRules.ts';
import { recordAudit } from '../domain/platform/audit/recordAudit.ts';
import { createSealer } from '../domain/platform/sealing/createSealer.ts';
import { loadSettings } from '../settings/settings.ts';
import { type Cli, type ExitCode, type Help, UsageError } from './Cli.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { operatorName } from './operatorName.ts';
import { orUsageError } from './orUsageError.ts';
import { readNewTaxRule, taxRuleOptions, toTaxRuleLine } from './taxRuleArgs.ts';

export const taxHelp: Help = [
  [
    'tax year <year> [--with-pan] [--json]',
    'Print what members earned from April of that year to March, and tax withheld, as CSV in rupees; on demand with their PANs',
  ],
  ['tax month <YYYY-MM> [--json]', 'Print the tax that was withheld in a month, payout by payout, as CSV in rupees'],
  ['tax rule list [--json]', 'List the rules by which tax is withheld from payouts'],
  [
    'tax rule add --rate <percent> [--without-pan <percent>] --above <rupees> --of <kinds> --from <day> [--json]',
    'Withhold tax from a later day on, once a year brought more of own, link and friends; rate 0 ends it',
  ],
];

const options = { json: { type: 'boolean' }, 'with-pan': { type: 'boolean' }, ...taxRuleOptions } as const;

/** `potli tax` */
export async function taxCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const asked = readArgs(args);
  // before the database is opened: PANs are sealed
  const settings = asked.word === 'year' && asked.withPan ? loadSettings(environment) : undefined;
  const shop = await openCliDatabase(environment);
  try {
    const { database } = shop;
    if (asked.word === 'add') {
      await addTaxRule(database, asked.rule, { who: operatorName(), now: new Date() });
      print(asked.json ? toJson(asked.rule) : `Added: ${toTaxRuleLine(asked.rule)}`);
    } else if (asked.word === 'list') {
      const rules = await readTaxRules(database.orm);
      if (asked.json) print(toJson(rules));
      else print(rules.map(toTaxRuleLine).join('\n') || 'There is no tax rule: nothing is withheld.');
    } else if (asked.word === 'month') {
      const rows = await readWithheldMonth(database.orm, asked.month);
      print(asked.json ? JSON.stringify(rows, null, 2) : withheldCsv(rows));
    } else {
      const sealer = settings && createSealer(settings.piiKey, settings.previousPiiKeys);
      // the row of the log comes first: who cannot be named sees no PAN
      if (sealer) await auditPans(database.orm, asked.year);
      if (!asked.json) print(TAX_YEAR_HEAD);
      for await (const row of readYearOfMembers(database.orm, asked.year, sealer))
        print(asked.json ? JSON.stringify(row) : taxYearLine(row));
    }
    return 0;
  } finally {
    await shop.close();
  }
}

const auditPans = (queries: Queries, year: number) =>
  recordAudit(queries, {
    who: operatorName(),
    action: 'tax year',
    object: `tax year ${year}`,
    after: { withPan: true },
  });

const toJson = (rules: NewTaxRule | readonly NewTaxRule[]): string =>
  JSON.stringify(rules, (_name, value: unknown) => (typeof value === 'bigint' ? Number(value) : value), 2);

function readArgs(args: string[]) {
  const { values, positionals } = parse(args);
  const { json = false, 'with-pan': withPan = false, ...given } = values;
  const [word, text = '', ...more] = positionals;
  const isRule = word === 'rule' && more.length === 0;
  if (withPan && word !== 'year') throw new UsageError('Only "tax year" prints PANs.');
  if (isRule && text === 'add') return { word: 'add', rule: readNewTaxRule(given), json } as const;
  if (Object.keys(given).length > 0)
    throw new UsageError('Only "tax rule add" takes rates, a threshold, kinds and a day.');
  if (isRule && text === 'list') return { word: 'list', json } as const;
  if (word === 'month' && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) && more.length === 0)
    return { word, month: text, json } as const;
  const year = /^\d{4}$/.test(text) ? Number(text) : 0;
  if (word !== 'year' || year < 2000 || year > 2100 || more.length > 0) {
    throw new UsageError(
      '"tax" takes the word year and the year in whose April it begins, such as 2026, or month and a month as 2026-11, or rule list, or rule add.',
    );
  }
  return { word: 'year', year, withPan, json } as const;
}

function parse(args: string[]) {
  return orUsageError(() => parseArgs({ args, allowPositionals: true, options }));
}
