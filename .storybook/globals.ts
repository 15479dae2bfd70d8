import type { Preview } from '@storybook/react-vite';

/** The two widths every screen is designed for (and compared with the reference pictures at). */
export const viewports = {
  desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
  mobile: { name: 'Mobile 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
} as const;

/** Brands of the toolbar; `modes.ts` compares all of them. */
export const brands = [
  { value: 'potli', title: 'Potli' },
  { value: 'haat', title: 'Haat' },
];

export const themes = [
  { value: 'light', title: 'Light', icon: 'sun' as const },
  { value: 'dark', title: 'Dark', icon: 'moon' as const },
];

/** The way text runs; `dir` of the page and the components' own setting. */
const directions = [
  { value: 'ltr', title: 'Left to right' },
  { value: 'rtl', title: 'Right to left' },
];

/** Toolbar switches; the test projects of vitest.config.ts pin the same names. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  brand: {
    description: 'Brand',
    toolbar: { icon: 'paintbrush', items: brands, dynamicTitle: true },
  },
  theme: {
    description: 'Theme',
    toolbar: { icon: 'contrast', items: themes, dynamicTitle: true },
  },
  direction: {
    description: 'Direction',
    toolbar: { icon: 'transfer', items: directions, dynamicTitle: true },
  },
};
