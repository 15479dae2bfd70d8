import type { MemberFile } from '@potli/api/contract/adminMembers';
import { MemberAccount } from '@potli/api/contract/journals';
import type { Right } from '@potli/api/contract/roles';
import { type AccountOperator, closedBecause } from '../../members/identity/AccountOperator.ts';
import { payoutStatus } from '../../payouts/transfers/readPayouts.ts';
import type { MemberFile as ReadFile } from './readMemberFile.ts';

type Caller = NonNullable<AccountOperator['caller']>;

/** A file as a caller may see it: a part of it has the right of its rows (docs/decisions/150, 193). */
export function toMemberFile(file: ReadFile, caller: Caller): MemberFile {
  const { selfDealing, openClaims, lastPayouts, lastJournals, paidTo, pan, ...row } = file;
  const may = (right: Right) => caller.rights.includes(right);
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    emailVerifiedAt: inIso(row.emailVerifiedAt),
    suspendedAt: inIso(row.suspendedAt),
    paidTo: paidTo && { ...paidTo, heldUntil: inIso(paidTo.heldUntil) },
    pan: pan && { ...pan, savedAt: pan.savedAt.toISOString() },
    selfDealing: selfDealing.map(({ reasons, foundAt, allowedAt }) => ({
      reasons,
      foundAt: foundAt.toISOString(),
      allowedAt: inIso(allowedAt),
    })),
    openClaims: may('claims') ? openClaims : null,
    lastPayouts: may('money') ? lastPayouts.map(toPayout) : null,
    lastJournals: may('money') ? lastJournals.map(toJournal) : null,
    closedBecause: closedBecause({ id: BigInt(file.id), role: file.role }, { caller }) ?? null,
  };
}

const inIso = (time: Date | null) => time?.toISOString() ?? null;

const toPayout = ({ id, createdAt, state, amount, utr }: ReadFile['lastPayouts'][number]) => ({
  id,
  createdAt: createdAt.toISOString(),
  status: payoutStatus(state),
  amount,
  utr,
});

const toJournal = ({ kind, reference, happenedAt, moves }: ReadFile['lastJournals'][number]) => ({
  kind,
  reference,
  happenedAt: happenedAt.toISOString(),
  changes: MemberAccount.options.flatMap((account) => {
    const amount = moves[account];
    return amount === undefined ? [] : [{ account, amount }];
  }),
});
