import '@vitejs/plugin-react/preamble';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserApp } from './browserApp.ts';
import { createRouter } from './router.tsx';
import { registerWorker } from './serviceWorker/registerWorker.ts';
import { readSiteSettings } from './siteSettings.ts';

const app = createBrowserApp(readSiteSettings(document));

hydrateRoot(document, <RouterClient router={createRouter(app)} />, {
  onRecoverableError: (error) => console.error('[hydration]', error),
});

// In development a worker would stand between a change and the page.
if (import.meta.env.PROD) registerWorker();
