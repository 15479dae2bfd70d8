import { afterAll, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { runPotli } from '../testing/runPotli.ts';
import { attributesOf, startCollector } from '../testing/startCollector.ts';
import { testSettings } from '../testing/testSettings.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

const shared = { DATABASE_URL: database.url, PII_KEY: testSettings.piiKey, JWT_SECRET: testSettings.jwtSecret };

async function openCollector() {
  const collector = await startCollector();
  onTestFinished(collector.close);
  return { collector, traced: { ...shared, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } };
}

it('a command is a trace with its name and exit code, and its statements below it', async () => {
  const { collector, traced } = await openCollector();
  expect((await runPotli(['claims', 'list'], traced)).code).toBe(0);
  const [root] = collector.named('potli claims');
  expect(root && attributesOf(root)).toEqual({ 'process.exit.code': 0 });
  expect(root?.status.code).not.toBe(2);
  const below = collector.treeOf(root?.spanId).map((line) => line.trim());
  expect(below).toContain('select dispute');
});

it('one that is refused says so, and no argument is in it', async () => {
  const { collector, traced } = await openCollector();
  expect((await runPotli(['members', 'show', 'secret.meera@mail.example'], traced)).code).toBe(1);
  const [root] = collector.named('potli members');
  expect(root && attributesOf(root)).toEqual({ 'process.exit.code': 1, 'error.type': '1' });
  expect(root?.status.code).toBe(2);
  expect(collector.sent()).not.toContain('meera');
});

it.for([
  ['a collector that is away', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }, ''],
  [
    'an address that is none',
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' },
    'This command is not traced. OTEL_EXPORTER_OTLP_ENDPOINT: must be an http(s) address',
  ],
] as const)('%s costs no command', async ([, environment, complaints]) => {
  expect(await runPotli(['jobs'], { ...shared, ...environment })).toMatchObject({ code: 0, complaints });
});
