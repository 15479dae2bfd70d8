import type { EndpointsOf } from './endpoint.ts';
import * as resources from './resources.ts';

/** Every call that this project's host serves, by name. Server bindings and mock handlers are typed over its keys. */
export const contract = /* @__PURE__ */ pickEndpoints();

export type Contract = EndpointsOf<typeof resources>;
export type EndpointName = keyof Contract;

function pickEndpoints(): Contract {
  const endpoints = Object.entries(resources)
    .filter(([, exported]) => isEndpoint(exported))
    // a bundler may keep another order
    .sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(endpoints) as unknown as Contract;
}

function isEndpoint(exported: unknown): boolean {
  return typeof exported === 'object' && exported !== null && 'path' in exported && 'response' in exported;
}
