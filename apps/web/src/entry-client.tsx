import '@vitejs/plugin-react/preamble';
import { createClient } from '@potli/api/client';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { hydrateRoot } from 'react-dom/client';
import { createRouter } from './router.tsx';
import { createBrowserSession } from './session/browserSession.ts';
import { readSiteSettings } from './siteSettings.ts';

const site = readSiteSettings(document);
const host = { host: site.apiHost, fetch: (url: string, init: RequestInit) => fetch(url, init) };
const session = createBrowserSession(createClient(host));
const api = createClient({ ...host, session });

hydrateRoot(document, <RouterClient router={createRouter({ api, session, site })} />, {
  onRecoverableError: (error) => console.error('[hydration]', error),
});
