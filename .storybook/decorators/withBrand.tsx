import { logoArt as haat } from '@potli/ui/brands/haat/logoArt';
import { logoArt as potli } from '@potli/ui/brands/potli/logoArt';
import { type LogoArt, LogoArtProvider } from '@potli/ui/LogoArtProvider';
import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useBrand } from '../../apps/web/src/testing/useBrand.ts';

/** Brands without a logo here show Potli's. */
const logos: Partial<Record<string, LogoArt>> = { potli, haat };

/** Reads the brand from `<html>` like the styles do: a change there changes the logo without a new render. */
function BrandLogo({ children }: { children: ReactNode }) {
  return <LogoArtProvider art={logos[useBrand()] ?? potli}>{children}</LogoArtProvider>;
}

/**
 * Puts brand and theme on `<html>`, where the theme contract reads them. It happens before the render, because play
 * functions measure styles.
 */
export const withBrand: Decorator = (Story, { globals }) => {
  document.documentElement.dataset.brand = String(globals.brand);
  document.documentElement.dataset.theme = String(globals.theme);
  return (
    <BrandLogo>
      <Story />
    </BrandLogo>
  );
};
