import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openLines } from '../../adapters/banks/simulated/openLines.ts';
import { compileCache, sourceOptions } from '../sourceProcess.ts';
import type { ProviderEvent } from './startPaymentDoubles.ts';

export interface ProviderProcess {
  /** Its API, and where buyers pay: both stay the same when it starts again. */
  url: string;
  counter: string;
  kill(): Promise<void>;
}

/** What a provider's book says of an order. Paise. */
export interface ProviderOrder {
  order: string;
  paid: number;
  fee: number;
  refunded: number;
}

/**
 * A payment provider in a process of its own, which goes on with the book that it had.
 * @param before the one that was killed; absent: on free ports
 */
export async function startProviderProcess(book: string, before?: ProviderProcess): Promise<ProviderProcess> {
  const ports = [before?.url, before?.counter].map((url) => (url === undefined ? '0' : new URL(url).port));
  const main = join(import.meta.dirname, 'providerProcess.ts');
  const child = spawn(process.execPath, [...sourceOptions, main, book, ...ports], {
    env: { PATH: process.env.PATH, ...compileCache },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'close');
  const [said] = (await Promise.race([
    once(child.stdout, 'data'),
    gone.then(() => Promise.reject(new Error('The provider did not start'))),
  ])) as [Buffer];
  const [url = '', counter = ''] = said.toString().trim().split(' ');
  return {
    url,
    counter,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** The provider's own book, as it is on the disk: of each order that was paid. */
export function readProviderBook(book: string): ProviderOrder[] {
  const events = openLines<ProviderEvent>(book).readOn();
  const refunds = events.flatMap((event) => ('refund' in event ? [event.refund] : []));
  return events.flatMap((event) => {
    if (!('payment' in event)) return [];
    const { order, amountPaise: paid } = event.payment;
    const refunded = refunds
      .filter((each) => each.order === order && each.status !== 'failed')
      .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
    return [{ order, paid, fee: Math.floor(paid / 50), refunded }];
  });
}
