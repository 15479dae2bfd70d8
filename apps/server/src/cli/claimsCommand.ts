import { parseArgs } from 'node:util';
import type { Database, Queries } from '../db/database.ts';
import { answerClaim, type ShopAnswer } from '../domain/orders/disputes/answerClaim.ts';
import { decideClaimOrder } from '../domain/orders/disputes/decideClaimOrder.ts';
import { readClaim, readOpenClaims } from '../domain/orders/disputes/readClaims.ts';
import { readTicketNumber } from '../domain/orders/disputes/ticketNumber.ts';
import { notFound } from '../errors/ProblemError.ts';
import type { Cli, ExitCode, Help } from './Cli.ts';
import { formatClaim, formatClaimLine } from './formatClaim.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { operatorName } from './operatorName.ts';
import { orUsageError } from './orUsageError.ts';
import { readDate } from './readDate.ts';

/** Claims that are listed at once. */
const ON_A_PAGE = 50;
const STATUSES = ['ON_HOLD', 'NEED_INFO', 'SENT_TO_STORE', 'APPROVED', 'REJECTED'] as const;

export const claimsHelp: Help = [
  ['claims list [--page 1] [--json]', `List open claims, oldest first, ${ON_A_PAGE} on a page`],
  ['claims show <ticket> [--json]', 'Print a claim with all that was said'],
  [
    'claims answer <ticket> --status <status> [--text <words>] [--until <date>] [--another-order] [--json]',
    `${STATUSES.join(', ')}. The member reads the words. --until: when a hold ends; --another-order: the order that the click has is not the claimed one`,
  ],
  [
    'claims order <ticket> <network> <order> --is claimed|another [--json]',
    "Say whether a network's order that waits, because it has only the click of a granted claim, is the claimed one",
  ],
];

/** `potli claims` */
export async function claimsCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const act = readArgs(args);
  const shop = await openCliDatabase(environment);
  try {
    print(await act(shop.database));
    return 0;
  } finally {
    await shop.close();
  }
}

/** What a command line asks for. Returns what is printed. */
type Act = (database: Database) => Promise<string>;

/** @param page from 1 */
async function list(queries: Queries, page: number, json: boolean): Promise<string> {
  const { rows: claims, ...size } = await readOpenClaims(queries, { pageNumber: page - 1, pageSize: ON_A_PAGE });
  if (json) return JSON.stringify({ claims, page, ...size }, null, 2);
  if (size.totalCount === 0) return 'No claim is open.';
  const lines = claims.map(formatClaimLine);
  return [...lines, `Page ${page} of ${size.totalPages}, ${size.totalCount} open claims.`].join('\n');
}

async function show(queries: Queries, id: bigint, json: boolean): Promise<string> {
  const claim = await readClaim(queries, id);
  if (!claim) throw notFound('There is no such claim.');
  return json ? JSON.stringify(claim, null, 2) : formatClaim(claim);
}

async function answer(queries: Queries, given: ShopAnswer, json: boolean): Promise<string> {
  await answerClaim(queries, given);
  if (json) return JSON.stringify({ claim: given.id.toString(), status: given.status });
  return `The claim is ${given.status}. The member is told so.`;
}

type ClaimOrderDecision = Parameters<typeof decideClaimOrder>[1];

async function decide(database: Database, decision: ClaimOrderDecision, json: boolean): Promise<string> {
  await decideClaimOrder(database, decision);
  if (json) return JSON.stringify({ claim: decision.claimId.toString(), isClaimed: decision.isClaimed });
  return decision.isClaimed
    ? 'The order is the claimed one: it is paid already.'
    : 'The order is another one: it counts now.';
}

function readOrder(network: string | undefined, orderId: string | undefined, is: string | undefined) {
  if (network === undefined || orderId === undefined || (is !== 'claimed' && is !== 'another')) {
    throw new Error('"claims order" takes a claim, a network, the id of an order, and --is claimed or another.');
  }
  return { network, orderId, isClaimed: is === 'claimed', who: operatorName() };
}

function readArgs(args: string[]): Act {
  return orUsageError(() => {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [word, ticket, network, orderId, ...rest] = positionals;
    const { json = false, page, is, ...answerOptions } = values;
    const isAnswer = word === 'answer';
    const isOrder = word === 'order';
    if (rest.length > 0 || (network !== undefined && !isOrder)) throw new Error(`"${word}" takes one claim.`);
    if (is !== undefined && !isOrder) throw new Error('--is belongs to "claims order".');
    if (!isAnswer && Object.keys(answerOptions).length > 0)
      throw new Error('Only "claims answer" takes these options.');
    if (page !== undefined && word !== 'list') throw new Error('--page belongs to "claims list".');
    if (word === 'list' && ticket === undefined) {
      const number = readPageNumber(page);
      return ({ orm }) => list(orm, number, json);
    }
    const id = ticket === undefined ? undefined : readTicketNumber(ticket);
    if (id === undefined)
      throw new Error('"claims" takes "list", or "show", "answer" or "order" with the number of a claim.');
    if (word === 'show') return ({ orm }) => show(orm, id, json);
    if (isOrder) {
      const decision = { ...readOrder(network, orderId, is), claimId: id };
      return (database) => decide(database, decision, json);
    }
    if (!isAnswer) throw new Error('"claims" takes "list", "show", "answer" or "order".');
    const given = readAnswer(answerOptions);
    return ({ orm }) => orm.transaction((queries) => answer(queries, { ...given, id }, json));
  });
}

const options = {
  json: { type: 'boolean' },
  page: { type: 'string' },
  status: { type: 'string' },
  text: { type: 'string' },
  until: { type: 'string' },
  'another-order': { type: 'boolean' },
  is: { type: 'string' },
} as const;

function readPageNumber(text = '1'): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Error('--page must be a whole number from 1.');
  return Number(text);
}

interface AnswerOptions {
  status?: string | undefined;
  text?: string | undefined;
  until?: string | undefined;
  'another-order'?: boolean | undefined;
}

function readAnswer({ status: name, text, until, 'another-order': isAnotherOrder = false }: AnswerOptions) {
  const status = STATUSES.find((each) => each === name);
  if (!status) throw new Error(`--status must be ${STATUSES.join(', ')}.`);
  if ((status === 'ON_HOLD') !== (until !== undefined)) throw new Error('ON_HOLD, and only that, needs --until.');
  if (isAnotherOrder && status !== 'APPROVED') throw new Error('--another-order belongs to APPROVED.');
  const heldUntil = until === undefined ? null : readDate(until);
  if (heldUntil && heldUntil.getTime() <= Date.now()) throw new Error('--until must be in the future.');
  return { status, words: text ?? null, heldUntil, isAnotherOrder, who: operatorName() };
}
