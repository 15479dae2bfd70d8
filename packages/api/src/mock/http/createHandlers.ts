import { type HttpHandler, http } from 'msw';
import type { Contract, EndpointName } from '../../contract/contract.ts';
import { createRoute, type MockRoute, type Resolver } from './createRoutes.ts';

/** The MSW handler of a route, on every host. */
export function toHandler({ method, path, answer }: MockRoute): HttpHandler {
  const methodOfMsw = method.toLowerCase() as Lowercase<MockRoute['method']>;
  const pathOfMsw = `*/api${path.replace(/\{(\w+)\}/g, ':$1')}`;
  return http[methodOfMsw](pathOfMsw, ({ request, params }) => answer(request, params));
}

/** The MSW handler of one call. */
export function createHandler<Name extends EndpointName>(name: Name, resolver: Resolver<Contract[Name]>): HttpHandler {
  return toHandler(createRoute(name, resolver));
}
