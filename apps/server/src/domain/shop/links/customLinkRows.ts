import { randomInt } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { customLink } from '../../../db/schema/customLink.ts';
import { member } from '../../../db/schema/member.ts';
import type { SharedItemType } from '../catalogue/shareableItems.ts';

/** A member and a shared item. */
export interface SharedBy {
  memberId: bigint;
  itemType: SharedItemType;
  itemId: bigint;
}

/** The link of a member to an item. It is created at the first call and stays the same. */
export async function ensureCustomLink(queries: Queries, shared: SharedBy): Promise<{ id: bigint; urlHash: string }> {
  const columns = { id: customLink.id, urlHash: customLink.urlHash };
  const [made] = await queries
    .insert(customLink)
    .values({ ...shared, urlHash: createUrlHash() })
    .onConflictDoNothing({ target: [customLink.memberId, customLink.itemType, customLink.itemId] })
    .returning(columns);
  if (made) return made;
  const [there] = await queries
    .select(columns)
    .from(customLink)
    .where(
      and(
        eq(customLink.memberId, shared.memberId),
        eq(customLink.itemType, shared.itemType),
        eq(customLink.itemId, shared.itemId),
      ),
    );
  if (!there) throw new Error('A share link disappeared while it was read');
  return there;
}

/** Finds links by the last part of their address. Called often, so the query is prepared. */
export function prepareFindCustomLink({ orm }: Pick<Database, 'orm'>) {
  const query = orm
    .select({
      id: customLink.id,
      memberId: customLink.memberId,
      itemType: customLink.itemType,
      itemId: customLink.itemId,
      suspendedAt: member.suspendedAt,
    })
    .from(customLink)
    .innerJoin(member, eq(member.id, customLink.memberId))
    .where(eq(customLink.urlHash, sql.placeholder('urlHash')))
    .prepare('custom_link_by_hash');
  return async (urlHash: string) => (await query.execute({ urlHash }))[0];
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 11;

/** The last part of a share link: 65 random bits, so that links cannot be guessed. */
export function createUrlHash(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
