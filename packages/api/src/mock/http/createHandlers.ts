import { type HttpHandler, http } from 'msw';
import { type Contract, contract, type EndpointName } from '../../contract/contract.ts';
import type { Endpoint, EndpointsOf, RequestOf, ResponseOf } from '../../contract/endpoint.ts';
import { demoMembers } from '../../fixtures/members.ts';
import { createIdempotency } from './createIdempotency.ts';
import { forbidden, unauthorized } from './MockProblem.ts';
import { bearerOf, refresherOf } from './mockTokens.ts';
import { readRequest } from './readRequest.ts';
import { toErrorResponse, toResponse } from './toResponse.ts';

/** Who sent a call: the email of the member, where there is one. On refresh calls the refresh token says it. */
export interface Sender {
  email: string | undefined;
}

/** Makes the answer to one call from parsed input; throws MockProblem to send the error envelope. */
export type Resolver<E> = (request: RequestOf<E>, sender: Sender) => ResponseOf<E> | Promise<ResponseOf<E>>;

/** A resolver for every call of the contract: one that is missing does not compile. */
export type Resolvers = { [Name in EndpointName]: Resolver<Contract[Name]> };

/** The resolvers of the calls that a file of the contract exports. */
export type ResolversOf<Exports> = Pick<Resolvers, keyof EndpointsOf<Exports> & EndpointName>;

/** MSW handlers for the whole contract, on every host. */
export function createHandlers(resolvers: Resolvers, respond: Respond): HttpHandler[] {
  const names = fixedPathsFirst(Object.keys(contract) as EndpointName[]);
  return names.map((name) => toHandler(name, resolvers[name], respond));
}

/** MSW takes the first handler that matches: `/stores/name-id-list` has to come before `/stores/{id}`. */
function fixedPathsFirst(names: readonly EndpointName[]): EndpointName[] {
  const hasPlaceholder = (name: EndpointName) => Number(contract[name].path.includes('{'));
  return names.toSorted((a, b) => hasPlaceholder(a) - hasPlaceholder(b));
}

/** The MSW handler of one call. */
export function createHandler<Name extends EndpointName>(name: Name, resolver: Resolver<Contract[Name]>): HttpHandler {
  return toHandler(name, resolver, toResponse);
}

/** Makes the response of a call from its answer. */
export type Respond = (endpoint: Endpoint, answer: unknown) => Response;

type AnyResolver = (request: never, sender: Sender) => unknown;

function toHandler(name: EndpointName, resolver: AnyResolver, respond: Respond): HttpHandler {
  const endpoint: Endpoint = contract[name];
  const method = endpoint.method.toLowerCase() as Lowercase<Endpoint['method']>;
  const path = `*/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;
  const runOnce = createIdempotency();
  return http[method](path, async ({ request, params }) => {
    try {
      const sender = identify(endpoint, request);
      const parsed = await readRequest(endpoint, request, params);
      const answer = () => resolver(parsed as never, sender);
      const key = endpoint.keyed ? request.headers.get('idempotency-key') : null;
      return respond(endpoint, await runOnce({ key, email: sender.email, input: parsed }, answer));
    } catch (error) {
      return toErrorResponse(error);
    }
  });
}

function identify({ auth }: Endpoint, request: Request): Sender {
  const authorization = request.headers.get('authorization');
  const email = auth === 'refresh' ? refresherOf(authorization) : bearerOf(authorization);
  if (!email && (auth === 'member' || auth === 'admin' || auth === 'refresh')) throw unauthorized();
  if (auth === 'admin' && !isAdmin(email)) throw forbidden();
  return { email };
}

const isAdmin = (email: string | undefined) =>
  demoMembers.some((member) => member.email === email && member.role === 'ADMIN');
