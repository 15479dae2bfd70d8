import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SettingsError } from './SettingsError.ts';
import { loadSettings } from './settings.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'potli-settings-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const secret = 'kJ8s-2mQz_7wYpLx4nVb9RtEaCdFgHiU';
const other = 'pR5t-9vKx_2bNmQw8zLc3YhGfDsAeJuI';
const third = 'wE2d-8hTn_5qLmXk1vBc4JpYgSrZuFoA';
const older = 'zX1c-4vBn_6mLkJh7gFd8sAqWeRtYuIo';
const inProduction = { NODE_ENV: 'production', JWT_SECRET: secret, PII_KEY: other, RECEIPT_KEY: third };

describe('loadSettings', () => {
  it('needs nothing in development, and stores the secrets that it creates', () => {
    const first = loadSettings({ DATA_DIR: dataDir });
    const second = loadSettings({ DATA_DIR: dataDir });
    expect(first).toMatchObject({ port: 3000, publicUrl: 'http://localhost:3000', demo: true, rateLimits: 1 });
    expect(Buffer.byteLength(first.jwtSecret)).toBeGreaterThanOrEqual(32);
    expect(second.jwtSecret).toBe(first.jwtSecret);
    expect(first.jwtSecret).not.toBe(first.piiKey);
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).toContain(first.piiKey);
  });

  it('makes the key of receipts in a folder of before, and leaves its other secrets', () => {
    const { jwtSecret, piiKey, receiptKey } = loadSettings({ DATA_DIR: dataDir });
    rmSync(join(dataDir, 'receipt-key.json'));
    const later = loadSettings({ DATA_DIR: dataDir });
    expect(later).toMatchObject({ jwtSecret, piiKey });
    expect(later.receiptKey).not.toBe(receiptKey);
    expect(loadSettings({ DATA_DIR: dataDir }).receiptKey).toBe(later.receiptKey);
    expect(loadSettings({ DATA_DIR: dataDir, RECEIPT_KEY: third }).receiptKey).toBe(third);
  });

  it.each(
    ['PII_KEY', 'RECEIPT_KEY'].flatMap((name) =>
      [
        ['missing', undefined],
        ['short', 'kJ8s-2mQz_7wYp'],
        ['a default', 'change-me-change-me-change-me-change-me'],
        ['one letter', 'x'.repeat(64)],
      ].map(([what, value]) => ({ name, what, value })),
    ),
  )('refuses production with a $name that is $what', ({ name, value }) => {
    const start = () => loadSettings({ ...inProduction, [name]: value });
    expect(start).toThrow(new RegExp(name));
    expect(start).not.toThrow(/JWT_SECRET/);
  });

  it('starts in production with secrets, without the demo', () => {
    const settings = loadSettings(inProduction);
    expect(settings).toMatchObject({ production: true, demo: false, jwtSecret: secret, piiKey: other });
    expect(settings).not.toHaveProperty('passwordCost');
  });

  it('refuses the demo in production', () => {
    expect(() => loadSettings({ ...inProduction, DEMO: 'on' })).toThrow(/DEMO/);
    expect(loadSettings({ ...inProduction, DEMO: 'off' })).toMatchObject({ demo: false });
  });

  it.each([
    ['answer where the demo is on', {}, true],
    ['can be switched off', { DEMO_SHOPS: 'off' }, false],
    ['need the demo', { DEMO: 'off' }, false],
    ['answer on no machine but this one', { PUBLIC_URL: 'https://demo.example' }, false],
    ['never answer in production', { ...inProduction, DEMO_SHOPS: 'on' }, false],
  ])('shops of the demo %s', (_, environment, answer) => {
    const { demoShops, postbackSecrets } = loadSettings({ DATA_DIR: dataDir, ...environment });
    expect(demoShops).toBe(answer);
    // no network of the sandbox may report where its shops do not answer
    expect(postbackSecrets.size > 0).toBe(answer);
  });

  it('refuses one secret for two purposes in production', () => {
    expect(() => loadSettings({ ...inProduction, PII_KEY: secret })).toThrow(/PII_KEY.*JWT_SECRET/);
    expect(() => loadSettings({ ...inProduction, RECEIPT_KEY: other })).toThrow(/RECEIPT_KEY.*PII_KEY/);
  });

  it('takes previous keys, and checks them too', () => {
    expect(loadSettings(inProduction).previousPiiKeys).toEqual([]);
    const PII_KEY_PREVIOUS = `${secret}, ${older}\n`;
    expect(loadSettings({ ...inProduction, PII_KEY_PREVIOUS }).previousPiiKeys).toEqual([
      expect.any(String),
      secret,
      older,
    ]);
    const withComma = `${older.slice(1, 20)}, ${secret.slice(1, 20)}`;
    expect(loadSettings({ ...inProduction, PII_KEY_PREVIOUS: withComma }).previousPiiKeys).toEqual([withComma]);
    expect(() => loadSettings({ ...inProduction, PII_KEY_PREVIOUS: 'a short one' })).toThrow(/PII_KEY_PREVIOUS/);
  });

  it.each([
    ['this machine only, with the demo', {}, '127.0.0.1'],
    ['this machine only, without the demo', { DEMO: 'off' }, '127.0.0.1'],
    ['all addresses in production', inProduction, undefined],
    ['the address given', { HOST: '::1' }, '::1'],
    ['the address given in production', { ...inProduction, HOST: '10.0.0.7' }, '10.0.0.7'],
  ])('listens on %s', (_, environment, host) => {
    expect(loadSettings({ DATA_DIR: dataDir, ...environment }).host).toBe(host);
  });

  it('does jobs, unless another host is to', () => {
    expect(loadSettings({ DATA_DIR: dataDir }).jobs).toBe(true);
    expect(loadSettings({ DATA_DIR: dataDir, JOBS: 'off' }).jobs).toBe(false);
  });

  it.each([
    [{ DEMO: 'off' }, true],
    [{ DEMO: 'off', FORFEITURE: 'off' }, false],
    [{ DEMO: 'on', FORFEITURE: 'on' }, false],
  ])('with %j forfeits: %s', (given, forfeits) => {
    expect(loadSettings({ DATA_DIR: dataDir, ...given }).forfeiture).toBe(forfeits);
  });

  it('names every malformed variable', () => {
    const start = () =>
      loadSettings({ DATA_DIR: dataDir, PORT: 'many', HOST: 'a b', PUBLIC_URL: 'shop', RATE_LIMITS: '-2' });
    expect(start).toThrow(/PORT.*HOST.*PUBLIC_URL.*RATE_LIMITS/s);
  });

  it.each([
    [{ PORT: '99999' }, 'PORT: must be a whole number from 0 to 65535, not "99999"'],
    [{ PORT: 'abc' }, 'PORT: must be a whole number from 0 to 65535, not "abc"'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV: must be production or development or test, not "prod"'],
    [{ JOBS: 'yes' }, 'JOBS: must be on or off, not "yes"'],
    [{ RATE_LIMITS: 'maybe' }, 'RATE_LIMITS: must be on, off or a factor up to 1000000, not "maybe"'],
  ])('says of %j what is wrong, and what would be right', (given, sentence) => {
    expect(() => loadSettings({ DATA_DIR: dataDir, ...given })).toThrow(sentence);
  });

  it('reads the mail server, and its errors do not contain the password', () => {
    const smtpUrl = 'smtps://shop:pass@mail.example';
    const PUBLIC_URL = 'https://potli.example';
    expect(loadSettings({ DATA_DIR: dataDir, PUBLIC_URL })).toMatchObject({ mailFrom: 'no-reply@potli.example' });
    const operatorEmail = 'operator@potli.example';
    const from = { MAIL_FROM: 'Potli <post@potli.example>', OPERATOR_EMAIL: operatorEmail };
    const given = { DATA_DIR: dataDir, SMTP_URL: smtpUrl, ...from };
    expect(loadSettings(given)).toMatchObject({ smtpUrl, mailFrom: 'Potli <post@potli.example>', operatorEmail });
    expect(() => loadSettings({ ...given, OPERATOR_EMAIL: 'a@b, c@d' })).toThrow('OPERATOR_EMAIL');
    const wrong = () =>
      loadSettings({ ...given, SMTP_URL: 'http://shop:pass@mail.example', MAIL_FROM: 'a@b\r\nBcc: c@d' });
    expect(wrong).toThrow(/SMTP_URL.*MAIL_FROM/s);
    expect(wrong).not.toThrow(/pass/);
  });

  it('stores files of members in the given folder', () => {
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

describe('the secrets that a host creates', () => {
  const file = () => join(dataDir, 'secrets.json');

  it.each([
    ['empty', ''],
    ['cut off', `{"JWT_SECRET": "${secret}", "PII_K`],
    ['without one of them', JSON.stringify({ JWT_SECRET: secret })],
    ['with a short one', JSON.stringify({ JWT_SECRET: secret, PII_KEY: 'short' })],
  ])('stop the start with a clear text when their file is %s', (_, content) => {
    writeFileSync(file(), content);
    const message = messageOf({ DATA_DIR: dataDir });
    expect(message).toMatch(/secrets\.json is broken/);
    expect(message).not.toContain(secret);
    expect(readFileSync(file(), 'utf8')).toBe(content);
  });

  it('leave no other file behind', () => {
    loadSettings({ DATA_DIR: dataDir });
    expect(readdirSync(dataDir)).toEqual(['receipt-key.json', 'secrets.json']);
  });

  it('leave no incomplete file on a full disk', () => {
    const load = `import { loadSettings } from '${join(import.meta.dirname, 'settings.ts')}'; loadSettings(process.env)`;
    // no file may grow: the first write fails, like on a full disk
    const script = ['-c', 'ulimit -f 0; exec "$0" "$@"', process.execPath, '--conditions=source', '-e', load];
    const { status, stderr } = spawnSync('/bin/sh', script, { env: { DATA_DIR: dataDir }, encoding: 'utf8' });
    expect(stderr).toMatch(/secrets\.json cannot be written or read/);
    expect(status).toBe(1);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('stop the start with a clear text when they cannot be written', () => {
    writeFileSync(file(), '');
    expect(messageOf({ DATA_DIR: file() })).toMatch(/DATA_DIR: .*secrets\.json cannot be written or read \(E\w+\)/);
  });
});

function messageOf(environment: Record<string, string>): string {
  try {
    loadSettings(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return String(error);
  }
  throw new Error('The settings were taken');
}

it('no fault contains a secret', () => {
  const given = {
    NODE_ENV: 'production',
    DATABASE_URL: 'mysql://potli:canary-1@database/potli',
    JWT_SECRET: 'canary-2',
    PII_KEY: 'canary-3-change-me-canary-3-change-me',
    PII_KEY_PREVIOUS: 'canary-4',
  };
  expect(messageOf(given)).toMatch(/DATABASE_URL/);
  expect(messageOf(given)).not.toMatch(/canary/);
  expect(messageOf({ ...given, DATABASE_URL: '' })).toMatch(/JWT_SECRET.*PII_KEY.*PII_KEY_PREVIOUS/s);
  expect(messageOf({ ...given, DATABASE_URL: '' })).not.toMatch(/canary/);
});

it('a replica, or a pooler, needs the address of the server itself', () => {
  for (const name of ['DATABASE_READ_URL', 'DATABASE_POOL_URL']) {
    const environment = { [name]: 'postgres://potli@replica.example/potli' };
    expect(() => loadSettings(environment)).toThrow(`${name}: needs DATABASE_URL`);
  }
});
