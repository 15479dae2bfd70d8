import type { Decorator, Loader } from '@storybook/react-vite';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router';
import { createContext, type ReactNode, useContext } from 'react';

const StoryElement = createContext<ReactNode>(null);

/** One route for every path, which shows the story: links and navigation work, no real route is loaded. */
function createStoryRouter(history: RouterHistory) {
  const root = createRootRoute();
  const everything = createRoute({ getParentRoute: () => root, path: '$', component: () => useContext(StoryElement) });
  return createRouter({ routeTree: root.addChildren([everything]), history });
}

type StoryRouter = ReturnType<typeof createStoryRouter>;

/**
 * Resolves the first match before the story renders, so that play functions and axe find the story, not a pending
 * router.
 */
export const loadRoute: Loader = async ({ parameters }) => {
  if (typeof parameters.route !== 'string') return {};
  const router = createStoryRouter(createMemoryHistory({ initialEntries: [parameters.route] }));
  await router.load();
  return { router };
};

/** Gives stories of the web app a router in memory: `parameters: { route: '/stores?page=2' }`. */
export const withRoute: Decorator = (Story, { loaded }) => {
  const router = loaded.router as StoryRouter | undefined;
  if (!router) return <Story />;
  return (
    <StoryElement value={<Story />}>
      <RouterProvider router={router} />
    </StoryElement>
  );
};
