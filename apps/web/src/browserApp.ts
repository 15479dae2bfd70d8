import { createClient } from '@potli/api/client';
import type { App } from './app.tsx';
import { createBrowserSession } from './session/browserSession.ts';
import type { SiteSettings } from './siteSettings.ts';

/** The app in a browser: its API host, and the session that its storage holds. */
export function createBrowserApp(site: SiteSettings): App {
  const host = { host: site.apiHost, fetch: (url: string, init: RequestInit) => fetch(url, init) };
  const session = createBrowserSession(createClient(host));
  return { api: createClient({ ...host, session }), session, site };
}
