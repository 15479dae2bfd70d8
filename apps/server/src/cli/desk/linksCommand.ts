import { createLinkCheck, NIGHT_LIMITS } from '../../adapters/links/createLinkCheck.ts';
import { type CheckedLiveLinks, checkLiveLinks } from '../../domain/shop/catalogue/desk/checkLiveLinks.ts';
import { OperatorError } from '../../errors/OperatorError.ts';
import { readLinkCheck } from '../../settings/linkCheck.ts';
import { type Cli, type ExitCode, type Help, UsageError } from '../Cli.ts';
import { openCliDatabase } from '../openCliDatabase.ts';
import { readJsonOption } from '../readJsonOption.ts';
import { toJson } from './withDesk.ts';

export const linksHelp: Help = [
  ['links check [--json]', 'Look at the links of live rows to other sites, without waiting for the night'],
];

/** `potli links`. */
export async function linksCommand([word, ...rest]: string[], { environment, print }: Cli): Promise<ExitCode> {
  if (word !== 'check') throw new UsageError('links check');
  const json = readJsonOption(rest);
  if (!readLinkCheck(environment)) throw new OperatorError('LINK_CHECK is off: no other site is asked.');
  const { database, close } = await openCliDatabase(environment);
  try {
    const found = await checkLiveLinks(database, { check: createLinkCheck(NIGHT_LIMITS), now: new Date() });
    print(json ? toJson(found) : toText(found));
    return 0;
  } finally {
    await close();
  }
}

const toText = ({ looked, left, dead }: CheckedLiveLinks): string =>
  [
    `${looked} links were looked at, ${dead.length} lead nowhere.`,
    ...dead.map(({ kind, key, field, reason }) => `  ${kind} ${key} ${field}: ${reason}`),
    ...(left > 0 ? [`${left} links were left for the next time.`] : []),
  ].join('\n');
