import { createHash } from 'node:crypto';
import { type Page, toPage } from '../Page.ts';
import { manifest } from './manifest.ts';
import { plainHtml } from './plainHtml.ts';

export interface AppFilesOptions {
  productName: string;
  /** What tells this build from another. */
  build: string;
  /** Script of the service worker, as built. */
  workerScript: string;
}

const REVALIDATE = 'public, max-age=0, must-revalidate';

const headersOf = (type: string) => ({ 'content-type': `${type}; charset=utf-8`, 'cache-control': REVALIDATE });

/** Shown in place of any page while there is no network; the service worker keeps it. */
const offlinePage = (productName: string) =>
  plainHtml({
    productName,
    status: 200,
    heading: 'You are offline',
    text: 'Rates, deals and coupons change through the day, so none are shown from memory. The page opens when your connection is back.',
    cacheControl: REVALIDATE,
  });

/** What makes the shop an app: the same for everybody until the next start. */
export async function createAppFiles({ productName, build, workerScript }: AppFilesOptions) {
  const offline = await offlinePage(productName);
  // A new offline page is a new worker, too: it keeps the page that it was installed with.
  const version = createHash('sha256').update(build).update(offline.body.plain).digest('hex').slice(0, 12);
  const script = `self.potliBuild=${JSON.stringify(version)};${workerScript}`;
  return new Map<string, Page>([
    ['/manifest.webmanifest', await toPage(200, headersOf('application/manifest+json'), manifest(productName))],
    ['/offline.html', offline],
    ['/service-worker.js', await toPage(200, headersOf('text/javascript'), script)],
  ]);
}
