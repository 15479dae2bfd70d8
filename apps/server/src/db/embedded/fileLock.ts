import { closeSync, fstatSync, openSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { OperatorError } from '../../errors/OperatorError.ts';

/** The part of `fs-native-extensions` 1.5 that is used here; the package has no types. */
interface NativeLocks {
  /** Locks the whole file for the open descriptor. False when another one has it. */
  tryLock(descriptor: number): boolean;
}

/** Of the kernel: a file system without locks (NFS without its lock service, some in user space). */
const WITHOUT_LOCKS = new Set(['ENOLCK', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EINVAL']);

let native: NativeLocks | undefined;

// a host with DATABASE_URL needs no native code
function locks(): NativeLocks {
  native ??= createRequire(import.meta.url)('fs-native-extensions') as NativeLocks;
  return native;
}

/**
 * Locks a file, which is created where it is missing. The kernel holds the lock for as long as any process has the
 * returned descriptor open, also one that inherited it, and no longer: whatever its process id or its container.
 * @returns the open descriptor, whose closing unlocks; undefined when another one has the lock
 * @throws OperatorError when the file cannot be written, or its file system has no locks
 */
export function lockFile(file: string): number | undefined {
  for (;;) {
    const descriptor = open(file);
    let locked = false;
    try {
      locked = locks().tryLock(descriptor);
    } catch (error) {
      throw toLockError(file, error);
    } finally {
      if (!locked) closeSync(descriptor);
    }
    if (!locked) return undefined;
    // a lock on a file that was removed or replaced meanwhile has no effect
    if (statSync(file, { throwIfNoEntry: false })?.ino === fstatSync(descriptor).ino) return descriptor;
    closeSync(descriptor);
  }
}

function open(file: string): number {
  try {
    return openSync(file, 'a+', 0o600);
  } catch (error) {
    throw new OperatorError(`DATA_DIR: ${file} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
}

function toLockError(file: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!WITHOUT_LOCKS.has(code)) return error;
  return new OperatorError(
    `DATA_DIR: the file system of ${file} has no locks (${code}), so two servers could destroy the database. ` +
      'Set DATA_DIR to a folder on a disk of this machine, or DATABASE_URL to a PostgreSQL server.',
  );
}
