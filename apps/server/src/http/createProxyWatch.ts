import { HOUR_MS } from '@potli/api/units/time';
import type { Context } from 'hono';
import type { Logger } from '../logging/logger.ts';
import { incomingOf } from './callerAddress.ts';
import { proxyProblem } from './proxyProblem.ts';
import { shortHeader } from './shortHeader.ts';

/** Headers of proxies beside X-Forwarded-For. */
const OTHERS = ['forwarded', 'x-real-ip', 'x-forwarded-proto', 'x-forwarded-host', 'cf-connecting-ip', 'via'];

/** Warns in the log, once an hour for each reason and without an address, when `TRUST_PROXY` does not fit what arrives. */
export function createProxyWatch(trustProxy: number, log: Pick<Logger, 'warn'>, now = () => performance.now()) {
  const loggedAt = new Map<string, number>();

  return function noteProxy(context: Context): void {
    const remote = incomingOf(context)?.socket.remoteAddress;
    if (remote === undefined) return;
    const { req } = context;
    const signs = {
      remote,
      forwardedFor: shortHeader(req.header('x-forwarded-for')),
      forwarded: OTHERS.some((name) => req.header(name) !== undefined),
    };
    const problem = proxyProblem(signs, trustProxy);
    if (problem === undefined || now() - (loggedAt.get(problem) ?? -HOUR_MS) < HOUR_MS) return;
    loggedAt.set(problem, now());
    log.warn({ trustProxy }, problem);
  };
}
