import { isAdult } from '../../contract/isAdult.ts';
import { MIN_AGE_YEARS } from '../../contract/policy.ts';
import type * as calls from '../../contract/profile.ts';
import type { CurrentUser, ProfileBody } from '../../contract/profile.ts';
import type { DemoMember } from '../../fixtures/index.ts';
import { indiaDay } from '../../units/india.ts';
import type { ResolversOf, Sender } from '../http/createRoutes.ts';
import { MockProblem, unauthorized } from '../http/MockProblem.ts';

/** As the server does it. @throws MockProblem for who is too young */
export function refuseMinor(birthDate: string | null | undefined): void {
  if (birthDate && !isAdult(birthDate, indiaDay(new Date())))
    throw new MockProblem(400, `You must be ${MIN_AGE_YEARS} or older.`);
}

/** Stores what members save as long as these resolvers exist. Members who signed up meanwhile have no profile yet. */
export function profileResolvers(
  profiles: readonly CurrentUser[],
  members: readonly Pick<DemoMember, 'email' | 'role'>[],
): ResolversOf<typeof calls> {
  const byEmail = new Map(profiles.map((profile) => [profile.email, profile]));

  const profileOf = ({ email }: Sender): CurrentUser => {
    if (!email) throw unauthorized();
    return byEmail.get(email) ?? { ...emptyProfile, email };
  };
  const save = (profile: CurrentUser, body: ProfileBody): CurrentUser => {
    const birthDate = body.birthDate || null;
    refuseMinor(birthDate);
    const { profilePicture = profile.profilePicture } = body;
    const saved = { ...profile, ...body, birthDate, profilePicture: profilePicture || null };
    byEmail.set(profile.email, saved);
    return saved;
  };

  return {
    getCurrentUser: (_request, sender) => profileOf(sender),
    createUser({ body }, sender) {
      const profile = profileOf(sender);
      if (profile.name && profile.mobileNumber) throw new MockProblem(409, 'Your profile exists already.');
      return save(profile, body);
    },
    updateUser({ body }, sender) {
      const profile = profileOf(sender);
      if (!profile.name || !profile.mobileNumber) throw new MockProblem(404, 'There is no profile yet.');
      return save(profile, body);
    },
    getRole: (_request, { email }) =>
      members.some((member) => member.email === email && member.role === 'ADMIN') ? 'ADMIN' : 'MEMBER',
  };
}

const emptyProfile: Omit<CurrentUser, 'email'> = {
  referralCode: null,
  name: '',
  mobileNumber: '',
  profilePicture: null,
  birthDate: null,
  gender: 'MALE',
  emailVerified: false,
};
