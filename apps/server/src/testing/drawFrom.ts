import fc, { type GeneratorValue } from 'fast-check';

/** Whole numbers from 0 up to, not including, `below`, of a property (`fc.gen()`): where it fails, fast-check tries smaller ones. */
export const drawFrom =
  (g: GeneratorValue) =>
  (below: number): number =>
    g(fc.nat, { max: below - 1 });
