import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultShop } from './FaultShop.ts';
import { TIMEOUT_MS } from './openFaultShop.ts';

/** A fault of the database. */
export interface Fault {
  name: string;
  /** No host can write, so none may report ready. */
  stopsWrites?: boolean;
  /** Causes the fault, runs `meanwhile`, and ends the fault. */
  during(shop: FaultShop, meanwhile: () => Promise<void>, round: number): Promise<void>;
}

/** Longer than any call waits. */
const LONG_MS = 3 * TIMEOUT_MS;

const postmasterOf = ({ clusterDir }: FaultShop) =>
  Number.parseInt(readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8'), 10);

function backendsOf(postmaster: number): number[] {
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
  return children.trim().split(' ').filter(Boolean).map(Number);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // it has already ended by itself
  }
}

const HOSTS_BACKENDS = `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`;

async function tablesOf(shop: FaultShop): Promise<string> {
  const { rows } = await (await shop.owner()).query<{ names: string }>(
    `select string_agg(format('%I', tablename), ', ') as names from pg_tables where schemaname = 'public'`,
  );
  return rows[0]?.names ?? '';
}

const lock: Fault = {
  name: 'locks',
  async during(shop, meanwhile) {
    const owner = await shop.owner();
    const tables = await tablesOf(shop);
    await owner.query('begin');
    await owner.query(`lock table ${tables} in access exclusive mode`);
    const calls = meanwhile();
    await sleep(LONG_MS);
    await owner.query('rollback');
    await calls;
  },
};

const stall: Fault = {
  name: 'a stalled PostgreSQL',
  async during(shop, meanwhile) {
    const postmaster = postmasterOf(shop);
    const calls = meanwhile();
    await sleep(20);
    const stopped = [postmaster, ...backendsOf(postmaster)];
    for (const pid of stopped) signal(pid, 'SIGSTOP');
    await sleep(LONG_MS);
    for (const pid of stopped) signal(pid, 'SIGCONT');
    await calls;
  },
};

/** @param victim finds the process to kill */
const kill = (name: string, victim: (shop: FaultShop) => Promise<number>): Fault => ({
  name,
  async during(shop, meanwhile, round) {
    const pid = await victim(shop);
    const owner = await shop.owner();
    // PostgreSQL takes a moment to notice a dead process, and then ends all connections
    const ended = new Promise<void>((resolve) => owner.once('end', resolve));
    const calls = meanwhile();
    await sleep(5 * (round % 10));
    signal(pid, 'SIGKILL');
    await Promise.all([calls, ended]);
  },
});

const crash = kill('a killed PostgreSQL', async (shop) => postmasterOf(shop));

/** PostgreSQL ends all its connections then. */
const backendCrash = kill('a killed connection process', async (shop) => {
  const { rows } = await (await shop.owner()).query<{ pid: number }>(HOSTS_BACKENDS);
  if (!rows[0]) throw new Error('No host is connected');
  return rows[0].pid;
});

/** Shuts PostgreSQL down and waits until it is back: it ends all connections first. */
export async function restartPostgres(shop: FaultShop): Promise<void> {
  const owner = await shop.owner();
  const ended = new Promise<void>((resolve) => owner.once('end', resolve));
  signal(postmasterOf(shop), 'SIGINT');
  await ended;
  const isBack = async () => (await (await shop.owner()).query('select 1')).rowCount === 1;
  while (!(await isBack().catch(() => false))) await sleep(50);
}

const cut: Fault = {
  name: 'cut connections',
  async during(shop, meanwhile) {
    const owner = await shop.owner();
    let over = false;
    const calls = meanwhile().finally(() => {
      over = true;
    });
    while (!over) {
      await owner.query(`select pg_terminate_backend(pid) from (${HOSTS_BACKENDS}) as backend`);
      await sleep(15);
    }
    await calls;
  },
};

/** The error of a full disk, raised by a trigger: it works on every machine. */
const refusedWrites: Fault = {
  name: 'writes refused for want of room',
  stopsWrites: true,
  async during(shop, meanwhile) {
    const owner = await shop.owner();
    const { rows } = await owner.query<{ name: string }>(
      `select format('%I', tablename) as name from pg_tables where schemaname = 'public'`,
    );
    await owner.query(`create or replace function refuse_for_want_of_room() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
    const every = (statement: (table: string) => string) => rows.map(({ name }) => statement(name)).join(';');
    await owner.query(
      every(
        (table) => `create trigger no_room before insert or update or delete on ${table} for each statement
        execute function refuse_for_want_of_room()`,
      ),
    );
    await meanwhile();
    await owner.query(every((table) => `drop trigger no_room on ${table}`));
  },
};

/** Fills the disk of the database to the last byte. */
const fullDisk: Fault = {
  name: 'a full disk',
  async during(shop, meanwhile) {
    if (shop.smallDisk === undefined) return refusedWrites.during(shop, meanwhile, 0);
    const file = join(shop.smallDisk, 'filler');
    fill(file);
    await meanwhile();
    rmSync(file);
  },
};

function fill(file: string): void {
  const descriptor = openSync(file, 'w');
  for (let size = 1024 * 1024; size >= 1; size = size === 1 ? 0 : Math.floor(size / 4)) {
    try {
      for (;;) if (writeSync(descriptor, Buffer.alloc(size)) < size) break;
    } catch {
      // no space for a piece this large: a smaller one can fit
    }
  }
  closeSync(descriptor);
}

/** Hosts meet in them nearly all that the others have, too: answers that come late, and connections that end. */
export const usualFaults: readonly Fault[] = [stall, crash];

export const faults: readonly Fault[] = [...usualFaults, cut, lock, refusedWrites, backendCrash, fullDisk];
