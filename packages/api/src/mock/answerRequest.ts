import type { MockRoute } from './http/createRoutes.ts';
import { notFound } from './http/MockProblem.ts';
import { toErrorResponse } from './http/toResponse.ts';

/**
 * The answer of the first route that matches a request; 404 with the error envelope where none does.
 * @param base path of the API host, without a trailing slash (`/api`)
 */
export async function answerRequest(routes: readonly MockRoute[], base: string, request: Request): Promise<Response> {
  return (await answerIfKnown(routes, base, request)) ?? toErrorResponse(notFound());
}

/** As `answerRequest`; undefined where no route matches. */
export async function answerIfKnown(
  routes: readonly MockRoute[],
  base: string,
  request: Request,
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  for (const { method, path, answer } of routes) {
    const params = method === request.method ? matchPath(base + path, pathname) : undefined;
    if (params) return answer(request, params);
  }
  return undefined;
}

/** The decoded values of the placeholders; undefined where the path is another one, or cannot be decoded. */
function matchPath(pattern: string, pathname: string): Record<string, string> | undefined {
  const wanted = pattern.split('/');
  const given = pathname.split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const text = given[index] ?? '';
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined && part !== text) return undefined;
    if (name === undefined) continue;
    const value = decode(text);
    if (!value) return undefined;
    params[name] = value;
  }
  return params;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
