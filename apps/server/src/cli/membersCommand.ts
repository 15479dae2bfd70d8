import { parseArgs } from 'node:util';
import { type FoundMember, type SuspendReason, suspendReasons } from '@potli/api/contract/adminMembers';
import type { Queries } from '../db/database.ts';
import { suspendMember, unsuspendMember } from '../domain/members/identity/changeMember.ts';
import { type ReadEvent, readMemberEvents } from '../domain/members/memberEvents/readMemberEvents.ts';
import { createSealer } from '../domain/platform/sealing/createSealer.ts';
import { findMembers } from '../domain/views/memberFile/findMembers.ts';
import { findMemberRow, readMemberFile } from '../domain/views/memberFile/readMemberFile.ts';
import { notFound } from '../errors/ProblemError.ts';
import { loadSettings } from '../settings/settings.ts';
import type { Cli, ExitCode, Help } from './Cli.ts';
import { formatMember } from './formatMember.ts';
import { membersForfeitCommand, membersForfeitHelp } from './membersForfeitCommand.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { operatorName } from './operatorName.ts';
import { orUsageError } from './orUsageError.ts';

export const membersHelp: Help = [
  [
    'members find <text> [--json]',
    'Who is meant by an e-mail address, a mobile number, a click, an order, a claim, a payout or its UTR',
  ],
  ['members show <email|id> [--json]', 'Print wallet, last journals and payouts, open claims and flags of a member'],
  ['members events <email|id> [--json]', 'Print logins, failures and bank changes of a member, newest first'],
  [
    `members suspend <email> --reason <${suspendReasons.join('|')}> [--json]`,
    'End all sessions, refuse logins, and begin no more payouts',
  ],
  ['members unsuspend <email> [--json]', 'Take a suspension back'],
  ...membersForfeitHelp,
];

/** `potli members` */
export async function membersCommand(args: string[], cli: Cli): Promise<ExitCode> {
  if (args[0] === 'forfeit') return membersForfeitCommand(args, cli);
  const { environment, print } = cli;
  const { word, name, reason, json } = readArgs(args);
  // before the database is opened: the bank account is sealed
  const settings = word === 'show' ? loadSettings(environment) : undefined;
  const shop = await openCliDatabase(environment);
  try {
    const { orm } = shop.database;
    const change = { account: name, by: { who: operatorName(), action: `members ${word}` } };
    if (settings) {
      const sealer = createSealer(settings.piiKey, settings.previousPiiKeys);
      const file = await readMemberFile(orm, sealer, name);
      if (!file) throw notFound('There is no member with this address or id.');
      print(json ? JSON.stringify(file, null, 2) : formatMember(file));
    } else if (word === 'find') {
      const { rows: found } = await findMembers(orm, name, firstPage);
      if (found.length === 0) throw notFound('Nobody is known by this.');
      print(json ? JSON.stringify(found, null, 2) : found.map(formatFound).join('\n'));
    } else if (word === 'events') {
      const events = await readMemberEvents(orm, await memberIdOf(orm, name));
      print(json ? JSON.stringify(events, null, 2) : events.map(formatEvent).join('\n') || 'Nothing is kept of it.');
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

/** More is no answer to "who is this". */
const firstPage = { pageNumber: 0, pageSize: 50 };

const words = ['find', 'show', 'events', 'suspend', 'unsuspend'] as const;

const formatFound = ({ id, email, name, what }: FoundMember) =>
  // a new member may have no name yet
  `${[`${email} (${id})`, name].filter(Boolean).join(', ')}: ${what}`;

/** @throws ProblemError notFound */
async function memberIdOf(queries: Queries, name: string): Promise<bigint> {
  const [found] = await findMemberRow(queries, name);
  if (!found) throw notFound('There is no member with this address or id.');
  return BigInt(found.id);
}

function formatEvent({ happenedAt, kind, session, device, address }: ReadEvent): string {
  const from = [session && `session ${session}`, device && `device ${device}`, address && `address ${address}`];
  return [happenedAt.toISOString(), kind, ...from.filter(Boolean)].join('  ');
}

interface Args {
  word: (typeof words)[number];
  /** The address, to show and for events also the id; to find anything. */
  name: string;
  /** Given with `suspend`, and only there. */
  reason: SuspendReason | undefined;
  json: boolean;
}

const isReason = (text: string | undefined): text is SuspendReason => suspendReasons.some((reason) => reason === text);

function readArgs(args: string[]): Args {
  return orUsageError(() => {
    const options = { reason: { type: 'string' }, json: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [word, name, ...rest] = positionals;
    const known = words.find((one) => one === word);
    if (!known || !name || rest.length > 0) {
      throw new Error('"members" takes "find", "show", "events", "suspend", "unsuspend" or "forfeit", and one member.');
    }
    const { reason, json = false } = values;
    if (word === 'suspend' && !isReason(reason)) throw new Error(`--reason must be ${suspendReasons.join(', ')}.`);
    if (word !== 'suspend' && reason !== undefined) throw new Error('--reason belongs to "members suspend".');
    return { word: known, name, reason: isReason(reason) ? reason : undefined, json };
  });
}
