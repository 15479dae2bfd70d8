import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface Owner {
  process: ChildProcess;
  /** Its first line: the address of the database, or why it did not start. */
  line: Promise<string>;
}

/** A new process id space and shared memory, as a second container has. */
export const asContainer = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc', '--ipc'];

/** A process that starts the embedded PostgreSQL on a data folder and runs until it is killed. @param within a program that runs it */
export function startOwner(dataDir: string, { throwaway = true, within = [] as readonly string[] } = {}): Owner {
  const module = join(import.meta.dirname, '../db/embedded/startEmbeddedPostgres.ts');
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(module)};
    try {
      console.log((await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, throwaway: ${throwaway} })).url);
      setInterval(() => {}, 1_000);
    } catch (error) { console.log(error.message); process.exit(1); }`;
  const node = [process.execPath, '--input-type=module', '-e', script];
  const owner = spawn(within[0] ?? process.execPath, [...within, ...node].slice(1), {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(owner, 'exit').then(() => '');
  const line = Promise.race([once(createInterface(owner.stdout), 'line').then(String), ended]);
  return { process: owner, line };
}
