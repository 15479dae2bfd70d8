import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CatalogueDocument } from '@potli/api/contract/catalogueDocument';
import { ApiError } from '@potli/api/errors';
import { demoCatalogue, demoMembers } from '@potli/api/fixtures';
import { toRupees } from '@potli/api/units/money';
import { refuseInProduction } from '../domain/views/installation/refuseInProduction.ts';
import { OperatorError } from '../errors/OperatorError.ts';
import type { Account } from '../sandbox/createShopper.ts';
import { goShopping } from '../sandbox/goShopping.ts';
import { openSandbox, type Payment } from '../sandbox/openSandbox.ts';
import { createProgrammes } from '../sandbox/programmes.ts';
import type { RealNetworks } from '../sandbox/real/createRealNetworks.ts';
import type { OrderState } from '../sandbox/SandboxOrder.ts';
import { loadSettings } from '../settings/settings.ts';
import type { Cli, ExitCode, Help } from './Cli.ts';
import { inRupees } from './inRupees.ts';
import { withRunningDatabase } from './openCliDatabase.ts';
import { playReal } from './playReal.ts';
import { readSandboxArgs } from './readSandboxArgs.ts';

export const sandboxHelp: Help = [
  [
    'sandbox [--orders 12] [--seed 1] [--speed 60] [--script calm] [--url http://…]',
    'Let members buy, and simulated networks report it to a shop that runs',
  ],
  [
    'sandbox --script real [--orders 12] [--seed 1] [--url http://…]',
    'The same with networks that call and list as real ones do; the lists are imported, the statements booked and members paid',
  ],
];

/** `potli sandbox`: members buy, and simulated networks report it to a shop that runs, until all is reported and paid. */
export async function sandboxCommand(args: string[], cli: Cli): Promise<ExitCode> {
  const { environment, print } = cli;
  const { url, seed, speed, orders, script, catalogue, members } = readSandboxArgs(args);
  const settings = loadSettings(environment);
  if (settings.production) throw new OperatorError('The sandbox does not report to a shop in production.');
  await withRunningDatabase(environment, (queries) =>
    refuseInProduction(queries, 'What the sandbox reports was never bought.'),
  );
  const api = `${url ?? settings.publicUrl}/api`;
  const document =
    catalogue === undefined ? demoCatalogue : await readCatalogue(resolve(environment.INIT_CWD ?? '', catalogue));
  const folder = join(settings.dataDir, 'sandbox');
  if (script === 'real') {
    const findVisit = createProgrammes(document);
    const buy = async (network: RealNetworks) =>
      shop({ network, findVisit }, { api, seed, orders, members: accountsOf(members, environment) });
    return await playReal({ api, seed, orders, folder, settings, buy }, cli);
  }
  const payments: Payment[] = [];
  const sandbox = openSandbox({
    api,
    speed,
    seed,
    script,
    secrets: settings.postbackSecrets,
    catalogue: document,
    folder,
    name: `seed-${seed}-${Date.now()}`,
    paid: (payment) => payments.push(payment),
  });
  try {
    const bought = await shop(sandbox, { api, seed, orders, members: accountsOf(members, environment) });
    await sandbox.network.done();
    const states = sandbox.network.orders();
    print(
      [`${bought} orders of seed ${seed}, script ${script}.`, ...networkLines(states), ...payments.map(toLine)].join(
        '\n',
      ),
    );
    return bought === orders && states.every(wasReceived) ? 0 : 1;
  } finally {
    sandbox.close();
  }
}

async function readCatalogue(file: string): Promise<CatalogueDocument> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(`${file} cannot be read (${error.code}).`);
  });
  try {
    const document: unknown = JSON.parse(text);
    return CatalogueDocument.parse(document);
  } catch {
    throw new OperatorError(`${file} is not a catalogue; "potli import" says why.`);
  }
}

/** Members by e-mail address, with one password for all. Without any, those of the demo. */
function accountsOf(emails: readonly string[], { SANDBOX_PASSWORD }: Cli['environment']): readonly Account[] {
  if (emails.length === 0) return demoMembers.filter(({ role }) => role === 'MEMBER');
  if (!SANDBOX_PASSWORD) throw new OperatorError('SANDBOX_PASSWORD: the password of these members is missing.');
  return emails.map((email) => ({ email, password: SANDBOX_PASSWORD }));
}

type Shopping = Parameters<typeof goShopping>[0];

async function shop(sandbox: Shopping['sandbox'], { api, ...shopping }: Omit<Shopping, 'sandbox'>) {
  try {
    return await goShopping({ api, sandbox, ...shopping });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const answer =
      error.status === 0
        ? 'does not answer. Is the shop running?'
        : `answered ${error.status}: ${error.errors[0] ?? error.message}`;
    throw new OperatorError(`${api} ${answer}`);
  }
}

const wasReceived = ({ reports }: OrderState): boolean =>
  reports.every(({ answers }) => answers.every(({ status }) => status === 200 || status === 202));

function networkLines(states: readonly OrderState[]): string[] {
  const byNetwork = Map.groupBy(states, ({ order }) => order.network);
  return [...byNetwork].map(([network, orders]) => {
    const approved = orders.filter(({ reports }) => reports.at(-1)?.report.status === 'approved').length;
    const unreceived = orders.filter((state) => !wasReceived(state)).length;
    const refused = unreceived === 0 ? '' : `, ${unreceived} not taken by the shop`;
    return `  ${network}: ${approved} approved, ${orders.length - approved} declined${refused}`;
  });
}

const toLine = ({ network, orders, paise, file }: Payment) =>
  `  ${network} paid ${inRupees(toRupees(paise))} for ${orders} orders: potli settle ${network} ${file}`;
