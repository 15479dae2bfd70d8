import { brands, themes } from './globals.ts';

/** One look of a story: brand and theme as in the toolbar, `viewport` is the width of the window in pixels. */
export interface Mode {
  brand: string;
  theme: string;
  viewport: number;
}

const widths = [1440, 390];

/** All modes in which Chromatic and `pnpm visual` compare stories: `potli-dark-390`. */
export const modes: Record<string, Mode> = Object.fromEntries(
  widths.flatMap((viewport) =>
    brands.flatMap(({ value: brand }) =>
      themes.map(({ value: theme }) => [`${brand}-${theme}-${viewport}`, { brand, theme, viewport }]),
    ),
  ),
);
