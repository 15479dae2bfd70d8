import pg from 'pg';
import { expect, test } from 'vitest';
import { toLogger } from '../logging/logger.ts';
import { debianPostgres, startStreamingPair } from '../testing/startStreamingPair.ts';
import { isWholeRun } from '../testing/wholeRun.ts';
import { type Database, openDatabase } from './database.ts';

const lines: string[] = [];
const log = toLogger('info', { write: (line) => void lines.push((JSON.parse(line) as { msg: string }).msg) });

test.runIf(isWholeRun && debianPostgres())(
  'reads of a replica miss no acknowledged write of any host; late, away or promoted, it is left out',
  { timeout: 120_000 },
  async () => {
    const pair = startStreamingPair();
    const open = () => openDatabase(pair.primary.url, { timeoutMs: 2_000, replica: { url: pair.replica.url, log } });
    await using resources = new AsyncDisposableStack();
    resources.defer(pair.stop);
    const [one, other] = [await open(), await open()];
    resources.defer(one.close);
    resources.defer(other.close);
    await one.pool.query('create table written (id int generated always as identity, host text)');

    let written = 0;
    const write = async ({ pool }: Database) => {
      await pool.query(`insert into written (host) values ('x')`);
      written += 1;
    };
    const count = ({ pool }: Database) => pool.query<{ n: number }>('select count(*)::int as n from written');
    const readBy = (host: Database) => host.readFresh(async () => (await count(host)).rows[0]?.n);
    /** Reads of the replica and the primary, while something is written by one host and read by the other. */
    async function roundsOf(rounds: number) {
      const before = other.reads?.();
      for (let round = 0; round < rounds; round += 1) {
        await write(one);
        expect(await readBy(other)).toBe(written);
      }
      const after = other.reads?.();
      return {
        replica: (after?.replica ?? 0) - (before?.replica ?? 0),
        primary: (after?.primary ?? 0) - (before?.primary ?? 0),
      };
    }

    const fresh = await roundsOf(200);
    // most of them; on a busy machine it is late now and then
    expect(fresh.replica).toBeGreaterThan(50);

    // what is written within the work is read within it; outside of such work nothing asks the replica
    await other.readFresh(async () => {
      await count(other);
      await write(other);
      expect((await count(other)).rows[0]?.n).toBe(written);
    });
    const reads = other.reads?.();
    await count(other);
    expect(other.reads?.()).toEqual(reads);

    const admin = new pg.Client(pair.replica.url);
    admin.on('error', () => {});
    await admin.connect();
    await admin.query('select pg_wal_replay_pause()');
    expect(await roundsOf(20)).toEqual({ replica: 0, primary: 20 });
    await admin.query('select pg_wal_replay_resume()');
    await admin.end();
    await expect.poll(async () => (await roundsOf(1)).replica).toBe(1);

    lines.length = 0;
    pair.replica.kill();
    expect(await roundsOf(20)).toEqual({ replica: 0, primary: 20 });
    expect(lines).toEqual(['the replica does not answer: the primary is read']);
    pair.replica.start();
    await expect.poll(async () => (await roundsOf(1)).replica).toBe(1);
    expect(lines.at(-1)).toBe('the replica answers again');

    // a second primary, which has rows that no host wrote
    pair.replica.promote();
    const second = new pg.Client(pair.replica.url);
    await second.connect();
    await second.query(`insert into written (host) select 'wrong' from generate_series(1, 9)`);
    await second.end();
    expect(await roundsOf(20)).toEqual({ replica: 0, primary: 20 });
  },
);
