import { randomBytes } from 'node:crypto';
import { demoReferredPeople } from '@potli/api/fixtures';
import type { NewMember } from '../domain/identity/createMember.ts';
import { hashPassword } from '../domain/identity/passwordHasher.ts';
import { sinceWritten } from './sinceWritten.ts';

/** Who joined with a member's code over the year, the first of them first. Nobody can log in as one of them. */
export async function demoFriends(invitedBy: string, now: Date): Promise<NewMember[]> {
  // one password for all that nobody has ever known: hashing twelve would cost a first start a third of a second
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
