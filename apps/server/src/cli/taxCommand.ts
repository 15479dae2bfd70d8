import { parseArgs } from 'node:util';
import { type MemberYear, readYearOfMembers } from '../domain/tax/readYearOfMembers.ts';
import { type Cli, type ExitCode, type Help, UsageError } from './Cli.ts';
import { openCliDatabase } from './openCliDatabase.ts';

export const taxHelp: Help = [
  ['tax year <year> [--json]', 'Print what members earned from April of that year to March, as CSV in rupees'],
];

/** `potli tax year` */
export async function taxCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const { year, json } = readArgs(args);
  const shop = await openCliDatabase(environment);
  try {
    if (!json) print('Member,E-mail,Own orders,Shared links,Friends,Together');
    for await (const row of readYearOfMembers(shop.database.orm, year)) print(json ? JSON.stringify(row) : toLine(row));
    return 0;
  } finally {
    await shop.close();
  }
}

/** A spreadsheet reads an address that begins with one of these signs as a formula. */
const cell = (text: string) => `"${/^[=+\-@]/.test(text) ? "'" : ''}${text.replaceAll('"', '""')}"`;

const toLine = ({ memberId, email, ...income }: MemberYear) =>
  [
    memberId,
    cell(email),
    ...[income.ownOrders, income.sharedLinks, income.referrals, income.total].map((rupees) => rupees.toFixed(2)),
  ].join(',');

function readArgs(args: string[]): { year: number; json: boolean } {
  const [word, text = '', ...more] = readPositionals(args);
  const year = /^\d{4}$/.test(text) ? Number(text) : 0;
  if (word !== 'year' || year < 2000 || year > 2100 || more.length > 0) {
    throw new UsageError('"tax" takes the word year and the year in whose April it begins, such as 2026.');
  }
  return { year, json: args.includes('--json') };
}

function readPositionals(args: string[]): string[] {
  try {
    return parseArgs({ args, allowPositionals: true, options: { json: { type: 'boolean' } } }).positionals;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
