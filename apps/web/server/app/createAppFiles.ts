import { createHash } from 'node:crypto';
import { type Page, toPage } from '../pageCache.ts';
import { manifest } from './manifest.ts';
import { offlinePage } from './offlinePage.ts';

export interface AppFilesOptions {
  productName: string;
  /** What tells this build from another. */
  build: string;
  /** Script of the service worker, as built. */
  workerScript: string;
}

const headersOf = (type: string) => ({
  'content-type': `${type}; charset=utf-8`,
  'cache-control': 'public, max-age=0, must-revalidate',
  'x-content-type-options': 'nosniff',
});

/** What makes the shop an app: the same for everybody until the next start. */
export async function createAppFiles({ productName, build, workerScript }: AppFilesOptions) {
  const offline = await offlinePage(productName);
  // A new offline page is a new worker, too: it keeps the page that it was installed with.
  const version = createHash('sha256').update(build).update(offline.plain).digest('hex').slice(0, 12);
  const script = `self.potliBuild=${JSON.stringify(version)};${workerScript}`;
  return new Map<string, Page>([
    ['/manifest.webmanifest', await toPage(200, headersOf('application/manifest+json'), manifest(productName))],
    ['/offline.html', offline],
    ['/service-worker.js', await toPage(200, headersOf('text/javascript'), script)],
  ]);
}
