import type * as calls from '../../contract/adminStaff.ts';
import { type StaffMember, type StaffToken, TOKEN_NAME, TOKEN_NAME_RULE } from '../../contract/adminStaff.ts';
import { rightsOf, type StaffRole, staffRoles, toStaffRole } from '../../contract/roles.ts';
import type { DemoMember } from '../../fixtures/index.ts';
import { DAY_MS, HOUR_MS } from '../../units/time.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { MockProblem } from '../http/MockProblem.ts';
import { toPage } from '../toPage.ts';

type Role = StaffRole | 'MEMBER';
type Account = Omit<StaffMember, 'role' | 'tokens' | 'closedBecause'> & { role: Role };

/** Who runs the demo shop, and its tokens. Roles that are given here do not change what the mock lets a member do. */
export function adminStaffResolvers(members: readonly DemoMember[], nowMs: number): ResolversOf<typeof calls> {
  const before = (ms: number) => new Date(nowMs - ms).toISOString();
  const accounts = members.map(
    ({ email, name, role }, at): Account => ({
      id: String(at + 1),
      email,
      name,
      role,
      // the first role was given before there was a log
      since: at < 3 ? null : before((40 - at) * DAY_MS),
      lastSeenAt: before(at * DAY_MS),
      suspendedAt: null,
    }),
  );
  const tokens = tokensOf(before);

  const find = (email: string) => {
    const found = accounts.find((account) => account.email === email.toLowerCase());
    if (!found) throw new MockProblem(404, 'There is no member with this address.');
    return found;
  };
  const isValid = ({ revokedAt, expiresAt }: StaffToken) => revokedAt === null && Date.parse(expiresAt) > nowMs;
  /** With what its member may open now. */
  const shown = (token: StaffToken): StaffToken => {
    const role = toStaffRole(find(token.email).role);
    const opens = token.rights.filter((right) => isValid(token) && role && rightsOf[role].includes(right));
    return { ...token, opens };
  };

  function change(account: Account, role: Role, readRole: Role, caller: string | undefined) {
    if (account.email === caller) throw new MockProblem(403, OWN);
    if (account.role === role) throw new MockProblem(409, `The role of this member is ${role} already.`);
    if (account.role !== readRole)
      throw new MockProblem(409, `The role of this member is ${account.role} by now, not ${readRole}.`);
    // the new member of the demo shop has followed no link yet
    if (account.role === 'MEMBER' && account.name === '') throw new MockProblem(409, UNCONFIRMED);
    account.role = role;
    account.since = before(0);
  }

  return {
    listStaffMembers({ query }, { email }) {
      const rows = staffRoles.toSorted().flatMap((role) =>
        accounts
          .filter((account) => account.role === role)
          .map((account) => ({
            ...account,
            role,
            tokens: tokens.filter((token) => token.email === account.email && isValid(token)).length,
            closedBecause: account.email === email ? OWN : null,
          })),
      );
      return toPage(rows, query);
    },
    giveStaffRole({ body: { email, role } }, { email: caller }) {
      const account = find(email);
      change(account, role, 'MEMBER', caller);
      return { id: account.id, role };
    },
    changeStaffRole({ params: { id }, body: { role, readRole } }, { email: caller }) {
      const account = accounts.find((one) => one.id === id);
      if (!account) throw new MockProblem(404, 'There is no such member.');
      change(account, role, readRole, caller);
      return { id, role };
    },
    listStaffTokens: ({ query }) =>
      toPage(tokens.filter((token) => isValid(token) === (query.state === 'valid')).map(shown), query),
    createStaffToken({ body: { email, name, rights, days } }) {
      if (!TOKEN_NAME.test(name)) throw new MockProblem(400, `"${name}" is no name of a token: ${TOKEN_NAME_RULE}.`);
      const { role } = find(email);
      const staffRole = toStaffRole(role);
      const beyond = rights.filter((right) => !staffRole || !rightsOf[staffRole].includes(right));
      if (beyond.length > 0) throw new MockProblem(400, `The role ${role} does not have ${beyond.join(', ')}.`);
      if (tokens.some((token) => token.name === name))
        throw new MockProblem(409, `There is, or was, a token with the name ${name}.`);
      const expiresAt = before(-days * DAY_MS);
      const made = { name, email, rights, opens: rights, createdAt: before(0), lastUsedAt: null, revokedAt: null };
      tokens.unshift({ ...made, expiresAt });
      return { name, expiresAt, token: 'potli_b4nyan-Tr33-of-the-demo-shop-0123456789abcdef' };
    },
    revokeStaffToken({ params: { name } }) {
      const token = tokens.find((one) => one.name === name);
      if (!token) throw new MockProblem(404, `There is no token with the name ${name}.`);
      if (token.revokedAt) throw new MockProblem(409, `The token ${name} is revoked already.`);
      token.revokedAt = before(0);
      return { name };
    },
  };
}

const OWN = 'This is your own account: somebody else has to change it.';
const UNCONFIRMED = 'This member has not confirmed the e-mail address: somebody else may have signed up with it.';

function tokensOf(before: (ms: number) => string): StaffToken[] {
  const token = (name: string, change: Partial<StaffToken>): StaffToken => ({
    name,
    email: 'admin@potli.example',
    rights: ['money', 'export'],
    opens: [],
    createdAt: before(30 * DAY_MS),
    lastUsedAt: before(3 * HOUR_MS),
    expiresAt: before(-60 * DAY_MS),
    revokedAt: null,
    ...change,
  });
  return [
    token('nightly-books', {}),
    // the role of its member has changed since
    token('price-list', { email: 'editor@potli.example', rights: ['catalogue', 'money'], lastUsedAt: null }),
    token('old-laptop', { rights: ['audit'], revokedAt: before(9 * DAY_MS) }),
    token('last-year', { expiresAt: before(DAY_MS), lastUsedAt: before(2 * DAY_MS) }),
  ];
}
