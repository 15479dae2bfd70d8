import { SkipLink } from '@potli/ui/SkipLink';
import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LazyHydrate } from '../../hydration/LazyHydrate.tsx';
import { lazyPart } from '../../hydration/lazyPart.ts';
import { Header } from './Header.tsx';
import { SessionNotice } from './SessionNotice.tsx';

const footer = lazyPart(async () => (await import('./Footer.tsx')).Footer);

/** Header, page, footer of everything that a visitor may see. */
export function PublicShell({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <>
      <SkipLink target="content">Skip to content</SkipLink>
      <Header />
      <SessionNotice />
      <main id="content">{children}</main>
      <LazyHydrate part={footer} props={{}} />
    </>
  );
}
