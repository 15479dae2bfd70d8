import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

/** Header, page, footer of everything that a visitor may see. */
export function PublicShell({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <>
      <Header />
      <main id="content">{children}</main>
      <Footer />
    </>
  );
}
