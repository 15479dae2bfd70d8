import { unavailable } from '../../errors/ProblemError.ts';
import type { Handlers } from '../Handler.ts';

export const healthHandlers: Pick<Handlers, 'live' | 'ready'> = {
  live: () => ({ status: 'live' }),
  async ready({ services }) {
    if (!(await services.health.isReady())) throw unavailable();
    return { status: 'ready' };
  },
};
