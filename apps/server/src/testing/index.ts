export { createDataDir } from './createDataDir.ts';
export { createTestDatabase } from './createTestDatabase.ts';
export { createTestHost, openTestHost, type TestHost } from './createTestHost.ts';
export { joinStaff } from './joinMember.ts';
export { readOutbox } from './readOutbox.ts';
export { runPotli } from './runPotli.ts';
export { sampleCatalogue, sampleOffer, sampleStore } from './sampleCatalogue.ts';
export { isWholeRun } from './wholeRun.ts';
