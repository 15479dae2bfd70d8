import { type HttpHandler, http } from 'msw';
import type { Contract, EndpointName } from '../../contract/contract.ts';
import { createRoute, type MockRoute, type Resolver } from './createRoutes.ts';

/** The MSW handler of one call, on every host. */
export function createHandler<Name extends EndpointName>(name: Name, resolver: Resolver<Contract[Name]>): HttpHandler {
  const { method, path, answer } = createRoute(name, resolver);
  const methodOfMsw = method.toLowerCase() as Lowercase<MockRoute['method']>;
  const pathOfMsw = `*/api${path.replace(/\{(\w+)\}/g, ':$1')}`;
  return http[methodOfMsw](pathOfMsw, ({ request, params }) => answer(request, params));
}
