import type { ReportPull } from '../../../domain/orders/networks/ReportPull.ts';
import type { NetworkPullSettings } from '../../../settings/networkPulls.ts';
import { createAdmitadPull } from './admitadPull.ts';
import { createAwinPull } from './awinPull.ts';
import { createCuelinksPull } from './cuelinksPull.ts';
import type { PullOptions, PullSource } from './PullSource.ts';

const KINDS: Record<NetworkPullSettings['kind'], { baseUrl: string; create(source: PullSource): ReportPull }> = {
  admitad: { baseUrl: 'https://api.admitad.com', create: createAdmitadPull },
  awin: { baseUrl: 'https://api.awin.com', create: createAwinPull },
  cuelinks: { baseUrl: 'https://www.cuelinks.com', create: createCuelinksPull },
};

/** The list of a network, as its settings say. */
export function createPull({ kind, url, ...source }: NetworkPullSettings, options: PullOptions = {}): ReportPull {
  const { baseUrl, create } = KINDS[kind];
  return create({ baseUrl: url ?? baseUrl, ...source, ...options });
}
