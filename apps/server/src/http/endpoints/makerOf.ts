import type { EndpointName } from '@potli/api';
import type { Maker } from '../../domain/shop/catalogue/desk/Maker.ts';
import { adminName, callerOf, type RequestContext } from '../RequestContext.ts';

/** Who makes a change in the shop window; the account, too: who asks with a token cannot approve with a session. */
export const makerOf = async (context: RequestContext, action: EndpointName): Promise<Maker> => ({
  who: await adminName(context),
  memberId: (await callerOf(context)).id,
  action,
});
