import '@potli/ui/brands/potli/brand.css';
import { fontPreloads } from '@potli/ui/brands/potli/fontPreloads';
import { logoArt } from '@potli/ui/brands/potli/logoArt';
import { LogoArtProvider } from '@potli/ui/LogoArtProvider';
import '@potli/ui/theme/reset.css';
import { createRootRouteWithContext, HeadContent, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { App } from '../app/App.tsx';
import { siteMeta } from '../app/siteSettings.ts';
import { AppBody } from '../shell/AppBody.tsx';
import { ThemeColors } from '../theme/ThemeColors.tsx';

export const Route = createRootRouteWithContext<App>()({
  head: ({ match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: match.context.site.productName },
      { property: 'og:site_name', content: match.context.site.productName },
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: 'en_IN' },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { name: 'twitter:card', content: 'summary_large_image' },
      siteMeta(match.context.site),
    ],
    links: [
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
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

/** What the whole site has one of: language, brand, logo. Stories have a page and a brand already, and leave it out. */
function Document({ children }: { children: ReactNode }) {
  return (
    // The early script and the session write on this element before React does.
    <html lang="en-IN" data-brand="potli" suppressHydrationWarning>
      <head>
        <HeadContent />
        <ThemeColors />
      </head>
      <body>
        <LogoArtProvider art={logoArt}>{children}</LogoArtProvider>
        <Scripts />
      </body>
    </html>
  );
}
