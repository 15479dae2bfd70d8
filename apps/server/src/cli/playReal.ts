import { OperatorError } from '../errors/OperatorError.ts';
import { createRealNetworks, type NetworkFile, type RealNetworks } from '../sandbox/real/createRealNetworks.ts';
import type { Settings } from '../settings/settings.ts';
import type { Cli, Command, ExitCode } from './Cli.ts';
import { importReportsCommand } from './importReportsCommand.ts';
import { payoutsCommand } from './payoutsCommand.ts';
import { settleCommand } from './settleCommand.ts';

interface Play {
  /** Address of the API of the shop. */
  api: string;
  seed: number;
  orders: number;
  /** Where the networks write their files. */
  folder: string;
  settings: Pick<Settings, 'postbackPaths' | 'bank'>;
  /** Lets members buy. @returns how many purchases were made */
  buy(network: RealNetworks): Promise<number>;
}

/** The form in which these networks speak: its lists name actions, and its calls the number of the shop. */
const ADAPTER = 'admitad';

/**
 * `potli sandbox --script real`: the networks call and list, and what is an operator's part, which no API does, is done here
 * with the operator's commands: lists are imported, statements booked and members paid.
 * @throws OperatorError where a real bank would pay
 */
export async function playReal(
  { api, seed, orders, folder, settings, buy }: Play,
  { environment, print, complain }: Cli,
): Promise<ExitCode> {
  if (settings.bank) throw new OperatorError('The sandbox pays nobody by a real bank: leave BANK out.');
  const paths = [...settings.postbackPaths].filter(([, { adapter }]) => adapter === ADAPTER);
  const addresses = new Map(
    paths.flatMap(
      ([
        network,
        {
          secrets: [secret],
        },
      ]) => (secret ? [[network, secret]] : []),
    ),
  );
  const networks = createRealNetworks({ api, addresses, folder, seed });
  let failures = 0;

  async function operate(name: string, run: Command['run'], args: string[]): Promise<void> {
    const output: string[] = [];
    const print = (text: string) => output.push(text);
    const code = await run(args, { environment, print, complain: print });
    print(`potli ${[name, ...args].join(' ')}`);
    if (code === 0) return;
    failures += 1;
    complain(output.join('\n'));
  }
  const importLists = async (place: 0 | 1 | 2) => {
    for (const { network, file } of networks.writeLists(place)) {
      await operate('import-reports', importReportsCommand, [network, file, '--adapter', ADAPTER]);
    }
  };
  const settle = async (files: readonly NetworkFile[]) => {
    for (const { network, file } of files) await operate('settle', settleCommand, [network, file]);
  };

  const bought = await buy(networks);
  let untaken = await networks.call('pending');
  untaken += await networks.call('declined');
  await importLists(0);
  untaken += await networks.call('approved');
  await importLists(1);
  await settle(networks.writeStatements(1));
  await operate('payouts', payoutsCommand, ['run']);
  // late: an unsigned call may contain anything about orders that were paid
  untaken += await networks.call('pending');
  untaken += await networks.call('declined');
  await importLists(2);
  await settle(networks.writeStatements(2));
  untaken += await networks.call('approved');

  print(`${bought} orders of seed ${seed}, script real.`);
  if (addresses.size === 0) print(`  No network calls: POSTBACK_PATHS has none with the adapter ${ADAPTER}.`);
  if (untaken > 0) print(`  ${untaken} calls not taken by the shop`);
  for (const { network, file } of networks.writeLastWords()) print(`  The last words of ${network}: ${file}`);
  return bought === orders && untaken === 0 && failures === 0 ? 0 : 1;
}
