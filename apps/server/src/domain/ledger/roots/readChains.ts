import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';

/** What a root counts of a member. */
export interface CountedChain {
  memberId: bigint;
  /** The last line, and its hash in hexadecimal. */
  seq: bigint;
  head: string;
  /** APPROVED and HELD, in paise; below zero counts as nothing. */
  owedPaise: bigint;
}

/** The chains of all members who have lines, as a query with the columns of `CountedChain`. */
const chains = sql`
  select wallet.member_id, wallet.journals as seq, encode(wallet.head, 'hex') as head,
    greatest(0, sum(account.balance)) as owed_paise
  from wallet join account on account.member_id = wallet.member_id and account.kind in ('APPROVED', 'HELD')
  where wallet.journals > 0
  group by wallet.member_id`;

export async function readChains(queries: Queries): Promise<CountedChain[]> {
  const { rows } = await queries.execute<{ member_id: string; seq: string; head: string; owed_paise: string }>(chains);
  return rows.map(({ member_id, seq, head, owed_paise }) => ({
    memberId: BigInt(member_id),
    seq: BigInt(seq),
    head,
    owedPaise: BigInt(owed_paise),
  }));
}

/** Stores what a root counted of members, where it differs from the previous root. In the snapshot of `readChains`. */
export async function keepPlaces(queries: Queries, number: bigint): Promise<void> {
  // an empty table looks as if it were quickest read whole, and then grows with each row that is added to it
  await queries.execute(sql`set local enable_seqscan = off`);
  await queries.execute(sql`
    insert into ledger_root_place (member_id, number, seq, owed_paise)
    select chain.member_id, ${number}, chain.seq, chain.owed_paise
    from (${chains}) as chain
    left join lateral (
      select seq, owed_paise from ledger_root_place as place where place.member_id = chain.member_id
      order by place.number desc limit 1
    ) as last on true
    where (last.seq, last.owed_paise) is distinct from (chain.seq, chain.owed_paise)`);
  await queries.execute(sql`set local enable_seqscan = on`);
}
