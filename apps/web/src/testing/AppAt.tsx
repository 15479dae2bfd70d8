import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { createBrowserApp } from '../browserApp.ts';
import { createRouter } from '../router.tsx';
import { routeTree } from '../routeTree.gen.ts';
import { StoryApp } from './StoryApp.tsx';
import { storySite } from './site.ts';

export interface AppAtProps {
  /** Address with its search: `/stores?page=2`. */
  path: string;
}

// The story's page is a document already, and cannot hold a second one.
Object.assign(routeTree.options, { shellComponent: undefined });

function openApp(path: string) {
  const app = createBrowserApp(storySite());
  const Wrap = ({ children }: { children: ReactNode }) => <StoryApp app={app}>{children}</StoryApp>;
  return { router: createRouter(app, createMemoryHistory({ initialEntries: [path] })), Wrap };
}

/** The whole app at an address: real routes, loaders and session, on a history of its own. */
export function AppAt({ path }: AppAtProps) {
  const [{ router, Wrap }] = useState(() => openApp(path));
  return <RouterProvider router={router} Wrap={Wrap} />;
}
