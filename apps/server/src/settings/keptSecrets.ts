import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { SettingsError } from './SettingsError.ts';

const secret = z.string().check(z.minLength(32));
const KeptSecrets = z.object({ JWT_SECRET: secret, PII_KEY: secret });
type KeptSecrets = z.infer<typeof KeptSecrets>;

/**
 * Secrets of a development host, created at its first start in `DATA_DIR/secrets.json`.
 * @throws SettingsError when the file is broken, or cannot be written or read
 */
export function keptSecrets(dataDir: string): KeptSecrets {
  const file = join(dataDir, 'secrets.json');
  let text: string;
  try {
    text = readIfThere(file) ?? makeSecrets(dataDir, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingsError([`DATA_DIR: ${file} cannot be written or read (${code})`]);
  }
  try {
    return KeptSecrets.parse(JSON.parse(text));
  } catch {
    // no content in the error: a part of it can still be a secret
    throw new SettingsError([
      `DATA_DIR: ${file} is broken. Restore it from a backup: what was sealed with its PII_KEY opens with no other. ` +
        'Where nothing is to be kept, remove DATA_DIR.',
    ]);
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes all or nothing, also on a full disk. Two first starts at once get the same secrets. */
function makeSecrets(dataDir: string, file: string): string {
  mkdirSync(dataDir, { recursive: true });
  const [JWT_SECRET, PII_KEY] = [newSecret(), newSecret()];
  const unfinished = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  try {
    writeThrough(unfinished, `${JSON.stringify({ JWT_SECRET, PII_KEY }, null, 2)}\n`);
    // unlike a rename, a link does not replace the file of another start
    linkSync(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
  return readFileSync(file, 'utf8');
}

const newSecret = () => randomBytes(32).toString('base64url');

function writeThrough(file: string, text: string): void {
  const descriptor = openSync(file, 'wx', 0o600);
  try {
    writeFileSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
