import { parseArgs } from 'node:util';
import { type MemberYear, readYearOfMembers } from '../domain/tax/readYearOfMembers.ts';
import { addTaxRule, type NewTaxRule, readTaxRules } from '../domain/tax/taxRules.ts';
import { type Cli, type ExitCode, type Help, UsageError } from './Cli.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { operatorName } from './operatorName.ts';
import { readNewTaxRule, taxRuleOptions, toTaxRuleLine } from './taxRuleArgs.ts';

export const taxHelp: Help = [
  [
    'tax year <year> [--json]',
    'Print what members earned from April of that year to March, and tax withheld, as CSV in rupees',
  ],
  ['tax rule list [--json]', 'List the rules by which tax is withheld from payouts'],
  [
    'tax rule add --rate <percent> --above <rupees> --of <kinds> --from <day> [--json]',
    'Withhold tax from a later day on, once a year brought more of own, link and friends; rate 0 ends it',
  ],
];

const options = { json: { type: 'boolean' }, ...taxRuleOptions } as const;

/** `potli tax` */
export async function taxCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const asked = readArgs(args);
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
    } else {
      if (!asked.json) print('Member,E-mail,Own orders,Shared links,Friends,Together,Tax withheld');
      for await (const row of readYearOfMembers(database.orm, asked.year))
        print(asked.json ? JSON.stringify(row) : toLine(row));
    }
    return 0;
  } finally {
    await shop.close();
  }
}

const toJson = (told: NewTaxRule | readonly NewTaxRule[]): string =>
  JSON.stringify(told, (_name, value: unknown) => (typeof value === 'bigint' ? Number(value) : value), 2);

/** A spreadsheet reads an address that begins with one of these signs as a formula. */
const cell = (text: string) => `"${/^[=+\-@]/.test(text) ? "'" : ''}${text.replaceAll('"', '""')}"`;

const toLine = ({ memberId, email, ...sums }: MemberYear) =>
  [
    memberId,
    cell(email),
    ...[sums.ownOrders, sums.sharedLinks, sums.referrals, sums.total, sums.withheld].map((rupees) => rupees.toFixed(2)),
  ].join(',');

function readArgs(args: string[]) {
  const { values, positionals } = parse(args);
  const { json = false, ...given } = values;
  const [word, text = '', ...more] = positionals;
  const isRule = word === 'rule' && more.length === 0;
  if (isRule && text === 'add') return { word: 'add', rule: readNewTaxRule(given), json } as const;
  if (Object.keys(given).length > 0)
    throw new UsageError('Only "tax rule add" takes a rate, a threshold, kinds and a day.');
  if (isRule && text === 'list') return { word: 'list', json } as const;
  const year = /^\d{4}$/.test(text) ? Number(text) : 0;
  if (word !== 'year' || year < 2000 || year > 2100 || more.length > 0) {
    throw new UsageError(
      '"tax" takes the word year and the year in whose April it begins, such as 2026, or rule list, or rule add.',
    );
  }
  return { word: 'year', year, json } as const;
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
