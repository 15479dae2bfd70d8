import type { CurrentUser, ProfileBody } from '@potli/api';
import { MIN_AGE_YEARS } from '@potli/api/contract/policy';
import { readAddress } from '@potli/api/link';
import { and, eq, not, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { member } from '../../../db/schema/member.ts';
import { conflict, invalid, notFound } from '../../../errors/ProblemError.ts';
import type { Once } from '../../platform/idempotency/createKeyedWrites.ts';
import type { UploadService } from '../../platform/uploads/createUploadService.ts';
import { type FileAddresses, isFileName } from '../../platform/uploads/fileAddresses.ts';
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

interface ProfileParts {
  database: Pick<Database, 'orm'>;
  uploads: Pick<UploadService, 'claim' | 'release'>;
  addresses: FileAddresses;
}

export interface ProfileChange {
  memberId: bigint;
  body: ProfileBody;
  /** The host of the request. */
  ownHost: string | undefined;
}

interface ProfileWrite extends ProfileChange {
  /** Whether the profile must be filled in already, or must not be. */
  filled: boolean;
}

/** The profile of a member (docs/product/profile.md). */
export function createProfileService({ database: { orm }, uploads, addresses }: ProfileParts) {
  /** What is stored of a picture: the name of the member's own file, or the address of a picture elsewhere. */
  function toPicture(address: string): string {
    const name = addresses.nameIn(address);
    if (name?.endsWith('.pdf')) throw invalid('Please choose a picture: a PDF cannot be shown here.');
    return name ?? toForeignPicture(address);
  }

  function toUser(found: CurrentUser, ownHost: string | undefined): CurrentUser {
    const { profilePicture } = found;
    const isOurs = profilePicture !== null && isFileName(profilePicture);
    return isOurs ? { ...found, profilePicture: addresses.file(profilePicture, ownHost) } : found;
  }

  /** Marks the file of a new picture as used, and the file of the old one as unused. */
  async function swapFiles(queries: Queries, memberId: bigint, before: string | null, after: string | null) {
    if (before === after) return;
    if (after !== null && isFileName(after) && !(await uploads.claim(queries, memberId, [after])))
      throw notFound('We do not know this file.');
    if (before !== null && isFileName(before)) await uploads.release(queries, memberId, before);
  }

  async function write(queries: Queries, { memberId, body, filled, ownHost }: ProfileWrite) {
    const columns = toColumns(body);
    const profilePicture = body.profilePicture ? toPicture(body.profilePicture) : body.profilePicture;
    // locks the member, so that of two calls at once the second sees the result of the first
    const [before] = await queries
      .select({ picture: member.profilePicture })
      .from(member)
      .where(eq(member.id, memberId))
      .for('no key update');
    const picture = profilePicture === undefined ? before?.picture : profilePicture || null;
    await swapFiles(queries, memberId, before?.picture ?? null, picture ?? null);
    const [saved] = await queries
      .update(member)
      .set({ ...columns, profilePicture: picture })
      .where(and(eq(member.id, memberId), filled ? isFilled : not(isFilled)))
      .returning(profile);
    return saved && toUser(saved, ownHost);
  }

  return {
    async find(memberId: bigint, ownHost?: string): Promise<CurrentUser> {
      const [found] = await orm.select(profile).from(member).where(eq(member.id, memberId));
      if (!found) throw notFound();
      return toUser(found, ownHost);
    },

    /** @throws ProblemError invalid, notFound for a file of another, conflict where it was filled in before */
    create(change: ProfileChange, once: Once<CurrentUser>): Promise<CurrentUser> {
      return once(async (queries) => {
        const saved = await write(queries, { ...change, filled: false });
        if (!saved) throw conflict('Your profile exists already. Reload and change it.');
        return saved;
      });
    },

    /** @throws ProblemError invalid, notFound for a file of another, or where it was never filled in */
    update(change: ProfileChange, once: Once<CurrentUser>): Promise<CurrentUser> {
      return once(async (queries) => {
        const saved = await write(queries, { ...change, filled: true });
        if (!saved) throw notFound('You have no profile yet. Reload and fill it in.');
        return saved;
      });
    },
  };
}

/** Only named fields. Absent fields stay; an empty date is removed. */
function toColumns({ name, mobileNumber, birthDate, gender }: ProfileBody) {
  if (birthDate && !isAdult(birthDate, new Date())) throw invalid(`You must be ${MIN_AGE_YEARS} or older.`);
  return {
    name,
    mobileNumber,
    gender,
    birthDate: birthDate === '' ? null : birthDate,
  };
}

function toForeignPicture(address: string): string {
  const { href } = readAddress(address, 'picture');
  // a path belongs to this shop, where pictures of members are uploaded files
  if (href === undefined || href.startsWith('/')) throw invalid('The picture needs an https address.');
  return href;
}
