import type { ScreenRow } from './readScreens.ts';

const INTRODUCTION = `# Screens

Every address of the site, the screen that it shows, and the states of it that are a story. Made from the route files
and the stories by \`node scripts/screens.ts\`; a test fails where this page is behind them.

| Address | Screen | States |
|---|---|---|`;

/** The page of the documentation. */
export function toTable(rows: readonly ScreenRow[]): string {
  const lines = rows.flatMap(({ address, screens }) =>
    screens.map(({ name, states }) => `| \`${address}\` | ${name} | ${states.map(toWords).join(', ')} |`),
  );
  return `${[INTRODUCTION, ...lines].join('\n')}\n`;
}

/** `FailedOverData` is "failed over data". */
const toWords = (story: string) => story.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();
