#!/usr/bin/env node
import { resolve } from 'node:path';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { brandStyles } from './brandStyles.ts';
import { checkBrand } from './checkBrand.ts';
import type { BrandTokens } from './tokens.ts';

const [, , file] = argv;
process.exitCode = file ? await checkFile(file) : usage();

/** Prints the weak pairs of every brand that a module exports; 1 where there is one, or no brand. */
async function checkFile(path: string): Promise<number> {
  let module: object;
  try {
    module = (await import(pathToFileURL(resolve(path)).href)) as object;
  } catch (error) {
    return fail(`${path} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`);
  }
  const brands = Object.values(module).filter(isBrand);
  if (brands.length === 0) return fail(`${path} exports no brand: an object with name, light and dark.`);
  const weak = brands.map(printBrand).reduce((sum, count) => sum + count, 0);
  return weak === 0 ? 0 : 1;
}

function isBrand(value: unknown): value is BrandTokens {
  return typeof value === 'object' && value !== null && ['name', 'light', 'dark'].every((key) => key in value);
}

/** Number of weak pairs. */
function printBrand(tokens: BrandTokens): number {
  try {
    brandStyles(tokens);
    const weak = checkBrand(tokens);
    for (const { theme, front, ground, ratio, atLeast } of weak) {
      console.log(`${tokens.name}, ${theme}: ${front} on ${ground} is ${ratio.toFixed(2)}, and has to be ${atLeast}.`);
    }
    if (weak.length === 0) console.log(`${tokens.name}: every pair of colours can be read.`);
    return weak.length;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return fail(error.message);
  }
}

function usage(): number {
  return fail('Name the module that exports the brand: check-brand brand.mjs');
}

function fail(sentence: string): 1 {
  console.error(sentence);
  return 1;
}
