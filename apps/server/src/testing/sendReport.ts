import { toCanonical } from '../domain/orders/reports/canonicalReport.ts';
import type { OrderReport } from '../domain/orders/reports/OrderReport.ts';
import { signPostback } from './signPostback.ts';

/** A host that takes reports: its API in this process, or over the network. */
export interface NetworkHost {
  request(path: string, init: RequestInit): Response | Promise<Response>;
}

/** Signs the reports of all networks in tests. */
export const networkSecret = 'whsec_q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=';

/** Sends a report as its network does: signed, over HTTP. */
export async function sendReport(host: NetworkHost, report: OrderReport): Promise<Response> {
  const { network, body } = toCanonical(report);
  const headers = signPostback({ secret: networkSecret, id: report.eventId, body });
  return host.request(`/postbacks/${network}`, { method: 'POST', headers, body });
}
