import type { Client, ClientOptions } from '@potli/api/client';
import { ApiError } from '@potli/api/errors';
import type { App } from './app/App.tsx';
import type { SiteSettings } from './app/siteSettings.ts';
import { createBrowserSession } from './features/session/browserSession.ts';
import { untilStaying } from './lib/leaving.ts';

/** A phone in a tunnel waits for minutes. The host itself answers within seconds. */
const ANSWER_WITHIN_MS = 30_000;

/**
 * The app in a browser: its API host, and the session that its storage holds.
 * @param sleep absent: calls that fail are not tried again
 */
export function createBrowserApp(site: SiteSettings, sleep?: ClientOptions['sleep']): App {
  const send: ClientOptions['fetch'] = (url, init) => fetch(url, init);
  const host = { host: site.apiHost, fetch: send, sleep, answerWithinMs: ANSWER_WITHIN_MS };
  const session = createBrowserSession(createLazyClient(host));
  return { api: createLazyClient({ ...host, session }), session, site };
}

/** The client of the API, fetched by the first call: it comes with the schemas, which a call needs as well. */
function createLazyClient(options: ClientOptions): Client {
  let client: Client | undefined;
  const open = async () => {
    const { createClient } = await import('@potli/api/client');
    // one for all calls: it remembers a write that failed
    client ??= createClient(options);
    return client;
  };
  return {
    async call(...call) {
      try {
        return await (await open()).call(...call);
      } catch (error) {
        // Firefox and Safari end what a page loads when it is being left: that is no failure to show
        if (!(error instanceof ApiError && error.status > 0)) await untilStaying();
        throw error;
      }
    },
  };
}
