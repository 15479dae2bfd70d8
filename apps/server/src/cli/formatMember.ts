import type { MemberFile } from '../domain/views/memberFile/readMemberFile.ts';
import { inRupees } from './inRupees.ts';

/** A member for the terminal. */
export function formatMember(file: MemberFile): string {
  const { id, email, name, role, createdAt, emailVerifiedAt, suspendedAt, openSessions, paidTo, pan } = file;
  const verified = emailVerifiedAt ? 'e-mail verified' : 'e-mail not verified';
  const held = paidTo?.heldUntil
    ? `, payouts wait until ${paidTo.heldUntil.toISOString()} (${paidTo.heldBecause})`
    : '';
  return [
    `${email} (${id}), ${name}: ${role}, joined ${createdAt.toISOString()}, ${verified}`,
    suspendedAt ? `suspended since ${suspendedAt.toISOString()}` : 'not suspended',
    `${openSessions} open sessions`,
    `paid to ${paidTo?.target ?? 'nothing yet'}${held}`,
    pan ? `PAN ${pan.masked}, saved ${pan.savedAt.toISOString()}` : 'no PAN on file',
    `wallet: ${formatMoves(file.wallet)}`,
    ...file.selfDealing.map(
      ({ reasons, allowedAt }) =>
        `same ${reasons.join(', ')} as the inviter; ${allowedAt ? 'allowed' : 'earns nothing'}`,
    ),
    ...file.openClaims.map(({ ticket, status }) => `claim ${ticket}: ${status}`),
    ...file.lastPayouts.map(({ id: payoutId, createdAt: at, state, amount, utr }) =>
      [`payout ${payoutId} ${at.toISOString()}: ${inRupees(amount)} ${state}`, utr].filter(Boolean).join(', UTR '),
    ),
    ...file.lastJournals.map(
      ({ kind, reference, happenedAt, moves }) =>
        `journal ${happenedAt.toISOString()} ${kind} ${reference}: ${formatMoves(moves)}`,
    ),
  ].join('\n');
}

const formatMoves = (moves: Record<string, number>): string =>
  Object.entries(moves)
    .map(([account, rupees]) => `${account} ${inRupees(rupees)}`)
    .join(', ');
