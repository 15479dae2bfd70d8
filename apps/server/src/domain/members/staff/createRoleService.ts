import type { RequestOf, ResponseOf } from '@potli/api';
import type * as calls from '@potli/api/contract/adminStaff';
import type { Queries } from '../../../db/database.ts';
import { notFound } from '../../../errors/ProblemError.ts';
import type { Once } from '../../platform/idempotency/createKeyedWrites.ts';
import { parseId } from '../../platform/shared/ids.ts';
import type { PageRequest } from '../../platform/shared/paging.ts';
import type { AccountOperator } from '../identity/AccountOperator.ts';
import { changeRole } from './changeRole.ts';
import { readStaffPage, readTokenPage } from './readStaff.ts';
import { createStaffToken, revokeStaffToken } from './staffTokens.ts';

/** Somebody of the admin area. */
type Operator = Required<AccountOperator>;
type Given = ResponseOf<typeof calls.giveStaffRole>;
type Changed = ResponseOf<typeof calls.changeStaffRole>;
type Made = ResponseOf<typeof calls.createStaffToken>;

/** Who runs the shop, and the tokens of programs, as the admin area changes them (docs/product/admin.md#staff). */
export function createRoleService(queries: Queries) {
  return {
    staff: (request: PageRequest, by: Operator) => readStaffPage(queries, request, by),
    tokens: (query: RequestOf<typeof calls.listStaffTokens>['query']) => readTokenPage(queries, query),

    /** @throws ProblemError as `changeRole` */
    give: ({ email, role }: RequestOf<typeof calls.giveStaffRole>['body'], by: Operator, once: Once<Given>) =>
      once(async (write) => {
        const named = { ...by, action: 'giveStaffRole' } as const;
        const id = await changeRole(write, { account: email, by: named, role, readRole: 'MEMBER' });
        return { id: String(id), role };
      }),

    /** @throws ProblemError as `changeRole` */
    change({ params, body }: RequestOf<typeof calls.changeStaffRole>, by: Operator, once: Once<Changed>) {
      const account = parseId(params.id);
      if (account === undefined) throw notFound('There is no such member.');
      return once(async (write) => {
        await changeRole(write, { account, by: { ...by, action: 'changeStaffRole' }, ...body });
        return { id: params.id, role: body.role };
      });
    },

    /** @param once stores its answer without the token. @throws ProblemError as `createStaffToken` */
    createToken: (body: RequestOf<typeof calls.createStaffToken>['body'], by: Operator, once: Once<Made>) =>
      once(async (write) => {
        const { token, expiresAt } = await createStaffToken(write, { ...body, by });
        return { name: body.name, token, expiresAt: expiresAt.toISOString() };
      }),

    /** @throws ProblemError as `revokeStaffToken` */
    revokeToken: (name: string, by: Operator, once: Once<{ name: string }>) =>
      once(async (write) => {
        await revokeStaffToken(write, { name, by });
        return { name };
      }),
  };
}
