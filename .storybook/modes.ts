import { brands, themes } from './globals.ts';

/** One way to look at a story: brand and theme as in the toolbar, `viewport` is the width of the window in pixels. */
export interface Mode {
  brand: string;
  theme: string;
  viewport: number;
}

const widths = [1440, 390];

/** All ways in which pictures of stories are compared, by Chromatic and by `pnpm visual`: `potli-dark-390`. */
export const modes: Record<string, Mode> = Object.fromEntries(
  widths.flatMap((viewport) =>
    brands.flatMap(({ value: brand }) =>
      themes.map(({ value: theme }) => [`${brand}-${theme}-${viewport}`, { brand, theme, viewport }]),
    ),
  ),
);
