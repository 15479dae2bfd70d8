import type { Finding } from '@potli/api/contract/adminDoctor';
import { refuseTakenPort } from '../../settings/refuseTakenPort.ts';
import type { Settings } from '../../settings/settings.ts';
import { toLocalUrl } from '../../settings/toLocalUrl.ts';
import { good, missing } from './findings.ts';

/** How long whoever has a port may think about who it is (ms). */
const MOST_MS = 2_000;

interface Place {
  name: 'PORT' | 'METRICS_PORT';
  port: number;
  host?: string | undefined;
  /** What a shop answers with 200 or asks a token for. */
  path: string;
}

/** Whether a start can listen where the settings say. What answers there as a shop does is a shop. */
export async function checkPorts({
  port,
  host,
  metrics,
}: Pick<Settings, 'port' | 'host' | 'metrics'>): Promise<Finding[]> {
  if (metrics && metrics.port === port) {
    return [missing('METRICS_PORT', `${port} is PORT, too: name another one.`)];
  }
  const places: Place[] = [{ name: 'PORT', port, host, path: '/api/health/live' }];
  if (metrics) places.push({ name: 'METRICS_PORT', port: metrics.port, host: metrics.host, path: '/health' });
  return Promise.all(places.map(checkPort));
}

async function checkPort({ name, port, host, path }: Place): Promise<Finding> {
  try {
    await refuseTakenPort({ port, ...(host !== undefined && { host }) });
    return good(name, `${port} is free.`);
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    if (code !== 'EADDRINUSE') {
      return missing(name, `${host ?? 'All addresses'}, port ${port}, cannot be listened on (${code}): name others.`);
    }
    return (await isShop(toLocalUrl(host, port) + path))
      ? good(name, `A shop listens on ${port}.`)
      : missing(name, `Another program listens on ${port}: end it, or name another port.`);
  }
}

/** Whether it speaks as hosts and workers do: with JSON that has a status, or with a question for the token of monitors. */
async function isShop(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(MOST_MS), redirect: 'manual' });
    if (response.status === 401) return response.headers.get('www-authenticate') === 'Bearer';
    const answer: unknown = await response.json();
    return typeof answer === 'object' && answer !== null && 'status' in answer;
  } catch {
    return false;
  }
}
