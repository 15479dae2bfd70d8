import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './lib/root.ts';

const folder = mkdtempSync(join(tmpdir(), 'potli-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const compose = readFileSync(join(root, 'compose.yaml'), 'utf8');
const make = () => execFileSync('sh', [join(root, 'deploy/secrets.sh')], { cwd: folder });
const secret = (name: string) => readFileSync(join(folder, 'secrets', name), 'utf8');
const all = () => Object.fromEntries(readdirSync(join(folder, 'secrets')).map((name) => [name, secret(name)]));

test('secrets.sh makes each file that compose.yaml names, once, for a user who is not its own', () => {
  make();
  const named = compose.matchAll(/file: \.\/secrets\/([\w-]+)/g);
  expect(new Set(Object.keys(all()))).toEqual(new Set(Array.from(named, ([, name]) => name)));
  expect(statSync(join(folder, 'secrets')).mode & 0o777).toBe(0o700);
  for (const name of Object.keys(all())) expect(statSync(join(folder, 'secrets', name)).mode & 0o777).toBe(0o444);
  for (const key of ['jwt-secret', 'pii-key', 'receipt-key', 'backup-key'])
    expect(Buffer.from(secret(key), 'base64')).toHaveLength(32);
  expect(new URL(secret('database-url')).password).toBe(secret('host-password'));
  expect(new URL(secret('database-migration-url')).password).toBe(secret('database-password'));
  const before = all();
  make();
  expect(all()).toEqual(before);
});

test('no line of shop.env moves the shop or the worker from where compose.yaml publishes it, looks for its health and has its files', () => {
  interface Service {
    environment: Record<string, string | number>;
    ports: string[];
    volumes: string[];
  }
  const { potli, worker } = (parse(compose, { merge: true }) as { services: Record<'potli' | 'worker', Service> })
    .services;
  for (const { environment, volumes } of [potli, worker])
    expect(volumes.map((volume) => volume.split(':')[1])).toContain(environment.DATA_DIR);
  expect(potli.ports.map((port) => Number(port.split(':')[2]))).toEqual([potli.environment.PORT]);
  expect(potli.environment.HOST).toBe('0.0.0.0');
  expect(worker.environment).toMatchObject({ ...potli.environment, METRICS_PORT: expect.any(Number) as number });
});
