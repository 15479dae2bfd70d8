import { toWords } from '../lib/toWords.ts';
import type { ScreenRow } from './readScreens.ts';

const INTRODUCTION = `# Screens

Every address of the site, its screen, and the states of the screen that have a story. Generated from the routes and stories
by \`node scripts/screens.ts\`; a test fails when this page is outdated.

| Address | Screen | States |
|---|---|---|`;

/** The page of the documentation. */
export function toTable(rows: readonly ScreenRow[]): string {
  const lines = rows.flatMap(({ address, screens }) =>
    screens.map(({ name, states }) => `| \`${address}\` | ${name} | ${states.map(toWords).join(', ')} |`),
  );
  return `${[INTRODUCTION, ...lines].join('\n')}\n`;
}
