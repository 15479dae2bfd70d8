import { contract, type Endpoint, networkCalls } from '@potli/api';
import * as z from 'zod/mini';
import { inLanes } from '../../domain/platform/shared/inLanes.ts';
import { type Caller, createCaller } from './Caller.ts';
import { canaries } from './canaries.ts';

const values = Object.values(canaries);
const all = values.join(' ');

/** Bodies that every endpoint refuses, each with every canary. */
const bodies = [
  `{"email":"${all}`,
  JSON.stringify(values),
  JSON.stringify(all),
  JSON.stringify(Object.fromEntries(Object.entries(canaries).map(([name, value]) => [name, [value]]))),
  JSON.stringify({ ...canaries, [all]: all, name: `${all}\0` }),
];

const fieldsOf = (schema: Endpoint['query']) => (schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : []);

/** Calls every endpoint with invalid input: in address, query, body, bearer and cookie. */
export async function sendNonsense(url: string, member: Caller): Promise<void> {
  const stranger = createCaller(url, canaries.bearer);
  const headers = { cookie: `session_binding=${canaries.cookie}`, referer: `http://x/?${canaries.resetKey}` };
  const ofContract = Object.values<Endpoint>(contract).map((endpoint) => ({ ...endpoint, takesBody: !!endpoint.body }));
  const ofNetworks = Object.values(networkCalls).map(({ method, path }) => ({
    method,
    path,
    query: undefined,
    takesBody: method === 'POST',
  }));
  const endpoints = [...ofContract, ...ofNetworks];
  await inLanes(16, endpoints, async (endpoint) => {
    const { method } = endpoint;
    const path = endpoint.path.replace(/\{\w+\}/g, encodeURIComponent(all));
    const query = Object.fromEntries([...fieldsOf(endpoint.query), canaries.path].map((field) => [field, all]));
    for (const call of [member, stranger]) {
      for (const body of endpoint.takesBody ? bodies : [undefined]) {
        // the member must stay logged in
        if (call === member && path === '/logout') continue;
        const response = await call(method, path, { query, body, headers });
        await response.arrayBuffer();
      }
    }
  });
  for (const method of ['GET', 'POST'] as const) await stranger(method, `/${canaries.path}/${encodeURIComponent(all)}`);
}
