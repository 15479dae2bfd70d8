import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Copies the data of a shop that does not run into an existing folder. The owner of PostgreSQL's files does not change. */
export function copyShop(from: string, to: string): void {
  execFileSync('cp', ['-a', join(from, '.'), to]);
}
