import { LinkProvider } from '@potli/ui/LinkProvider';
import { ToastProvider } from '@potli/ui/Toast';
import { Outlet } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { ClickNoteProvider } from '../features/clickout/ClickNoteProvider.tsx';
import { LoginProvider } from '../features/login/LoginProvider.tsx';
import { replayEarlyClicks } from '../hydration/replayClicks.ts';
import { replayEarlyFields } from '../hydration/replayFields.ts';
import { LazyToaster } from './LazyToaster.tsx';
import { PageWaiting } from './PageWaiting.tsx';
import { RouterAnchor } from './RouterAnchor.tsx';

/** The frame of every page: links through the router, toasts, the Login / Signup dialog. */
export function AppBody({ children = <Outlet /> }: { children?: ReactNode }) {
  useEffect(replayEarlyFields, []);
  useEffect(replayEarlyClicks, []);
  return (
    <LinkProvider anchor={RouterAnchor}>
      <ToastProvider>
        <ClickNoteProvider>
          <LoginProvider>{children}</LoginProvider>
        </ClickNoteProvider>
        <LazyToaster />
        <PageWaiting />
      </ToastProvider>
    </LinkProvider>
  );
}
