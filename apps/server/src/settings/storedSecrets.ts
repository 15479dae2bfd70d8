import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod/mini';
import { SettingsError } from './SettingsError.ts';

const secret = z.string().check(z.minLength(32));

/**
 * Secrets of a development host, created at its first start in a file.
 * @throws SettingsError when the file is broken, or cannot be written or read
 */
export function storedSecrets<Name extends string>(file: string, names: readonly Name[]): Record<Name, string> {
  let text: string;
  try {
    text = readIfThere(file) ?? makeSecrets(file, names);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingsError([`DATA_DIR: ${file} cannot be written or read (${code})`]);
  }
  try {
    const stored = z.record(z.string(), z.unknown()).parse(JSON.parse(text));
    return Object.fromEntries(names.map((name) => [name, secret.parse(stored[name])])) as Record<Name, string>;
  } catch {
    // no content in the error: a part of it can still be a secret
    throw new SettingsError([
      `DATA_DIR: ${file} is broken. Restore it from a backup: nothing else has the same secrets, and what was sealed with ` +
        'a PII_KEY opens with no other. Where nothing is to be kept, remove DATA_DIR.',
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
function makeSecrets(file: string, names: readonly string[]): string {
  mkdirSync(dirname(file), { recursive: true });
  const secrets = Object.fromEntries(names.map((name) => [name, newSecret()]));
  const unfinished = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  try {
    writeThrough(unfinished, `${JSON.stringify(secrets, null, 2)}\n`);
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
