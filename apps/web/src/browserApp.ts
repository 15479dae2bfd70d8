import { type ClientOptions, createClient } from '@potli/api/client';
import type { App } from './app/App.tsx';
import type { SiteSettings } from './app/siteSettings.ts';
import { createBrowserSession } from './features/session/browserSession.ts';

/**
 * The app in a browser: its API host, and the session that its storage holds.
 * @param sleep absent: calls that fail are not tried again
 */
export function createBrowserApp(site: SiteSettings, sleep?: ClientOptions['sleep']): App {
  const host = { host: site.apiHost, fetch: (url: string, init: RequestInit) => fetch(url, init), sleep };
  const session = createBrowserSession(createClient(host));
  return { api: createClient({ ...host, session }), session, site };
}
