/** `test --all` runs property tests with all their seeds and in full size. */
export const isWholeRun = process.env.PROPERTIES === 'whole';

/** The seeds of a property test: the first one, in a whole run all. */
export const seedsFor = (...seeds: [number, ...number[]]): number[] => (isWholeRun ? seeds : seeds.slice(0, 1));
