import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSettings } from './settings.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'potli-settings-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const secret = 'kJ8s-2mQz_7wYpLx4nVb9RtEaCdFgHiU';

describe('loadSettings', () => {
  it('needs nothing in development and keeps the secrets it makes', () => {
    const first = loadSettings({ DATA_DIR: dataDir });
    const second = loadSettings({ DATA_DIR: dataDir });
    expect(first).toMatchObject({ port: 3000, publicUrl: 'http://localhost:3000', demo: true, rateLimits: 1 });
    expect(Buffer.byteLength(first.jwtSecret)).toBeGreaterThanOrEqual(32);
    expect(second.jwtSecret).toBe(first.jwtSecret);
    expect(first.jwtSecret).not.toBe(first.piiKey);
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).toContain(first.piiKey);
  });

  it.each([
    ['missing', undefined],
    ['short', 'kJ8s-2mQz_7wYp'],
    ['a default', 'change-me-change-me-change-me-change-me'],
    ['one letter', 'x'.repeat(64)],
  ])('refuses production with a secret that is %s', (_, value) => {
    const start = () => loadSettings({ NODE_ENV: 'production', DATA_DIR: dataDir, JWT_SECRET: secret, PII_KEY: value });
    expect(start).toThrow(/PII_KEY/);
    expect(start).not.toThrow(/JWT_SECRET/);
  });

  it('starts in production with secrets, without the demo', () => {
    const settings = loadSettings({ NODE_ENV: 'production', JWT_SECRET: secret, PII_KEY: secret, DEMO: 'on' });
    expect(settings).toMatchObject({ production: true, demo: false, jwtSecret: secret });
  });

  it('names every malformed variable', () => {
    const start = () => loadSettings({ DATA_DIR: dataDir, PORT: 'many', PUBLIC_URL: 'shop', RATE_LIMITS: '-2' });
    expect(start).toThrow(/PORT.*PUBLIC_URL.*RATE_LIMITS/s);
  });

  it('has files of members lie elsewhere where a folder is named', () => {
    expect(loadSettings({ DATA_DIR: dataDir }).uploadsDir).toBeUndefined();
    expect(loadSettings({ DATA_DIR: dataDir, UPLOADS_DIR: '/mnt/files' }).uploadsDir).toBe('/mnt/files');
  });

  it('reads lists, factors and addresses', () => {
    const settings = loadSettings({
      DATA_DIR: dataDir,
      ALLOW_REDIRECT_HOSTS: ' Shop.example, ,pay.example ',
      RATE_LIMITS: '2.5',
      PUBLIC_URL: 'https://potli.example/',
    });
    expect(settings).toMatchObject({
      allowRedirectHosts: ['shop.example', 'pay.example'],
      rateLimits: 2.5,
      publicUrl: 'https://potli.example',
    });
  });
});
