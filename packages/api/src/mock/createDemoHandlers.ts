import { type HttpHandler, http } from 'msw';
import { answerIfKnown } from './answerRequest.ts';
import { createDemoRoutes } from './createDemoRoutes.ts';
import type { MockRoute } from './http/createRoutes.ts';

/**
 * The demo shop for MSW, on every host; options as for `createDemoRoutes`. One handler for all calls, because MSW parses a
 * request once for each handler that it asks. The shop opens with the first call: most stories of components make none.
 */
export function createDemoHandlers(...options: Parameters<typeof createDemoRoutes>): HttpHandler[] {
  let routes: readonly MockRoute[] | undefined;
  return [
    http.all('*/api/*', ({ request }) => {
      routes ??= createDemoRoutes(...options);
      return answerIfKnown(routes, baseOf(request), request);
    }),
  ];
}

/** The path of the API host that a request asks. */
function baseOf({ url }: Request): string {
  const [before = ''] = new URL(url).pathname.split('/api/', 1);
  return `${before}/api`;
}
