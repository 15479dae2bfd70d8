import type * as z from 'zod/mini';
import type { Right } from './roles.ts';

/**
 * Who may call: everyone, everyone (members are recognised by a valid token), a member, one of those who
 * run the shop with the `right` of the call, or the holder of a refresh token.
 */
export type EndpointAuth = 'public' | 'optional' | 'member' | 'admin' | 'refresh';

/**
 * One call of the contract (docs/product/api.md). Client, server, mock handlers and OpenAPI are all derived from it.
 * Paths are relative to the API host and have `{name}` placeholders that `params` describes.
 */
export interface Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  method: 'GET' | 'POST' | 'PUT';
  path: `/${string}`;
  summary: string;
  auth: EndpointAuth;
  /**
   * Of every call with `auth: 'admin'`, and of no other: what the caller's role must allow (`roles.ts`). `any`: some right, and the answer
   * has what the rights of the caller open.
   */
  right?: Right | 'any';
  /** Of an export: the right that its rows need, too; of a write that moves money: `money`, beside that of the page. */
  rowsRight?: Right;
  /**
   * Dangerous: a session may call it for `ADMIN_CONFIRMED_MINUTES` after its login, or after `confirmPassword`. Else the answer is
   * 403 with the reason `CONFIRMATION_REQUIRED`, and the call is sent again after the password.
   */
  confirmed?: boolean;
  params?: Params;
  query?: Query;
  body?: Body;
  /** The most that the body may have, where it is more than for other calls. */
  bodyMegabytes?: number | undefined;
  /** The answer of this project's host with status 200 or 202; where it redirects, the address. */
  response: Response;
  /** What the client accepts instead: the same, and what other hosts of this contract send. */
  alsoAccepts?: z.ZodMiniType<z.output<Response>>;
  /** The answer is one page of a list, with `x-total-pages` and `x-total-count` headers. */
  paged?: boolean;
  /**
   * The answer is 302 with the address in `location`, and no body: for browsers to follow, not for the client to call.
   */
  redirects?: boolean;
  /** The answer has status 202: what was asked for is done later. */
  accepted?: boolean;
  /**
   * The call takes an `Idempotency-Key` header: sent again with the same key within `KEY_HOURS`, it returns the same
   * answer and does nothing the second time. The client adds a key to every such call.
   */
  keyed?: boolean;
  /** A GET that changes something: the client never repeats it. */
  acts?: boolean;
  /** Statuses, in addition to 400 and 5xx, that send the error envelope. */
  errors?: readonly number[];
}

/** A call of the admin area has a right, which the compiler asks for. */
type Access = { auth: 'admin'; right: Right | 'any' } | { auth: Exclude<EndpointAuth, 'admin'>; right?: never };

/** What an endpoint is defined by. */
type Definition<E extends Endpoint, Paged> = Omit<E, 'paged' | 'auth' | 'right'> & Access & { paged?: Paged };

/** Gives an endpoint its precise type. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<
  Params extends z.ZodMiniType = never,
  Query extends z.ZodMiniType = never,
  Body extends z.ZodMiniType = never,
  Response extends z.ZodMiniType = never,
  Paged extends boolean = false,
>(
  definition: Definition<Endpoint<Params, Query, Body, Response>, Paged>,
): Definition<Endpoint<Params, Query, Body, Response>, Paged> {
  return definition;
}

/** The status of an answer of this project's host that is no refusal. */
export const successOf = ({ redirects, accepted }: Pick<Endpoint, 'redirects' | 'accepted'>): 200 | 202 | 302 => {
  if (redirects) return 302;
  return accepted ? 202 : 200;
};

/** The endpoints among the exports of modules. */
export type EndpointsOf<Exports> = {
  [Name in keyof Exports as Exports[Name] extends Pick<Endpoint, 'path' | 'response'> ? Name : never]: Exports[Name];
};

type OutputOf<Schema> = [Schema] extends [never]
  ? undefined
  : Schema extends z.ZodMiniType
    ? z.output<Schema>
    : undefined;

/** The parsed parts of a request, as a server binding or a mock handler receives them. */
export interface RequestOf<E> {
  params: E extends { params?: infer S } ? OutputOf<NonNullable<S>> : undefined;
  query: E extends { query?: infer S } ? OutputOf<NonNullable<S>> : undefined;
  body: E extends { body?: infer S } ? OutputOf<NonNullable<S>> : undefined;
}

/** A page of rows and the size of the whole list. */
export interface Page<Row> {
  rows: Row[];
  totalPages: number;
  totalCount: number;
}

type Row<T> = T extends readonly (infer R)[] ? R : never;

/** What a call returns: the parsed body, or a page where the endpoint is paged. */
export type ResponseOf<E> = E extends { response: infer S extends z.ZodMiniType }
  ? E extends { paged?: infer P }
    ? true extends P
      ? Page<Row<z.output<S>>>
      : z.output<S>
    : z.output<S>
  : never;
