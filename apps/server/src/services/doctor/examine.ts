import type { Finding } from '@potli/api/contract/adminDoctor';
import { postbackPathFaults } from '../../adapters/networks/checkPostbackPaths.ts';
import { apiHostFaults } from '../../settings/apiHostFaults.ts';
import { secretFaults } from '../../settings/loadSecrets.ts';
import { type Environment, findSecretFiles } from '../../settings/readSecretFiles.ts';
import { findSettings, type Settings } from '../../settings/settings.ts';
import { checkDatabase } from './checkDatabase.ts';
import { checkFiles } from './checkFiles.ts';
import { checkPorts } from './checkPorts.ts';
import { advice, good, missing } from './findings.ts';

const LEAST_NODE = 24;

interface ExamineParts {
  environment: Environment;
  /** Connects to the mail server. @throws where it does not answer or refuses the password */
  verifyMail(server: { smtpUrl: string; mailFrom: string }): Promise<unknown>;
}

/** Everything that a start in production needs, with what to do where it is missing. Changes nothing but an empty folder. */
export async function examine({ environment, verifyMail }: ExamineParts): Promise<Finding[]> {
  const node = Number(process.versions.node.split('.', 1)[0]);
  const runtime =
    node >= LEAST_NODE
      ? good('Node', process.versions.node)
      : missing(
          'Node',
          `${process.versions.node} is too old: run node_modules/.bin/node of the shop, or Node ${LEAST_NODE}.`,
        );
  // what a start would say, whatever NODE_ENV is here
  const { settings, faults } = findSettings({ ...environment, NODE_ENV: 'production' }, [
    postbackPathFaults,
    (_settings, given) => apiHostFaults(given),
  ]);
  const named = faults.map((fault) => missing('settings', fault));
  const ofDatabase = await checkDatabase(settings);
  // where the database knows better, it speaks alone
  const shop = checkShop(settings, environment).filter(({ what }) => !ofDatabase.some((known) => known.what === what));
  const found = [
    ...ofDatabase,
    ...(await checkFiles(settings)),
    ...(await checkPorts(settings)),
    await checkMail(settings, verifyMail),
    ...shop,
  ];
  // of a variable that cannot be read nothing more is known: what is found is about its default
  const isFaulty = (what: string) => faults.some((fault) => new RegExp(`^${what}(_\\w+)?\\b`).test(fault));
  return [
    runtime,
    ...(named.length > 0 ? named : [good('settings', 'All variables can be read, and no secret is missing.')]),
    ...found.filter(({ what }) => !isFaulty(what)),
  ];
}

async function checkMail({ smtpUrl, mailFrom }: Settings, verifyMail: ExamineParts['verifyMail']): Promise<Finding> {
  if (smtpUrl === undefined) {
    return missing(
      'SMTP_URL',
      'No mail is sent, so nobody can verify an address, and nobody is paid: name a mail server.',
    );
  }
  try {
    await verifyMail({ smtpUrl, mailFrom });
    return good('SMTP_URL', 'The mail server takes mails.');
  } catch (error) {
    const { code = 'no answer' } = error as NodeJS.ErrnoException;
    return missing(
      'SMTP_URL',
      `The mail server does not take mails (${code}): check the address, the port and the password.`,
    );
  }
}

/** What makes a shop of a server. */
function checkShop(settings: Settings, environment: Environment): Finding[] {
  const { NODE_ENV, BACKUP_KEY } = findSecretFiles(environment).given;
  const [backupFault] = secretFaults('BACKUP_KEY', BACKUP_KEY);
  const { publicUrl, bank, operatorEmail, trustProxy, payment, postbackSecrets, postbackPaths, networkPulls } =
    settings;
  const isHttps = publicUrl.startsWith('https:');
  const networks = postbackSecrets.size + postbackPaths.size + networkPulls.length;
  const check = (
    isGood: boolean,
    bad: typeof missing,
    what: string,
    text: readonly [good: string, otherwise: string],
  ) => (isGood ? good(what, text[0]) : bad(what, text[1]));
  return [
    check(NODE_ENV === 'production', missing, 'NODE_ENV', [
      'production',
      'Set NODE_ENV=production: else the bank is simulated and the demo is loaded.',
    ]),
    check(isHttps, missing, 'PUBLIC_URL', [
      publicUrl,
      `${publicUrl} is not https: members' passwords would travel openly.`,
    ]),
    check(!isHttps || trustProxy > 0, advice, 'TRUST_PROXY', [
      'A proxy is trusted.',
      'Where a proxy speaks https for the shop, set TRUST_PROXY=1: else all members share its address.',
    ]),
    check(bank !== undefined, missing, 'BANK', [
      bank?.kind ?? '',
      'No bank is connected, so nobody is paid: docs/banks.md.',
    ]),
    check(networks > 0, missing, 'networks', [
      `${networks} report orders.`,
      'No network reports orders: POSTBACK_SECRETS, POSTBACK_PATHS or NETWORK_PULLS (docs/networks.md).',
    ]),
    check(payment !== undefined, advice, 'PAYMENT', [
      payment?.kind ?? '',
      'Nobody takes payments, so no gift card is sold: docs/payments.md.',
    ]),
    check(operatorEmail !== undefined, advice, 'OPERATOR_EMAIL', [
      'Alarms are mailed.',
      'Alarms are in the log only: set an address.',
    ]),
    check(BACKUP_KEY !== undefined && backupFault === undefined, backupFault ? missing : advice, 'BACKUP_KEY', [
      'Backups can be made.',
      backupFault ?? 'Without a key potli backup saves nothing: openssl rand -base64 32.',
    ]),
  ];
}
