import { type Contract, contract, type EndpointName } from '../../contract/contract.ts';
import type { Endpoint, EndpointsOf, RequestOf, ResponseOf } from '../../contract/endpoint.ts';
import { type Right, rightsOf, toStaffRole } from '../../contract/roles.ts';
import { demoMembers } from '../../fixtures/members.ts';
import { createIdempotency } from './createIdempotency.ts';
import { forbidden, unauthorized } from './MockProblem.ts';
import { bearerOf, refresherOf } from './mockTokens.ts';
import { readRequest } from './readRequest.ts';
import { toErrorResponse, toResponse } from './toResponse.ts';

/** One address of the mock. It knows neither MSW nor a server: both can carry it. */
export interface MockRoute {
  method: Endpoint['method'];
  /** Below the API host, with `{name}` placeholders. */
  path: string;
  /** `params` are the decoded values of the placeholders. Rejects where the mock itself is wrong. */
  answer(request: Request, params: object): Promise<Response>;
}

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

/** Makes the response of a call from its answer. */
export type Respond = (endpoint: Endpoint, answer: unknown) => Response;

/** Routes for the whole contract. The first that matches counts: `/stores/name-id-list` comes before `/stores/{id}`. */
export function createRoutes(resolvers: Resolvers, respond: Respond): MockRoute[] {
  const names = Object.keys(contract) as EndpointName[];
  const hasPlaceholder = (name: EndpointName) => Number(contract[name].path.includes('{'));
  return names
    .toSorted((a, b) => hasPlaceholder(a) - hasPlaceholder(b))
    .map((name) => toRoute(name, resolvers[name], respond));
}

/** The route of one call. */
export function createRoute<Name extends EndpointName>(name: Name, resolver: Resolver<Contract[Name]>): MockRoute {
  return toRoute(name, resolver, toResponse);
}

type AnyResolver = (request: never, sender: Sender) => unknown;

function toRoute(name: EndpointName, resolver: AnyResolver, respond: Respond): MockRoute {
  const endpoint: Endpoint = contract[name];
  const runOnce = createIdempotency();
  return {
    method: endpoint.method,
    path: endpoint.path,
    async answer(request, params) {
      try {
        const sender = identify(endpoint, request);
        const parsed = await readRequest(endpoint, request, params);
        const answer = () => resolver(parsed as never, sender);
        const key = endpoint.keyed ? request.headers.get('idempotency-key') : null;
        return respond(endpoint, await runOnce({ key, email: sender.email, input: parsed }, answer));
      } catch (error) {
        return toErrorResponse(error);
      }
    },
  };
}

function identify({ auth, right, rowsRight }: Endpoint, request: Request): Sender {
  const authorization = request.headers.get('authorization');
  const email = auth === 'refresh' ? refresherOf(authorization) : bearerOf(authorization);
  if (!email && (auth === 'member' || auth === 'admin' || auth === 'refresh')) throw unauthorized();
  for (const needed of [right, rowsRight]) if (needed && !mayDo(email, needed)) throw forbidden();
  return { email };
}

function mayDo(email: string | undefined, right: Right | 'any'): boolean {
  const allowed = rightsOfSender(email);
  return right === 'any' ? allowed.length > 0 : allowed.includes(right);
}

/** What the role of a member of the mock allows; nothing for who has none. */
export function rightsOfSender(email: string | undefined): readonly Right[] {
  const role = toStaffRole(demoMembers.find((member) => member.email === email)?.role ?? 'MEMBER');
  return role === undefined ? [] : rightsOf[role];
}
