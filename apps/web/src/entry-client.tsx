import '@vitejs/plugin-react/preamble';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { type ReactNode, startTransition } from 'react';
import { readSiteSettings } from './app/siteSettings.ts';
import { createBrowserApp } from './browserApp.ts';
import { hydrateRoot } from './hydration/hydrateRoot.ts';
import { sleep } from './lib/sleep.ts';
import { createRouter } from './router.tsx';
import { registerWorker } from './serviceWorker/registerWorker.ts';
import { adoptMissingPage } from './ssr/adoptMissingPage.ts';

// Between reading the scripts, building the router and bringing the page to life, in slices, the page may answer.
setTimeout(() => {
  const router = createRouter(createBrowserApp(readSiteSettings(document), sleep));
  adoptMissingPage(router);
  setTimeout(() => comeAlive(<RouterClient router={router} />));
});

function comeAlive(page: ReactNode): void {
  startTransition(() => {
    hydrateRoot(document, page, { onRecoverableError: (error) => console.error('[hydration]', error) });
  });
}

// In development a worker would stand between a change and the page.
if (import.meta.env.PROD) registerWorker();
