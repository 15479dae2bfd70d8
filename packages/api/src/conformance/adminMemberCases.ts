import { FIND_LENGTH } from '../contract/policy.ts';
import type { ConformanceCase } from './ConformanceCase.ts';

const nobody = { params: { id: '999999999' } };

/** Files of members. No case changes one. */
export const adminMemberCases: readonly ConformanceCase[] = [
  {
    name: 'finds a member by the e-mail address',
    endpoint: 'listMembers',
    as: 'admin',
    request: ({ email }) => ({ query: { text: email } }),
    status: 200,
  },
  { name: 'finds nobody by nothing', endpoint: 'listMembers', as: 'admin', status: 200 },
  ...(
    [
      ['takes the longest text to find members by', 0, 200],
      ['refuses a longer one', 1, 400],
    ] as const
  ).map(
    ([name, more, status]): ConformanceCase => ({
      name,
      endpoint: 'listMembers',
      as: 'admin',
      numbers: ['FIND_LENGTH'],
      request: () => ({ query: { text: 'x'.repeat(FIND_LENGTH + more) } }),
      status,
    }),
  ),
  { name: 'finds no members for a member', endpoint: 'listMembers', as: 'member', status: 403 },
  { name: 'has no file of nobody', endpoint: 'getMemberFile', as: 'admin', request: () => nobody, status: 404 },
  { name: 'shows no file to a member', endpoint: 'getMemberFile', as: 'member', request: () => nobody, status: 403 },
  { name: 'has no events of nobody', endpoint: 'listMemberEvents', as: 'admin', request: () => nobody, status: 404 },
  {
    name: 'suspends nobody for no reason',
    endpoint: 'suspendMember',
    as: 'admin',
    request: () => ({ ...nobody, body: { reason: 'because' } }),
    status: 400,
  },
  {
    name: 'suspends no member that there is not',
    endpoint: 'suspendMember',
    as: 'admin',
    request: () => ({ ...nobody, body: { reason: 'fraud' } }),
    status: 404,
  },
  { name: 'unsuspends nobody', endpoint: 'unsuspendMember', as: 'admin', request: () => nobody, status: 404 },
  {
    name: 'forfeits nothing of nobody',
    endpoint: 'forfeitMember',
    as: 'admin',
    request: () => ({ ...nobody, body: { reason: 'fraud', amount: 1 } }),
    status: 404,
  },
];
