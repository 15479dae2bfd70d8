import { openDatabase } from '../db/database.ts';
import type { Sealer } from '../domain/platform/sealing/createSealer.ts';

/**
 * Fills an empty database with the demo shop. It takes longer than the time limits of a call, so it gets a connection
 * without them.
 * @returns whether it was empty
 */
export async function openDemo(url: string, sealer: Sealer): Promise<boolean> {
  // the demo shop is large: hosts without it do not load its module
  const { seedDemo } = await import('./seedDemo.ts');
  const database = await openDatabase(url, { size: 1 });
  try {
    return await seedDemo(database, sealer);
  } finally {
    await database.close();
  }
}
