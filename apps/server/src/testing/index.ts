export { createDataDir } from './createDataDir.ts';
export { createTestDatabase } from './createTestDatabase.ts';
export { createTestPotli, type TestPotli } from './createTestPotli.ts';
export { readOutbox } from './readOutbox.ts';
export { sampleCatalogue, sampleOffer, sampleStore } from './sampleCatalogue.ts';
