import type * as calls from '../../contract/health.ts';
import type { ResolversOf } from '../http/createRoutes.ts';

export const healthResolvers: ResolversOf<typeof calls> = {
  live: () => ({ status: 'ok' }),
  ready: () => ({ status: 'ok' }),
};
