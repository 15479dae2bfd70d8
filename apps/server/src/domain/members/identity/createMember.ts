import { randomInt } from 'node:crypto';
import type { Gender } from '@potli/api';
import type { MemberRole } from '@potli/api/contract/roles';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { member } from '../../../db/schema/member.ts';
import { conflict, invalid } from '../../../errors/ProblemError.ts';
import { flagSelfDealing } from '../selfdealing/flagSelfDealing.ts';

export interface NewMember {
  email: string;
  passwordHash: string;
  name: string;
  mobileNumber: string;
  gender: Gender;
  /** `yyyy-mm-dd` */
  birthDate?: string;
  /** Referral code of the member who invited this one. */
  invitedBy?: string;
  /** Absent: it is made from the name. */
  referralCode?: string;
  role?: MemberRole;
  /** Absent: the address is not verified yet. */
  emailVerifiedAt?: Date;
  createdAt?: Date;
}

const CODE_DIGITS = [2, 3, 4, 6, 9];

/**
 * Adds a member and returns the id.
 * @throws ProblemError conflict for an address that has an account, invalid for an unknown referral code
 */
export async function createMember(queries: Queries, { invitedBy, ...given }: NewMember): Promise<bigint> {
  const email = toAccountName(given.email);
  if (await findMember(queries, email)) throw emailTaken();
  const referredBy = invitedBy ? await findReferrer(queries, invitedBy) : null;
  for (const digits of CODE_DIGITS) {
    const referralCode = given.referralCode ?? makeReferralCode(given.name, digits);
    const [added] = await queries
      .insert(member)
      .values({ ...given, email, referralCode, referredBy })
      .onConflictDoNothing()
      .returning({ id: member.id });
    if (added) {
      if (referredBy !== null) await flagSelfDealing(queries, added.id);
      return added.id;
    }
    // either the address or the code was taken meanwhile; a longer code helps
    if (await findMember(queries, email)) throw emailTaken();
  }
  throw new Error('No free referral code was found');
}

/** The account of an address, in any capitalisation. */
export async function findMember(queries: Queries, email: string) {
  const [found] = await queries
    .select()
    .from(member)
    .where(eq(member.email, toAccountName(email)));
  return found;
}

async function findReferrer(queries: Queries, code: string): Promise<bigint> {
  const [referrer] = await queries
    .select({ id: member.id })
    .from(member)
    .where(eq(member.referralCode, toReferralCode(code)));
  if (!referrer) throw invalid('We do not know this referral code. Please check it, or leave it empty.');
  return referrer.id;
}

const emailTaken = () => conflict('An account with this email already exists.');

export const toAccountName = (email: string) => email.toLowerCase();

/** A code that is easy to say on the phone: `ANANYA42`. @param digits more of them when short codes are taken */
export function makeReferralCode(name: string, digits: number): string {
  const letters =
    name
      .normalize('NFKD')
      .toUpperCase()
      .split(/\s+/)[0]
      ?.replace(/[^A-Z]/g, '')
      .slice(0, 8) ?? '';
  const number = randomInt(10 ** (digits - 1), 10 ** digits);
  return `${letters.length >= 2 ? letters : 'FRIEND'}${number}`;
}

/** The stored form of a typed code. */
export const toReferralCode = (typed: string) => typed.trim().toUpperCase();
