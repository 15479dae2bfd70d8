'use client';

import { type AnchorProps, LinkProvider } from '@potli/ui/LinkProvider';
import Link from 'next/link';
import type { ReactNode } from 'react';

const RouterLink = (props: AnchorProps) => <Link {...props} />;

/** Links of components move within the app. */
export function Links({ children }: { children: ReactNode }) {
  return <LinkProvider anchor={RouterLink}>{children}</LinkProvider>;
}
