import { type DemoMember, demoMembers } from '@potli/api/fixtures';
import type { NewMember } from '../domain/identity/createMember.ts';
import { hashPassword } from '../domain/identity/passwordHasher.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** With which her friends joined. */
export const ASHAS_CODE = 'ASHA42';

type Details = Pick<NewMember, 'mobileNumber' | 'gender' | 'birthDate' | 'referralCode' | 'createdAt'>;

/** A member with a history, one who has just joined and told nothing, and the operator: as they sign up. */
export async function demoSignups(now: Date): Promise<[asha: NewMember, ...others: NewMember[]]> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const signup = async ({ password, ...member }: DemoMember, details: Details): Promise<NewMember> => ({
    ...member,
    ...details,
    emailVerifiedAt: now,
    passwordHash: await hashPassword(password),
  });
  const [asha, ravi, admin] = demoMembers;
  return Promise.all([
    signup(asha, {
      mobileNumber: '9845012345',
      gender: 'FEMALE',
      birthDate: '1994-08-17',
      referralCode: ASHAS_CODE,
      createdAt: daysAgo(400),
    }),
    signup(ravi, { mobileNumber: '', gender: 'MALE', referralCode: 'RAVI42', createdAt: now }),
    signup(admin, { mobileNumber: '9845054321', gender: 'OTHER', referralCode: 'KEEPER42', createdAt: daysAgo(420) }),
  ]);
}
