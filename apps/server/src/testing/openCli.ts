import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { createTestDatabase } from './createTestDatabase.ts';
import { runPotli } from './runPotli.ts';

/** A database for the commands of a file of tests, and a folder for the files that they read. Both go with the tests. */
export async function openCli() {
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'potli-cli-'));
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });
  return {
    database,
    folder,
    run: (args: string[], environment: Record<string, string> = { DATABASE_URL: database.url }) =>
      runPotli(args, { INIT_CWD: folder, ...environment }),
    /** Writes a file; anything but a text as JSON. @returns its name, as a command takes it */
    file(name: string, content: unknown): string {
      writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
      return name;
    },
  };
}
