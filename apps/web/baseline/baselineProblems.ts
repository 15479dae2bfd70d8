import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allowed } from './allowed.ts';
import { scanScript } from './scanScript.ts';
import { scanStyles } from './scanStyles.ts';

/** How much of a file is shown where a feature was found (characters). */
const BEFORE = 40;
const AFTER = 60;

/**
 * Compares built files with the baseline of browsers (docs/decisions/063-browser-baseline.md).
 * @param folders of scripts and stylesheets, read with all their folders
 * @param permitted what may be there, with its reasons
 * @returns a line for each feature that is newer and not permitted, and for each permission that nothing needs
 */
export function baselineProblems(folders: readonly string[], permitted = allowed): string[] {
  const needed = new Set<string>();
  const problems = folders.flatMap(filesOf).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return (file.endsWith('.css') ? scanStyles(file, text) : scanScript(file, text)).flatMap(({ feature, at }) => {
      needed.add(feature);
      const place = text.slice(Math.max(0, at - BEFORE), at + AFTER).replaceAll(/\s+/g, ' ');
      return feature in permitted ? [] : [`${feature} is newer than the baseline, in ${file}: …${place}…`];
    });
  });
  const unneeded = Object.keys(permitted).filter((feature) => !needed.has(feature));
  return [...problems, ...unneeded.map((feature) => `${feature} is allowed, but no built file has it.`)];
}

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|mjs|css)$/.test(file))
    .map((file) => join(folder, file));
