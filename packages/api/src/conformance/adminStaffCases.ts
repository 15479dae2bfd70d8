import type { ConformanceCase } from './ConformanceCase.ts';

const nobody = { params: { id: '999999999' } };
const email = 'nobody@mail.example';

/** Who runs the shop, and tokens. No case changes one. */
export const adminStaffCases: readonly ConformanceCase[] = [
  { name: 'lists who runs the shop', endpoint: 'listStaffMembers', as: 'admin', status: 200 },
  { name: 'lists nobody to a member', endpoint: 'listStaffMembers', as: 'member', status: 403 },
  {
    name: 'gives no role that there is not',
    endpoint: 'giveStaffRole',
    as: 'admin',
    request: () => ({ body: { email, role: 'OWNER' } }),
    status: 400,
  },
  {
    name: 'gives no role to nobody',
    endpoint: 'giveStaffRole',
    as: 'admin',
    request: () => ({ body: { email, role: 'SUPPORT' } }),
    status: 404,
  },
  {
    name: 'changes no role of nobody',
    endpoint: 'changeStaffRole',
    as: 'admin',
    request: () => ({ ...nobody, body: { role: 'MEMBER', readRole: 'SUPPORT' } }),
    status: 404,
  },
  {
    name: 'changes no role that was not read',
    endpoint: 'changeStaffRole',
    as: 'admin',
    request: () => ({ ...nobody, body: { role: 'MEMBER' } }),
    status: 400,
  },
  { name: 'lists tokens', endpoint: 'listStaffTokens', as: 'admin', status: 200 },
  { name: 'lists no tokens to a member', endpoint: 'listStaffTokens', as: 'member', status: 403 },
  {
    name: 'makes no token without a right',
    endpoint: 'createStaffToken',
    as: 'admin',
    request: () => ({ body: { email, name: 'nightly', rights: [], days: 30 } }),
    status: 400,
  },
  {
    name: 'makes no token of nobody',
    endpoint: 'createStaffToken',
    as: 'admin',
    request: () => ({ body: { email, name: 'nightly', rights: ['money'], days: 30 } }),
    status: 404,
  },
  {
    name: 'revokes no token that there is not',
    endpoint: 'revokeStaffToken',
    as: 'admin',
    request: () => ({ params: { name: 'no-such-token' } }),
    status: 404,
  },
];
