import { delay, type HttpHandler } from 'msw';
import type { EndpointName } from '../../contract/contract.ts';
import { createHandler } from '../http/createHandlers.ts';
import { MockProblem, unauthorized } from '../http/MockProblem.ts';

/** The server fails on these calls. */
export function failing(...names: EndpointName[]): HttpHandler[] {
  return refusing(() => new MockProblem(500, 'Something went wrong on our side. Please try again.'), names);
}

/** The same without an error message: the screens show their own texts. */
export function failingSilently(...names: EndpointName[]): HttpHandler[] {
  return refusing(() => new MockProblem(500, ''), names);
}

/** The session has ended, and the browser does not know. */
export function withoutSession(...names: EndpointName[]): HttpHandler[] {
  return refusing(unauthorized, names);
}

/** These calls never end, so that the loading state stays. */
export function slow(...names: EndpointName[]): HttpHandler[] {
  return names.map((name) => createHandler(name, () => delay('infinite').then(() => Promise.reject(unauthorized()))));
}

export function refusing(problem: () => MockProblem, names: readonly EndpointName[]): HttpHandler[] {
  return names.map((name) =>
    createHandler(name, () => {
      throw problem();
    }),
  );
}
