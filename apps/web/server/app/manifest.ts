import { light } from '../brand.ts';

/** The text of `/manifest.webmanifest`: what the shop is called and looks like among a phone's apps. */
export function manifest(productName: string): string {
  return JSON.stringify({
    id: '/',
    name: productName,
    short_name: productName,
    description: 'Cashback, deals, coupons and cards for online shoppers in India.',
    lang: 'en-IN',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: light.background,
    theme_color: light.brandSurface,
    categories: ['shopping'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
