import { type FileCall, type FileCallName, fileCalls } from '@potli/api';
import type { RateLimits } from '../limits/createRateLimits.ts';
import type { Call } from './Call.ts';
import { CallContext } from './CallContext.ts';
import { fileBindings } from './endpoints/uploads.ts';
import type { Services } from './Services.ts';

/** The way of a call that carries a file: limit, then its binding, which asks who calls where it must know. */
export function answerFileCall(name: FileCallName, { services, limits }: { services: Services; limits: RateLimits }) {
  const { method }: FileCall = fileCalls[name];
  const binding = fileBindings[name];

  return async (call: Call): Promise<Response> => {
    await limits.consume(method === 'POST' ? 'uploadByIp' : 'callsByIp', call.ip);
    return binding(new CallContext(call, services), call);
  };
}
