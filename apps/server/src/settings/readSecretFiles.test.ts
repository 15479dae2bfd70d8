import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readSecretFiles } from './readSecretFiles.ts';
import { SettingsError } from './SettingsError.ts';
import { loadSettings } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'potli-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

it.each([
  'DATABASE_URL',
  'DATABASE_MIGRATION_URL',
  'JWT_SECRET',
  'PII_KEY',
  'PII_KEY_PREVIOUS',
  'DATABASE_POOL_URL',
  'DATABASE_READ_URL',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'PAYMENT_CREDENTIALS',
  'BACKUP_KEY',
  'POSTBACK_SECRETS',
  'SMTP_URL',
])('%s may come from a file, without the end of its line', (name) => {
  expect(readSecretFiles({ [`${name}_FILE`]: file('secret', 'canary\r\n') })).toMatchObject({ [name]: 'canary' });
});

it('a file that cannot be read hides nothing else, and its secret is not missing, too', () => {
  const environment = { NODE_ENV: 'production', PII_KEY_FILE: '/nowhere', PORT: 'http', PAYOUTS_AT: 'noon' };
  const checks = [() => ['DATABASE_URL: a worker needs one']];
  const start = () => loadSettings(environment, checks);
  expect(start).toThrow(SettingsError);
  const { message } = (() => {
    try {
      return start() as never;
    } catch (error) {
      return error as Error;
    }
  })();
  for (const text of ['PII_KEY_FILE: the file', 'PORT: ', 'PAYOUTS_AT', 'JWT_SECRET: is missing', 'a worker needs']) {
    expect(message).toContain(text);
  }
  expect(message).not.toContain('PII_KEY: is missing');
});

it.each(['"/srv/mela"', "'/srv/mela'", '/srv/mela\r', ' /srv/mela ', '\u{feff}/srv/mela', '"/srv/mela"\r'])(
  'a value of an env file is meant without what stands around it: %j',
  (value) => {
    expect(readSecretFiles({ DATA_DIR: value })).toEqual({ DATA_DIR: '/srv/mela' });
    expect(readSecretFiles({ SMTP_URL_FILE: file('smtp', value) }).SMTP_URL).toBe('/srv/mela');
    // what a key has sealed opens with no other
    expect(readSecretFiles({ PII_KEY: value }).PII_KEY).toBe(value);
  },
);

it('keeps quotes that are part of a value, and takes one that has nothing else for an absent one', () => {
  const environment = {
    MAIL_FROM: '"Mela" <a@mela.example>',
    PRODUCT_NAME: '"Mela" and "Sons"',
    HOST: '""',
    PORT: ' ',
  };
  const { MAIL_FROM, PRODUCT_NAME } = environment;
  expect(readSecretFiles(environment)).toEqual({ MAIL_FROM, PRODUCT_NAME });
});

it('takes no other variable from a file', () => {
  expect(readSecretFiles({ PORT_FILE: file('port', '80') })).not.toHaveProperty('PORT');
});

it('counts an empty variable as absent', () => {
  expect(readSecretFiles({ PII_KEY: '', PII_KEY_FILE: file('secret', 'canary') }).PII_KEY).toBe('canary');
  expect(readSecretFiles({ PII_KEY: 'canary', PII_KEY_FILE: '' }).PII_KEY).toBe('canary');
});

it('refuses a secret that is given twice, empty or unreadable, without printing it', () => {
  const start = () =>
    readSecretFiles({
      JWT_SECRET: 'canary-1',
      JWT_SECRET_FILE: file('jwt', 'canary-2'),
      PII_KEY_FILE: file('pii', '\n'),
      SMTP_URL_FILE: join(folder, 'missing'),
      DATABASE_URL_FILE: folder,
    });
  expect(start).toThrow(
    /DATABASE_URL_FILE.*EISDIR.*JWT_SECRET: is given twice.*PII_KEY_FILE.*empty.*SMTP_URL_FILE.*ENOENT/s,
  );
  expect(start).not.toThrow(/canary/);
});
