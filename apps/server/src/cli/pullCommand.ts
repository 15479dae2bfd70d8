import { parseArgs } from 'node:util';
import { createPull } from '../adapters/networks/pulls/createPull.ts';
import { readRefusedRows } from '../domain/orders/networks/pulledRows.ts';
import { type PullResult, pullReports } from '../domain/orders/networks/pullReports.ts';
import { OperatorError } from '../errors/OperatorError.ts';
import { loadSettings } from '../settings/settings.ts';
import type { Cli, ExitCode, Help } from './Cli.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { orUsageError } from './orUsageError.ts';
import { readDate } from './readDate.ts';

export const pullHelp: Help = [
  ['pull <network> [--from <date>] [--to <date>] [--json]', 'Ask a network for its reports now'],
];

/** `potli pull <network>`: asks a network for its reports now. Rows that it does not understand are printed. */
export async function pullCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const { network, between, json } = readArgs(args);
  const rules = loadSettings(environment);
  const settings = rules.networkPulls.find((each) => each.network === network);
  if (!settings) throw new OperatorError(`NETWORK_PULLS does not name the network "${network}".`);
  const shop = await openCliDatabase(environment);
  try {
    const result = await pullReports(shop.database, createPull(settings, { rules }), { between });
    const refused = await readRefusedRows(shop.database.orm, network);
    if (json) print(JSON.stringify({ ...result, refused }, null, 2));
    else print([toText(result), ...refused.map(({ rowId, problem }) => `  ${rowId}: ${problem}`)].join('\n'));
    return refused.length > 0 || result.state === 'busy' ? 1 : 0;
  } finally {
    await shop.close();
  }
}

function toText({ state, rows, changed, refused }: PullResult): string {
  if (state === 'busy') return 'Another host asks this network now, or it wants to be left alone for a while.';
  return `${rows} rows, ${changed} with something new, ${refused} that were not understood.`;
}

function readArgs(args: string[]) {
  return orUsageError(() => {
    const options = { from: { type: 'string' }, to: { type: 'string' }, json: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [network, ...rest] = positionals;
    if (network === undefined || rest.length > 0) throw new Error('"pull" takes the name of one network.');
    return { network, json: values.json === true, between: readBetween(values.from, values.to) };
  });
}

function readBetween(from: string | undefined, to: string | undefined): { from: Date; to: Date } | undefined {
  if (from === undefined && to === undefined) return undefined;
  if (from === undefined) throw new Error('--to needs --from.');
  const between = { from: readDate(from), to: to === undefined ? new Date() : readDate(to) };
  if (between.from >= between.to) throw new Error('--from must be before --to.');
  return between;
}
