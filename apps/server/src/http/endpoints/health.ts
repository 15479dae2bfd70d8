import { unavailable } from '../../errors/ProblemError.ts';
import type { Bindings } from '../bind.ts';

export const healthBindings: Pick<Bindings, 'live' | 'ready'> = {
  live: () => ({ status: 'live' }),
  async ready({ services }) {
    if (!(await services.health.isReady())) throw unavailable();
    return { status: 'ready' };
  },
};
