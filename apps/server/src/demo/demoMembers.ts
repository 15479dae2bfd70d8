import { randomBytes } from 'node:crypto';
import { type DemoMember, demoMembers, demoReferredPeople } from '@potli/api/fixtures';
import { DAY_MS } from '@potli/api/units/time';
import type { NewMember } from '../domain/members/identity/createMember.ts';
import { hashPassword } from '../domain/members/identity/passwordHasher.ts';
import { sinceWritten } from './sinceWritten.ts';

/** The referral code that the friends joined with. */
export const ASHAS_CODE = 'ASHA42';

type Details = Pick<NewMember, 'mobileNumber' | 'gender' | 'birthDate' | 'referralCode' | 'invitedBy' | 'createdAt'>;

/** The demo members as they sign up: one with a history, one who has just joined, and those who run the shop. */
export async function demoSignups(now: Date): Promise<[asha: NewMember, ...others: NewMember[]]> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const signup = async ({ password, ...member }: DemoMember, details: Details): Promise<NewMember> => ({
    ...member,
    ...details,
    emailVerifiedAt: now,
    passwordHash: await hashPassword(password),
  });
  const [asha, ravi, admin, ...staff] = demoMembers;
  return Promise.all([
    signup(asha, {
      mobileNumber: '9845012345',
      gender: 'FEMALE',
      birthDate: '1994-08-17',
      referralCode: ASHAS_CODE,
      createdAt: daysAgo(400),
    }),
    // so that his first order shows a referral share
    signup(ravi, {
      mobileNumber: '',
      gender: 'MALE',
      referralCode: 'RAVI42',
      invitedBy: ASHAS_CODE,
      createdAt: now,
    }),
    signup(admin, { mobileNumber: '9845054321', gender: 'OTHER', referralCode: 'KEEPER42', createdAt: daysAgo(420) }),
    ...staff.map((one, place) =>
      signup(one, {
        mobileNumber: String(9_845_054_322 + place),
        gender: 'OTHER',
        referralCode: `${one.role}42`,
        createdAt: daysAgo(410),
      }),
    ),
  ]);
}

/** Members who joined with a member's code over the year, oldest first. No password is known for them. */
export async function demoFriends(invitedBy: string, now: Date): Promise<NewMember[]> {
  // one random password for all: hashing twelve would take a third of a second at the first start
  const passwordHash = await hashPassword(randomBytes(32).toString('base64'));
  const moved = sinceWritten(now);
  return demoReferredPeople.toReversed().map(({ name, email, signupDate }, index) => ({
    name,
    email,
    passwordHash,
    invitedBy,
    mobileNumber: `98${String(450_000_00 + index * 738_291).padStart(8, '0')}`,
    gender: 'OTHER',
    emailVerifiedAt: moved(signupDate),
    createdAt: moved(signupDate),
  }));
}
