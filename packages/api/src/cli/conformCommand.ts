import { ApiError } from '../client/ApiError.ts';
import { type Account, discover } from '../conformance/ConformanceHost.ts';
import { conform, type Judgement } from '../conformance/conform.ts';
import { demoMembers } from '../fixtures/members.ts';
import { readOptions } from './readOptions.ts';
import type { Terminal } from './Terminal.ts';
import { toReport } from './toReport.ts';
import { UsageProblem } from './UsageProblem.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;

/** Judges a host and prints what it found. Returns 1 where something differs, or nothing answers. */
export async function conformCommand(args: string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = readOptions(args, {
    member: text,
    'member-token': text,
    'new-member': text,
    'new-member-token': text,
    admin: text,
    'admin-token': text,
    writes: flag,
    demo: flag,
    json: flag,
    timeout: { type: 'string', default: '30' },
  });
  const timeoutMs = toMs(values.timeout);
  const [asha, ravi, admin] = demoMembers;
  const host = {
    address: toAddress(positionals),
    member: toAccount(values.member, values['member-token']) ?? (values.demo ? asha : undefined),
    newMember: toAccount(values['new-member'], values['new-member-token']) ?? (values.demo ? ravi : undefined),
    admin: toAccount(values.admin, values['admin-token']) ?? (values.demo ? admin : undefined),
    acts: values.writes,
    demo: values.demo,
    // without a limit, Node waits for minutes at each answer
    fetch: (url: string, init: RequestInit) => fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) }),
  };
  try {
    const judgements = await conform(await discover(host), { acts: values.writes });
    terminal.write(values.json ? `${JSON.stringify(judgements, null, 2)}\n` : toReport(host.address, judgements));
    return judgements.some(differs) ? 1 : 0;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    terminal.complain(error.status === 0 ? `Nothing answers at ${host.address}.\n` : `${sentenceOf(error)}\n`);
    return 1;
  }
}

const differs = ({ verdict }: Judgement) => verdict === 'differs';

/** The only call whose refusal ends the command is the login of an account. */
const sentenceOf = ({ status, errors, message }: ApiError) =>
  `An account cannot log in: ${status} ${errors[0] ?? message}`;

function toAddress([address, ...more]: string[]): string {
  if (address === undefined || more.length > 0) throw new UsageProblem('Name one host to judge.');
  if (!/^https?:$/.test(URL.parse(address)?.protocol ?? '')) throw new UsageProblem(`${address} is no web address.`);
  return address.replace(/\/+$/, '');
}

function toMs(seconds: string): number {
  if (!/^[1-9]\d{0,3}$/.test(seconds))
    throw new UsageProblem(`--timeout ${seconds} is no number of seconds up to 9999.`);
  return Number(seconds) * 1_000;
}

function toAccount(login: string | undefined, accessToken: string | undefined): Account | undefined {
  if (accessToken !== undefined) return { accessToken };
  if (login === undefined) return undefined;
  const [, email, password] = /^([^:]+):(.+)$/s.exec(login) ?? [];
  if (!email || !password) throw new UsageProblem(`${login} is not of the form email:password.`);
  return { email, password };
}
