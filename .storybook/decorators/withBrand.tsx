import type { Decorator } from '@storybook/react-vite';

/** Puts brand and theme on `<html>`, where the theme contract reads them. Before render: play functions measure styles. */
export const withBrand: Decorator = (Story, { globals }) => {
  document.documentElement.dataset.brand = String(globals.brand);
  document.documentElement.dataset.theme = String(globals.theme);
  return <Story />;
};
