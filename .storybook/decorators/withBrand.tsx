import { logoArt as haat } from '@potli/ui/brands/haat/logoArt';
import { logoArt as potli } from '@potli/ui/brands/potli/logoArt';
import { LogoArtProvider } from '@potli/ui/components/Logo/LogoArtProvider';
import type { Decorator } from '@storybook/react-vite';

/** Puts brand and theme on `<html>`, where the theme contract reads them. Before render: play functions measure styles. */
export const withBrand: Decorator = (Story, { globals }) => {
  document.documentElement.dataset.brand = String(globals.brand);
  document.documentElement.dataset.theme = String(globals.theme);
  return (
    <LogoArtProvider art={globals.brand === 'haat' ? haat : potli}>
      <Story />
    </LogoArtProvider>
  );
};
