import type { HttpHandler } from 'msw';
import { createDemoRoutes } from './createDemoRoutes.ts';
import { toHandler } from './http/createHandlers.ts';

/** MSW handlers of the demo shop, on every host; options as for `createDemoRoutes`. */
export function createDemoHandlers(...options: Parameters<typeof createDemoRoutes>): HttpHandler[] {
  return createDemoRoutes(...options).map(toHandler);
}
