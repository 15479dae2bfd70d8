import { createHmac } from 'node:crypto';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { knownAddress } from '../../../db/schema/knownAddress.ts';
import { member } from '../../../db/schema/member.ts';

/** Addresses that are stored of each member, the newest. */
const RETAINED = 20;
/** An address expires after this time: another person can have it by then. */
const REMEMBERED = sql`interval '180 days'`;
/** How many expired rows, of all members, one login removes. */
const SWEPT = 100;

export interface KnownAddresses {
  isKnown(account: string, ip: string): Promise<boolean>;
  remember(memberId: bigint, ip: string): Promise<void>;
}

/** Addresses from which members logged in, as HMACs with the host's key. */
export function createKnownAddresses({ orm }: Pick<Database, 'orm'>, secret: string): KnownAddresses {
  const key = createHmac('sha256', secret).update('known addresses').digest();
  const digest = (ip: string) => createHmac('sha256', key).update(ip).digest();

  return {
    // one query, also for an unknown account
    async isKnown(account, ip) {
      if (ip === '') return false;
      const rows = await orm
        .select({ memberId: knownAddress.memberId })
        .from(member)
        .innerJoin(knownAddress, eq(knownAddress.memberId, member.id))
        .where(
          and(
            eq(member.email, account),
            eq(knownAddress.addressDigest, digest(ip)),
            sql`${knownAddress.lastSeen} > now() - ${REMEMBERED}`,
          ),
        );
      return rows.length > 0;
    },

    async remember(memberId, ip) {
      if (ip === '') return;
      await orm
        .insert(knownAddress)
        .values({ memberId, addressDigest: digest(ip) })
        .onConflictDoUpdate({
          target: [knownAddress.memberId, knownAddress.addressDigest],
          set: { lastSeen: sql`now()` },
        });
      await remove(sql`where member_id = ${memberId} order by last_seen desc offset ${RETAINED}`);
      await remove(sql`where last_seen < now() - ${REMEMBERED} limit ${SWEPT}`);
    },
  };

  /** Skips rows that another call is removing. */
  async function remove(which: SQL): Promise<void> {
    await orm.execute(sql`
      delete from ${knownAddress} where ctid = any(
        array(select ctid from ${knownAddress} ${which} for update skip locked)
      )`);
  }
}
