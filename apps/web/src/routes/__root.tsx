import '@potli/ui/brands/potli/brand.css';
import { fontPreloads } from '@potli/ui/theme/fontPreloads';
import '@potli/ui/theme/global.css';
import { createRootRouteWithContext, HeadContent, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { RouterContext } from '../router.tsx';
import { AppBody } from '../shell/AppBody.tsx';
import { siteMeta } from '../siteSettings.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: '#F6A91B' },
      { title: match.context.site.productName },
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
  shellComponent: Document,
  component: AppBody,
});

function Document({ children }: { children: ReactNode }) {
  return (
    // The early script and the session write on this element before React does.
    <html lang="en-IN" data-brand="potli" suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
