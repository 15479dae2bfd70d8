import { createHash } from 'node:crypto';
import { belowBase } from '../belowBase.ts';
import { light } from '../brand.ts';
import { type Page, toPage } from '../Page.ts';
import { plainPage } from '../plainPages.ts';

export interface AppFilesOptions {
  /** The path of the shop's address. */
  base: string;
  productName: string;
  /** Differs from build to build. */
  build: string;
  /** Script of the service worker, as built. */
  workerScript: string;
}

const REVALIDATE = 'public, max-age=0, must-revalidate';

const headersOf = (type: string) => ({ 'content-type': `${type}; charset=utf-8`, 'cache-control': REVALIDATE });

/** Shown instead of any page without a network; the service worker caches it. */
const offlinePage = (productName: string) =>
  plainPage({
    productName,
    status: 200,
    heading: 'You are offline',
    text: 'Rates, deals and coupons change through the day, so none are shown from memory. The page opens when your connection is back.',
    cacheControl: REVALIDATE,
  });

/** What the worker compares with the paths of requests, beside files (`src/serviceWorker/workerRules.ts`). */
const WORKERS_PATHS = /(["'`])(\/(?:verify|api\/)["'`])/g;

/** Files that make the site an installable app, by path. They stay the same until the next start. */
export function createAppFiles({ base, productName, build, workerScript }: AppFilesOptions) {
  const offline = offlinePage(productName);
  // A worker caches the offline page it was installed with, so a new page needs a new worker.
  const version = createHash('sha256').update(build).update(offline.body.plain).digest('hex').slice(0, 12);
  const script = `self.potliBuild=${JSON.stringify(version)};${belowBase(workerScript.replace(WORKERS_PATHS, `$1${base}$2`), base)}`;
  return new Map<string, Page>([
    [
      '/manifest.webmanifest',
      toPage(200, headersOf('application/manifest+json'), belowBase(manifest(productName, base), base)),
    ],
    ['/offline.html', offline],
    ['/service-worker.js', toPage(200, headersOf('text/javascript'), script)],
  ]);
}

/** The text of `/manifest.webmanifest`: what the shop is called and looks like among a phone's apps. */
function manifest(productName: string, base: string): string {
  return JSON.stringify({
    id: `${base}/`,
    name: productName,
    short_name: productName,
    description: 'Cashback, deals, coupons and cards for online shoppers in India.',
    lang: 'en-IN',
    start_url: `${base}/`,
    scope: `${base}/`,
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
