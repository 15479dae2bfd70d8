import './hydration/sortedCopies.ts';
import '@vitejs/plugin-react/preamble';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { type ReactNode, startTransition } from 'react';
import { readSiteSettings } from './app/siteSettings.ts';
import { createBrowserApp } from './browserApp.ts';
import { loadLoginEarly } from './features/login/loadLoginEarly.ts';
import { adoptPage } from './hydration/adoptPage.ts';
import { hydrateRoot } from './hydration/hydrateRoot.ts';
import { beginHydration } from './hydration/hydrationPhase.ts';
import { KeptPage } from './hydration/KeptPage.tsx';
import { releaseClicks } from './hydration/releaseClicks.ts';
import { isOffline } from './lib/connection.ts';
import { isLeaving } from './lib/leaving.ts';
import { sleep } from './lib/sleep.ts';
import { createRouter } from './router.tsx';
import { registerWorker } from './serviceWorker/registerWorker.ts';

loadLoginEarly();

// Three tasks instead of one: the page can react between reading scripts, making the router and hydration.
orAsItIs(() => {
  const router = createRouter(createBrowserApp(readSiteSettings(document), sleep));
  adoptPage(router);
  orAsItIs(() => {
    beginHydration(router);
    hydrate(<RouterClient router={router} />);
  });
});

/** Does a step in a task of its own. Where it fails, the page stays that of the server. */
function orAsItIs(step: () => void): void {
  setTimeout(() => {
    try {
      step();
    } catch (error) {
      console.error('[hydration]', error);
      releaseClicks();
    }
  });
}

function hydrate(page: ReactNode): void {
  startTransition(() => {
    hydrateRoot(document, <KeptPage>{page}</KeptPage>, {
      onRecoverableError: (error) => console.error('[hydration]', error),
    });
  });
}

// For a script that does not come, the router loads the whole page again. Without a network that would lose the one that is there.
// And Firefox and Safari end what comes when the page is being left: it would be there again, in place of the next one.
window.addEventListener('vite:preloadError', (event) => {
  if (isOffline() || isLeaving()) event.preventDefault();
});

// In development a worker would serve old files.
if (import.meta.env.PROD) registerWorker();
