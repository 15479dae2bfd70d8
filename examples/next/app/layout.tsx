import '@potli/ui/reset.css';
import '@potli/ui/styles.css';
import '@potli/ui/brands/haat.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Links } from './Links';

export const metadata: Metadata = { title: 'Deals of the day' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" data-brand="haat">
      <body>
        <Links>{children}</Links>
      </body>
    </html>
  );
}
