import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NAMES = ['JWT_SECRET', 'PII_KEY'] as const;
type Secrets = Record<(typeof NAMES)[number], string>;

interface LoadedSecrets {
  values: Secrets;
  /** One line per secret that must not be used. */
  faults: string[];
}

const MIN_BYTES = 32;
const PLACEHOLDER = /change.?me|default|example|your.?secret|placeholder/i;

/** Takes the secrets given; outside production, missing ones are made once and kept in `DATA_DIR/secrets.json`. */
export function loadSecrets(
  given: Partial<Secrets>,
  { production, dataDir }: { production: boolean; dataDir: string },
): LoadedSecrets {
  const faults = NAMES.flatMap((name) => faultOf(name, given[name], production));
  const kept = production || NAMES.every((name) => given[name]) ? undefined : keptSecrets(dataDir);
  const values = Object.fromEntries(NAMES.map((name) => [name, given[name] ?? kept?.[name] ?? ''])) as Secrets;
  return { values, faults };
}

function faultOf(name: string, value: string | undefined, production: boolean): string[] {
  if (value === undefined) return production ? [`${name}: is missing; set at least ${MIN_BYTES} random bytes`] : [];
  if (Buffer.byteLength(value) < MIN_BYTES) return [`${name}: is shorter than ${MIN_BYTES} bytes`];
  // a handful of different characters is a placeholder, whatever its length
  if (PLACEHOLDER.test(value) || new Set(value).size < 8) return [`${name}: is a default, not a secret`];
  return [];
}

function keptSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  mkdirSync(dataDir, { recursive: true });
  const fresh = Object.fromEntries(NAMES.map((name) => [name, randomBytes(32).toString('base64url')]));
  try {
    writeFileSync(file, `${JSON.stringify(fresh, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
}
