import type { Database } from '../../../db/database.ts';
import type { CommitPart } from './auditFirst.ts';

/** Thrown to end a transaction without its changes. */
class Previewed extends Error {}

/** Runs each part of a change in a transaction, and takes it back: what would it answer? */
export function previewed({ orm }: Pick<Database, 'orm'>): CommitPart {
  return async (work) => {
    const made: Awaited<ReturnType<typeof work>>[] = [];
    try {
      await orm.transaction(async (queries) => {
        made.push(await work(queries));
        throw new Previewed();
      });
    } catch (error) {
      if (!(error instanceof Previewed)) throw error;
    }
    const [result] = made;
    if (result === undefined) throw new Error('A preview has no result');
    return result;
  };
}
