import type { CurrentUser, ProfileBody } from '@potli/api';
import { readAddress } from '@potli/api/link';
import { and, eq, not, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../db/database.ts';
import { member } from '../../db/schema/member.ts';
import { conflict, invalid, notFound } from '../../errors/ProblemError.ts';
import type { Once } from '../idempotency/createKeyedWrites.ts';
import { isAdult } from '../identity/isAdult.ts';

const profile = {
  email: member.email,
  referralCode: member.referralCode,
  name: member.name,
  mobileNumber: member.mobileNumber,
  profilePicture: member.profilePicture,
  birthDate: member.birthDate,
  gender: member.gender,
  emailVerified: sql<boolean>`${member.emailVerifiedAt} is not null`,
};

/** A profile that was never filled in has no name or no mobile number. */
const isFilled = sql`(${member.name} <> '' and ${member.mobileNumber} <> '')`;

interface ProfileWrite {
  memberId: bigint;
  body: ProfileBody;
  /** Whether the profile must be filled in already, or must not be. */
  filled: boolean;
}

export type ProfileService = ReturnType<typeof createProfileService>;

/** The profile of a member, and the role (docs/product/profile.md). */
export function createProfileService({ orm }: Pick<Database, 'orm'>) {
  const roleById = orm
    .select({ role: member.role })
    .from(member)
    .where(eq(member.id, sql.placeholder('id')))
    .prepare('role_of_member');

  async function roleOf(memberId: bigint): Promise<string> {
    const [found] = await roleById.execute({ id: memberId });
    if (!found) throw notFound();
    return found.role;
  }

  /** One statement, so that of two calls at once the second sees the result of the first. */
  async function write(queries: Queries, { memberId, body, filled }: ProfileWrite): Promise<CurrentUser | undefined> {
    const isWanted = filled ? isFilled : not(isFilled);
    const [saved] = await queries
      .update(member)
      .set(toColumns(body))
      .where(and(eq(member.id, memberId), isWanted))
      .returning(profile);
    return saved;
  }

  return {
    async find(memberId: bigint): Promise<CurrentUser> {
      const [found] = await orm.select(profile).from(member).where(eq(member.id, memberId));
      if (!found) throw notFound();
      return found;
    },

    /** @throws ProblemError invalid, conflict where it was filled in before */
    create(memberId: bigint, body: ProfileBody, once: Once<CurrentUser>): Promise<CurrentUser> {
      return once(async (queries) => {
        const saved = await write(queries, { memberId, body, filled: false });
        if (!saved) throw conflict('Your profile exists already. Reload and change it.');
        return saved;
      });
    },

    /** @throws ProblemError invalid, notFound where it was never filled in */
    update(memberId: bigint, body: ProfileBody, once: Once<CurrentUser>): Promise<CurrentUser> {
      return once(async (queries) => {
        const saved = await write(queries, { memberId, body, filled: true });
        if (!saved) throw notFound('You have no profile yet. Reload and fill it in.');
        return saved;
      });
    },

    roleOf,

    async isAdmin(memberId: bigint): Promise<boolean> {
      return (await roleOf(memberId)) === 'ADMIN';
    },
  };
}

/** Only named fields. Absent fields stay; an empty date is removed. */
function toColumns({ name, mobileNumber, profilePicture, birthDate, gender }: ProfileBody) {
  if (birthDate && !isAdult(birthDate, new Date())) throw invalid('You must be 18 or older.');
  return {
    name,
    mobileNumber,
    gender,
    profilePicture: profilePicture === '' ? null : profilePicture && toPicture(profilePicture),
    birthDate: birthDate === '' ? null : birthDate,
  };
}

function toPicture(address: string): string {
  const { href } = readAddress(address, 'picture');
  // a path belongs to this shop, which has no pictures of members
  if (href === undefined || href.startsWith('/')) throw invalid('The picture needs an https address.');
  return href;
}
