import { createDataDir } from '@potli/server/testing/createDataDir';
import { inject } from 'vitest';
import { copyShop } from './copyShop.ts';

/**
 * A new folder for `DATA_DIR` with the demo shop, as its first start left it: a copy takes a third of the time of a first
 * start. Remove it when done.
 */
export function createShop(): string {
  const dataDir = createDataDir({ inMemory: true });
  copyShop(inject('freshShop'), dataDir);
  return dataDir;
}
