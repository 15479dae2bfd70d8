import { logoArt as haat } from '@potli/ui/brands/haat/logoArt';
import { logoArt as potli } from '@potli/ui/brands/potli/logoArt';
import { type LogoArt, LogoArtProvider } from '@potli/ui/LogoArtProvider';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useSyncExternalStore } from 'react';

/** Brands without a logo here show Potli's. */
const logos: Partial<Record<string, LogoArt>> = { potli, haat };

const readBrand = () => document.documentElement.dataset.brand;

function watchBrand(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-brand'] });
  return () => observer.disconnect();
}

/** Reads the brand from `<html>` like the styles do: a change there changes the logo without a new render. */
function BrandLogo({ children }: { children: ReactNode }) {
  const brand = useSyncExternalStore(watchBrand, readBrand);
  return <LogoArtProvider art={logos[brand ?? ''] ?? potli}>{children}</LogoArtProvider>;
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
