export { createDataDir } from './createDataDir.ts';
export { createTestDatabase } from './createTestDatabase.ts';
