import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { OperatorError } from '../../errors/OperatorError.ts';
import { startEmbeddedPostgres } from '../embedded/startEmbeddedPostgres.ts';
import { NOT_ALLOWED } from '../mendAppRole.ts';

/** An empty database that is thrown away. */
export interface TrialDatabase {
  url: string;
  drop(): Promise<void>;
}

/** In a PostgreSQL of its own. */
export async function trialBeside(): Promise<TrialDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'potli-backup-check-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  // for root, PostgreSQL runs as another user, whose cluster no other user can read
  chmodSync(dataDir, 0o755);
  try {
    const { url, stop } = await startEmbeddedPostgres({ dataDir, throwaway: true });
    const drop = async () => {
      try {
        await stop();
      } finally {
        remove();
      }
    };
    return { url, drop };
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * At the server of the shop, for a command that has no programs of PostgreSQL beside it, as in the image.
 * @param ownerUrl of the shop's own database
 * @throws OperatorError where its owner may not create databases
 */
export async function trialAtServer(ownerUrl: string): Promise<TrialDatabase> {
  const name = `potli_trial_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string) => {
    const client = new pg.Client(ownerUrl);
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await run(`create database ${name} template template0`).catch((error: { code?: string }) => {
    if (error.code !== NOT_ALLOWED) throw error;
    throw new OperatorError(
      'The backup was not restored on trial: there are no programs of PostgreSQL here, and the owner of the tables may not create a database. ' +
        'Let the owner (alter role … createdb), or run potli backup check on another machine.',
    );
  });
  const url = new URL(ownerUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}
