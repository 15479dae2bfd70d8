import { parseArgs } from 'node:util';
import { type SuspendReason, suspendMember, suspendReasons, unsuspendMember } from '../domain/identity/changeMember.ts';
import { readMemberFile } from '../domain/members/readMemberFile.ts';
import { createSealer } from '../domain/sealing/createSealer.ts';
import { notFound } from '../errors/ProblemError.ts';
import { loadSettings } from '../settings/settings.ts';
import { type Cli, type ExitCode, type Help, UsageError } from './Cli.ts';
import { formatMember } from './formatMember.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { operatorName } from './operatorName.ts';

export const membersHelp: Help = [
  ['members show <email|id> [--json]', 'Print wallet, last journals and payouts, open claims and flags of a member'],
  [
    `members suspend <email> --reason <${suspendReasons.join('|')}> [--json]`,
    'End all sessions, refuse logins, and begin no more payouts',
  ],
  ['members unsuspend <email> [--json]', 'Take a suspension back'],
];

/** `potli members` */
export async function membersCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const { word, name, reason, json } = readArgs(args);
  // before the database is opened: the bank account is sealed
  const settings = word === 'show' ? loadSettings(environment) : undefined;
  const shop = await openCliDatabase(environment);
  try {
    const { orm } = shop.database;
    const change = { email: name, who: operatorName() };
    if (settings) {
      const sealer = createSealer(settings.piiKey, settings.previousPiiKeys);
      const file = await readMemberFile(orm, sealer, name);
      if (!file) throw notFound('There is no member with this address or id.');
      print(json ? JSON.stringify(file, null, 2) : formatMember(file));
    } else if (reason) {
      await orm.transaction((queries) => suspendMember(queries, { ...change, reason }));
      print(json ? JSON.stringify({ email: name, suspended: true }) : `${name} is suspended.`);
    } else {
      await orm.transaction((queries) => unsuspendMember(queries, change));
      print(json ? JSON.stringify({ email: name, suspended: false }) : `${name} is not suspended any more.`);
    }
    return 0;
  } finally {
    await shop.close();
  }
}

interface Args {
  word: 'show' | 'suspend' | 'unsuspend';
  /** The address, to show also the id. */
  name: string;
  /** Of `suspend`, and only there. */
  reason: SuspendReason | undefined;
  json: boolean;
}

const isReason = (text: string | undefined): text is SuspendReason => suspendReasons.some((reason) => reason === text);

function readArgs(args: string[]): Args {
  try {
    const options = { reason: { type: 'string' }, json: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [word, name, ...rest] = positionals;
    if ((word !== 'show' && word !== 'suspend' && word !== 'unsuspend') || !name || rest.length > 0) {
      throw new Error('"members" takes "show", "suspend" or "unsuspend", and one member.');
    }
    const { reason, json = false } = values;
    if (word === 'suspend' && !isReason(reason)) throw new Error(`--reason must be ${suspendReasons.join(', ')}.`);
    if (word !== 'suspend' && reason !== undefined) throw new Error('--reason belongs to "members suspend".');
    return { word, name, reason: isReason(reason) ? reason : undefined, json };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
