import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { seedDemo } from './demo/seedDemo.ts';
import { createSealer } from './domain/sealing/createSealer.ts';
import { addressesOfThisMachine } from './testing/addressesOfThisMachine.ts';
import { createDataDir } from './testing/createDataDir.ts';
import { createTestDatabase } from './testing/createTestDatabase.ts';
import { type ServerProcess, startServerProcess } from './testing/startServerProcess.ts';
import { testSettings } from './testing/testSettings.ts';

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
const wasDemo = await createTestDatabase();
afterAll(async () => {
  await database.close();
  await wasDemo.close();
});

const newSecrets = () => ({ JWT_SECRET: newSecret(), PII_KEY: newSecret(), RECEIPT_KEY: newSecret() });
const production = () => ({ NODE_ENV: 'production', ...newSecrets() });

it('production refuses a database of the demo, and the demo', async () => {
  await seedDemo(wasDemo, createSealer(testSettings.piiKey));
  expect(await refusal({ ...production(), DATABASE_URL: wasDemo.url })).toMatch(/members of the demo/);
  expect(await refusal({ ...production(), DATABASE_URL: database.url, DEMO: 'on' })).toMatch(/DEMO: cannot be on/);
});

it('of two development hosts with separate folders on one database, the second says what to do', async () => {
  const DATABASE_URL = database.url;
  await start({ DATABASE_URL });
  expect(await refusal({ DATABASE_URL })).toMatch(/The PII_KEY does not fit this database/);
});

it('a taken port is noticed before a database is started', async () => {
  const fresh = await createTestDatabase();
  onTestFinished(() => fresh.close());
  const { url } = await start({ DATABASE_URL: fresh.url });
  const dataDir = dataFolder();
  const { port: PORT } = new URL(url);
  expect(await refusal({ PORT }, dataDir)).toContain(`Port ${PORT} is taken. Set PORT to another one.`);
  expect(readdirSync(dataDir)).not.toContain('postgres');
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

it('outside production, other machines reach it only where HOST says so', async () => {
  const fresh = await createTestDatabase();
  onTestFinished(() => fresh.close());
  const dataDir = dataFolder();
  const isReached = async ({ url }: ServerProcess, address: string) =>
    fetch(`${url.replace('localhost', address)}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
  const addresses = addressesOfThisMachine();
  const alone = await start({ DATABASE_URL: fresh.url }, dataDir);
  expect(await isReached(alone, 'localhost')).toBe(true);
  for (const address of addresses) expect(await isReached(alone, address), address).toBe(false);
  const open = await start({ DATABASE_URL: fresh.url, HOST: '::' }, dataDir);
  for (const address of addresses) expect(await isReached(open, address), address).toBe(true);
});
