import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { createBrowserApp } from '../browserApp.ts';
import { createRouter } from '../router.tsx';
import { routeTree } from '../routeTree.gen.ts';
import { site } from './site.ts';

export interface AppAtProps {
  /** Address with its search: `/stores?page=2`. */
  path: string;
}

// The story's page is a document already, and cannot hold a second one.
Object.assign(routeTree.options, { shellComponent: undefined });

/** The whole app at an address: real routes, loaders and session, on a history of its own. */
export function AppAt({ path }: AppAtProps) {
  const [router] = useState(() =>
    createRouter(createBrowserApp(site), createMemoryHistory({ initialEntries: [path] })),
  );
  return <RouterProvider router={router} />;
}
