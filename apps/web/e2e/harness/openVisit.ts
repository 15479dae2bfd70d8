import type { Browser, BrowserContext, Page } from 'playwright';

export interface VisitOptions {
  width?: 'wide' | 'narrow';
  theme?: 'light' | 'dark';
  /** Allows animation; by default motion is reduced. */
  motion?: boolean;
  /** False switches JavaScript off. */
  script?: boolean;
  /** Allows the service worker; without it every answer is the site's own. */
  worker?: boolean;
  /**
   * Answers for the shops at `*.example`. Every request of the visit passes through the test then, and nothing is
   * cached: pages that leave for no shop load in five sixths of the time without it.
   */
  shops?: boolean;
  /** Local storage from an earlier visit. */
  stored?: Record<string, string>;
  /** Where the browser thinks that it is; by default where the machine is, in the English of India. */
  place?: { timezoneId: string; locale: string };
}

/** A browser context of one person on the site. */
export interface Visit {
  context: BrowserContext;
  page: Page;
  /** Errors and warnings of the console, and exceptions, of all its pages so far. */
  faults: string[];
  /** Calls to the API so far: "GET /api/categories". */
  calls: string[];
}

/** The browser's own message when the worker is blocked. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** A large window, and a phone. */
export const sizes = {
  wide: { viewport: { width: 1440, height: 900 } },
  narrow: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

/** The headless shell moves its mouse to the corner of each page, which would be a visitor's first sign of life. */
function ignoreMouseInCorner() {
  const stop = (event: PointerEvent) => {
    if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
  };
  addEventListener('pointermove', stop, { capture: true });
}

/** In the first document of the site. Playwright's `storageState` opens a page of its own for this, in a new process. */
function storeOnce({ url, stored }: { url: string; stored: Record<string, string> }) {
  if (location.origin !== url || localStorage.getItem('visited')) return;
  for (const [name, value] of Object.entries({ ...stored, visited: 'yes' })) localStorage.setItem(name, value);
}

/** Opens a new browser context on a site. */
export async function openVisit(browser: Browser, url: string, options: VisitOptions = {}): Promise<Visit> {
  const {
    width = 'wide',
    theme = 'light',
    motion = false,
    script = true,
    worker = false,
    shops = false,
    stored = {},
    place = { locale: 'en-IN' },
  } = options;
  const context = await browser.newContext({
    ...sizes[width],
    baseURL: url,
    colorScheme: theme,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    javaScriptEnabled: script,
    serviceWorkers: worker ? 'allow' : 'block',
    ...place,
  });
  if (shops)
    await context.route(
      ({ hostname }) => hostname.endsWith('.example'),
      (route) => route.fulfill({ contentType: 'text/html', body: '<title>Shop</title><h1>Welcome to the shop</h1>' }),
    );

  await context.addInitScript(ignoreMouseInCorner);
  if (Object.keys(stored).length > 0) await context.addInitScript(storeOnce, { url, stored });
  context.setDefaultTimeout(15_000);

  const faults: string[] = [];
  context.on('console', (message) => {
    const serious = message.type() === 'error' || message.type() === 'warning';
    if (serious && message.text() !== BLOCKED) faults.push(message.text());
  });
  context.on('weberror', (error) => faults.push(String(error.error())));

  const calls: string[] = [];
  context.on('request', (request) => {
    const { origin, pathname, search } = new URL(request.url());
    if (origin === url && pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${search}`);
  });
  return { context, page: await context.newPage(), faults, calls };
}
