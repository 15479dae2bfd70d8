import type * as calls from '../../contract/adminMembers.ts';
import type { MemberEvent, MemberFile } from '../../contract/adminMembers.ts';
import { rightsOf, toStaffRole } from '../../contract/roles.ts';
import type { DemoMember } from '../../fixtures/index.ts';
import { DAY_MS, HOUR_MS } from '../../units/time.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { MockProblem } from '../http/MockProblem.ts';
import { toPage } from '../toPage.ts';

const emptyWallet = { PENDING: 0, APPROVED: 0, HELD: 0, SENT: 0, DECLINED: 0, DEBT: 0, FORFEITED: 0 };

/** The members of the demo shop as those who run it see them; the first one has a history. */
export function adminMemberResolvers(members: readonly DemoMember[], nowMs: number): ResolversOf<typeof calls> {
  const before = (ms: number) => new Date(nowMs - ms).toISOString();
  const files = members.map((member, at) => ({
    ...fileOf(member, String(at + 1), before),
    ...(at === 0 && historyOf(before)),
  }));

  function find(id: string) {
    const found = files.find((file) => file.id === id);
    if (!found) throw new MockProblem(404, 'There is no such member.');
    return found;
  }
  const rightsAt = (email: string | undefined) => {
    const role = toStaffRole(members.find((member) => member.email === email)?.role ?? 'MEMBER');
    return role ? rightsOf[role] : [];
  };
  /** The file, unless the caller may not change it. */
  function findOpen(id: string, email: string | undefined) {
    const file = find(id);
    const reason = closedBecause(file, email, rightsAt(email).includes('staff'));
    if (reason !== null) throw new MockProblem(403, reason);
    return file;
  }

  return {
    listMembers({ query }) {
      const text = query.text.trim().toLowerCase();
      const named = files.filter(({ email }) => email === text).map((file) => ({ file, what: 'e-mail' }));
      // the payout of the history
      const paid = text === UTR.toLowerCase() ? files.slice(0, 1).map((file) => ({ file, what: `UTR ${UTR}` })) : [];
      const rows = [...named, ...paid].map(({ file: { id, email, name }, what }) => ({ id, email, name, what }));
      return toPage(rows, query);
    },
    getMemberFile({ params }, { email }) {
      const file = find(params.id);
      const rights = rightsAt(email);
      return {
        ...file,
        openClaims: rights.includes('claims') ? file.openClaims : null,
        lastPayouts: rights.includes('money') ? file.lastPayouts : null,
        lastJournals: rights.includes('money') ? file.lastJournals : null,
        closedBecause: closedBecause(file, email, rights.includes('staff')),
      };
    },
    listMemberEvents: ({ params, query }) => toPage(eventsOf(find(params.id), before), query),
    suspendMember({ params: { id } }, { email }) {
      const file = findOpen(id, email);
      if (file.suspendedAt) throw new MockProblem(409, 'This member is suspended already.');
      file.suspendedAt = before(0);
      return { id, suspended: true };
    },
    unsuspendMember({ params: { id } }, { email }) {
      const file = findOpen(id, email);
      if (!file.suspendedAt) throw new MockProblem(409, 'This member is not suspended.');
      file.suspendedAt = null;
      return { id, suspended: false };
    },
    forfeitMember({ params: { id }, body: { amount } }, { email }) {
      const file = findOpen(id, email);
      if (!file.suspendedAt) throw new MockProblem(409, 'This member is not suspended: suspend first.');
      if (file.wallet.APPROVED !== amount) throw new MockProblem(409, 'Another amount is Approved now.');
      file.wallet = { ...file.wallet, APPROVED: 0, FORFEITED: file.wallet.FORFEITED + amount };
      return { id, forfeited: amount };
    },
  };
}

type Before = (ms: number) => string;

const UTR = 'N335260011223344';

const fileOf = ({ email, name, role }: DemoMember, id: string, before: Before): MemberFile => ({
  id,
  email,
  name,
  role,
  createdAt: before(120 * DAY_MS),
  emailVerifiedAt: before(119 * DAY_MS),
  suspendedAt: null,
  openSessions: 1,
  paidTo: null,
  pan: null,
  wallet: emptyWallet,
  selfDealing: [],
  openClaims: [],
  lastPayouts: [],
  lastJournals: [],
  closedBecause: null,
});

const historyOf = (before: Before): Partial<MemberFile> => ({
  paidTo: {
    target: 'the bank account that ends in 7890',
    heldUntil: before(-DAY_MS),
    heldBecause: 'a new bank account',
  },
  pan: { masked: 'ABCPX••••F', savedAt: before(30 * DAY_MS) },
  wallet: { ...emptyWallet, PENDING: 212.5, APPROVED: 640, SENT: 1250, DECLINED: 80 },
  selfDealing: [{ reasons: ['device'], foundAt: before(20 * DAY_MS), allowedAt: null }],
  openClaims: [{ ticket: 'PTL-2026-000012', status: 'NEED_INFO' }],
  lastPayouts: [{ id: 'payout-2', createdAt: before(3 * DAY_MS), status: 'SUCCESS', amount: 1250, utr: UTR }],
  lastJournals: [
    {
      kind: 'PAYOUT_SENT',
      reference: 'payout-2',
      happenedAt: before(2 * DAY_MS),
      changes: [
        { account: 'HELD', amount: -1250 },
        { account: 'SENT', amount: 1250 },
      ],
    },
  ],
});

function eventsOf({ id }: MemberFile, before: Before): MemberEvent[] {
  const kinds = ['login', 'loginFailed', 'bankChanged', 'login', 'joined'] as const;
  return kinds.map((kind, at) => ({
    id: `${id}-${at}`,
    happenedAt: before(at * 7 * HOUR_MS),
    kind,
    session: null,
    device: 'a41c09f2',
    address: at === 1 ? '77e0b1c3' : '0d5be812',
  }));
}

function closedBecause({ email, role }: MemberFile, caller: string | undefined, givesRoles: boolean): string | null {
  if (email === caller) return 'This is your own account: somebody else has to change it.';
  if (role === 'MEMBER' || givesRoles) return null;
  return `The role of this member is ${role}: only those who give roles can change the account.`;
}
