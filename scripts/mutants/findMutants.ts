import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '@potli/api/units/random';
import { root } from '../lib/root.ts';
import { type Mutant, seedMutants } from './seedMutants.ts';

interface RoomPlace {
  /** The folder whose code gets mutants. */
  code: string;
  /** The folders whose tests are run for them. */
  tests: readonly string[];
}

const server = ['domain', 'http', 'limits', 'adapters', 'cli', 'db', 'jobs'].map(
  (folder) => `apps/server/src/${folder}`,
);

/** What rules and money depend on, and what can be tested without a browser. */
export const rooms = {
  domain: { code: 'apps/server/src/domain', tests: server },
  http: { code: 'apps/server/src/http', tests: server },
  machines: { code: 'packages/machines/src', tests: ['packages/machines/src'] },
  client: { code: 'packages/api/src/client', tests: ['packages/api/src'] },
} satisfies Record<string, RoomPlace>;

export type Room = keyof typeof rooms;

export const roomOf = (file: string): Room =>
  (Object.keys(rooms) as Room[]).find((room) => file.startsWith(`${rooms[room].code}/`)) ?? 'domain';

export interface Found {
  mutants: Mutant[];
  /** The modules with these mutants, by absolute path. */
  modules: Map<string, string>;
  /** The folders whose tests can notice them. */
  tests: readonly string[];
}

/** Numbers from 0 to 1 that are the same in each run. Each file has its own, whatever is run beside it. */
function createRandom(file: string, seed: number): () => number {
  const next = seededRandom(createHash('sha256').update(`${seed} ${file}`).digest().readInt32LE());
  return () => next() / 2 ** 32;
}

const isOwnCode = (file: string) => !/\.test\.ts$|\/(testing|diagram)\//.test(file);

/**
 * The mutants of the rooms.
 *
 * @param folder only files whose path begins with it
 * @param sample so many of each file, chosen by the seed; all by default
 */
export function findMutants(
  folder: string,
  { sample = Infinity, seed = 1 }: { sample?: number; seed?: number },
): Found {
  const files = Object.values(rooms)
    .flatMap(({ code }) => globSync(`${code}/**/*.ts`, { cwd: root }))
    .filter((file) => isOwnCode(file) && file.startsWith(folder))
    .sort();
  const tests = new Set(files.flatMap((file) => rooms[roomOf(file)].tests));
  const found: Found = { mutants: [], modules: new Map(), tests: [...tests] };
  for (const file of files) {
    const random = createRandom(file, seed);
    const { seeds, compile } = seedMutants(file, readFileSync(join(root, file), 'utf8'));
    const order = seeds.map((_, at) => ({ at, rank: random() })).sort((one, other) => one.rank - other.rank);
    const chosen = new Set(order.slice(0, sample).map(({ at }) => at));
    const ids = seeds.map((mutant, at) =>
      chosen.has(at) ? found.mutants.push({ ...mutant, id: found.mutants.length + 1 }) : undefined,
    );
    if (chosen.size > 0) found.modules.set(join(root, file), compile(ids));
  }
  return found;
}
