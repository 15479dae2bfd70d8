import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { addressesOfThisMachine } from './testing/addressesOfThisMachine.ts';
import { createDataDir } from './testing/createDataDir.ts';
import { createTestDatabase } from './testing/createTestDatabase.ts';
import { type ServerProcess, startServerProcess } from './testing/startServerProcess.ts';

const newSecret = () => randomBytes(32).toString('base64');

function dataFolder(): string {
  const folder = createDataDir();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function start(environment: Record<string, string>, dataDir = dataFolder()): Promise<ServerProcess> {
  const server = await startServerProcess(dataDir, environment);
  onTestFinished(async () => void (await server.end('SIGTERM')));
  return server;
}

/** The output of a failed start: a text without a stack. */
async function refusal(environment: Record<string, string>, dataDir = dataFolder()): Promise<string> {
  const failure = await start(environment, dataDir).then(
    () => 'It started.',
    (error: Error) => error.message,
  );
  expect(failure).not.toMatch(/\n {4}at /);
  return failure;
}

const database = await createTestDatabase();
afterAll(() => database.close());

const addresses = addressesOfThisMachine();
const isReached = ({ url }: ServerProcess, address: string) =>
  fetch(`${url.replace('localhost', address)}/health/live`).then(
    ({ ok }) => ok,
    () => false,
  );

const newSecrets = () => ({ JWT_SECRET: newSecret(), PII_KEY: newSecret(), RECEIPT_KEY: newSecret() });

it('this machine alone reaches a development host, and another one beside it says what to do', async () => {
  const DATABASE_URL = database.url;
  const running = await start({ DATABASE_URL });
  // with a folder, and so a key, of its own
  expect(await refusal({ DATABASE_URL })).toMatch(/The PII_KEY does not fit this database/);
  const dataDir = dataFolder();
  const { port: PORT } = new URL(running.url);
  expect(await refusal({ PORT }, dataDir)).toContain(`Port ${PORT} is taken. Set PORT to another one.`);
  // it is noticed before a database is started
  expect(readdirSync(dataDir)).not.toContain('postgres');
  for (const address of addresses) expect(await isReached(running, address), address).toBe(false);
  expect(await isReached(running, 'localhost')).toBe(true);
});

it('a production host reads its secrets from files', async () => {
  const fresh = await createTestDatabase();
  onTestFinished(() => fresh.close());
  const dataDir = dataFolder();
  const secrets = { ...newSecrets(), DATABASE_URL: fresh.url };
  const environment: Record<string, string> = { NODE_ENV: 'production' };
  for (const [name, secret] of Object.entries(secrets)) {
    environment[`${name}_FILE`] = join(dataDir, name);
    writeFileSync(join(dataDir, name), `${secret}\n`);
  }
  const { url } = await start(environment, dataDir);
  expect((await fetch(`${url}/health/ready`)).status).toBe(200);
});
