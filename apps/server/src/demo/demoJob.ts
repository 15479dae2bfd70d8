import type { Job } from '../adapters/schedule/Job.ts';
import type { Database } from '../db/database.ts';

/** The bank of the demo. */
export const demoJob = (database: Pick<Database, 'orm'>): Job => ({
  name: 'settle-demo',
  cron: '41 * * * *',
  longestSeconds: 600,
  async run() {
    const { settleDemoPayouts } = await import('./settleDemoPayouts.ts');
    await settleDemoPayouts(database);
  },
});
