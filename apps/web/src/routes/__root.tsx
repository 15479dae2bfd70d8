import { LinkProvider } from '@potli/ui/components/Link/LinkProvider';
import { ToastProvider } from '@potli/ui/components/Toast/ToastProvider';
import { fontPreloads } from '@potli/ui/theme/fontPreloads';
import '@potli/ui/theme/global.css';
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router';
import { useEffect } from 'react';
import { replayEarlyClicks } from '../early/replay.ts';
import type { RouterContext } from '../router.tsx';
import { LazyToaster } from '../shell/LazyToaster.tsx';
import { LoginProvider } from '../shell/login.tsx';
import { RouterAnchor } from '../shell/RouterAnchor.tsx';
import { siteMeta } from '../siteSettings.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: '#F6A91B', media: '(prefers-color-scheme: light)' },
      { name: 'theme-color', content: '#2F152D', media: '(prefers-color-scheme: dark)' },
      siteMeta(match.context.site),
    ],
    links: [
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      ...fontPreloads.map((href) => ({
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href,
        crossOrigin: 'anonymous' as const,
      })),
    ],
  }),
  component: Root,
});

function Root() {
  useEffect(replayEarlyClicks, []);
  return (
    // The early script and the session write on this element before React does.
    <html lang="en-IN" data-brand="potli" suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body>
        <LinkProvider anchor={RouterAnchor}>
          <ToastProvider>
            <LoginProvider>
              <Outlet />
            </LoginProvider>
            <LazyToaster />
          </ToastProvider>
        </LinkProvider>
        <Scripts />
      </body>
    </html>
  );
}
