import { monitorEventLoopDelay } from 'node:perf_hooks';
import { DAY_MS } from '@potli/api/units/time';
import { type Database, openDatabase } from '../apps/server/src/db/database.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { createRootService } from '../apps/server/src/domain/ledger/roots/createRootService.ts';
import { makeRoot } from '../apps/server/src/domain/ledger/roots/makeRoot.ts';
import { createReceiptSigner } from '../apps/server/src/domain/platform/signing/createReceiptSigner.ts';
import { createRateLimiter } from '../apps/server/src/limits/createRateLimiter.ts';
import { climb } from '../packages/proof/src/merkle.ts';
import { coinTexts, headTexts } from '../packages/proof/src/rootTexts.ts';
import { sha256 } from '../packages/proof/src/sha256.ts';
import { median } from './lib/median.ts';
import { withTemporaryDatabase } from './lib/temporaryDatabase.ts';

// The root of a day over so many members (`pnpm bench roots 100000`), each owed up to ₹6,000; how long calls of members wait
// for the host meanwhile; and the place of single members under it, which is checked.

const MEMBERS = Number(process.argv[3] ?? 100_000);
const MOST_SECONDS = 30;
const SAMPLES = 50;
const piiKey = 'a secret of this benchmark, long enough';

await withTemporaryDatabase(async (url) => {
  await migrate(url);
  const database = await openDatabase(url, { size: 2, timeoutMs: 600_000 });
  try {
    await fill(database);
    // the first root stores the place of every member, later ones of those whose money moved
    for (const day of [1, 2, 3]) await measureRoot(database, day);
    await measurePlaces(database);
  } finally {
    await database.close();
  }
});

/** Chains of one line, by SQL alone: a root reads their heads and what members are owed. */
async function fill({ pool }: Database): Promise<void> {
  await pool.query(`
    begin;
    set local session_replication_role = replica;
    insert into wallet (member_id, journals, head) select n, 1, sha256(n::text::bytea) from generate_series(1, ${MEMBERS}) as n;
    insert into account (member_id, kind, balance)
      select n, kind, case kind when 'APPROVED' then (n * 7919::bigint) % 600000 else 0 end
      from generate_series(1, ${MEMBERS}) as n, unnest(array['PENDING', 'APPROVED', 'HELD', 'SENT', 'DECLINED', 'DEBT']) as kind;
    insert into journal (key, kind, reference, happened_at, member_id, seq, prev_hash, salt, hash)
      select 'm ' || n, 'CONFIRMED', '1', now(), n, 1, sha256(''), gen_random_uuid(), sha256(n::text::bytea)
      from generate_series(1, ${MEMBERS}) as n;
    commit`);
  await pool.query('vacuum analyze');
}

async function measureRoot(database: Database, day: number): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const [startedAt, cpu] = [performance.now(), process.cpuUsage()];
  const signer = await createReceiptSigner(piiKey);
  await makeRoot({ database, piiKey, signer, leastMembers: 0, now: new Date(Date.now() + day * DAY_MS) });
  const seconds = (performance.now() - startedAt) / 1000;
  delay.disable();
  const { user, system } = process.cpuUsage(cpu);
  const { rows } = await database.pool.query<{ leaves: string; size: string }>(
    `select sum(size) as leaves, pg_size_pretty(pg_total_relation_size('ledger_root_leaves')) as size from ledger_root_tree
     where number = (select max(number) from ledger_root)`,
  );
  const [p99, most] = [delay.percentile(99), delay.max].map((nanoseconds) => (nanoseconds / 1e6).toFixed(0));
  console.log(
    `root ${day}: ${MEMBERS} members, ${rows[0]?.leaves} leaves (all ${rows[0]?.size}) in ${seconds.toFixed(1)} s, ${((user + system) / 1e6).toFixed(1)} s of the processor; others waited ${p99} ms (p99), ${most} ms at most`,
  );
  if (seconds > MOST_SECONDS) process.exitCode = 1;
}

async function measurePlaces(database: Database): Promise<void> {
  const roots = createRootService({ database, limits: createRateLimiter(0, database.pool), piiKeys: [piiKey] });
  const root = (await roots.listOf({ after: 0, size: 400 })).roots.at(-1);
  const times: number[] = [];
  for (let n = 0; n < SAMPLES; n += 1) {
    const memberId = BigInt(1 + Math.floor((n * MEMBERS) / SAMPLES));
    const startedAt = performance.now();
    const { salt, seq, head, place, coins } = await roots.inclusionOf(memberId, undefined);
    times.push(performance.now() - startedAt);
    const headLeaf = await sha256(headTexts(salt, { memberId: String(memberId), seq, head }));
    const leaves = [{ coin: '0', leaf: headLeaf, place }];
    for (const { value, number, ...at } of coins) {
      const leaf = await sha256(coinTexts(salt, headLeaf, { value: BigInt(value), number: BigInt(number) }));
      leaves.push({ coin: value, leaf, place: at });
    }
    for (const { coin, leaf, place: at } of leaves) {
      const tree = root?.trees.find((each) => each.coin === coin);
      if ((await climb(leaf, at, Number(tree?.size))) !== tree?.root) throw new Error('A place does not hold');
    }
  }
  console.log(`${SAMPLES} places, all hold: ${median(times).toFixed(0)} ms each`);
}
