import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { createPart } from '../../hydration/createPart.ts';
import { Later } from '../../hydration/Later.tsx';
import { Header } from './Header.tsx';

const footer = createPart(async () => (await import('./Footer.tsx')).Footer);

/** Header, page, footer of everything that a visitor may see. */
export function PublicShell({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <>
      <Header />
      <main id="content">{children}</main>
      <Later part={footer} props={{}} />
    </>
  );
}
