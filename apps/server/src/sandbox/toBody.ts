import type { NetworkReport } from '@potli/api';
import type * as z from 'zod/mini';
import type { SandboxOrder, SandboxReport } from './SandboxOrder.ts';

/** The bytes of a report, as docs/networks.md describes them. */
export function toBody(order: SandboxOrder, report: Omit<SandboxReport, 'body' | 'sendAt'>): string {
  const said: z.input<typeof NetworkReport> = {
    eventId: report.id,
    orderId: order.id,
    clickId: order.clickId ?? null,
    status: report.status,
    saleAmount: toRupees(order.product.pricePaise * report.pieces),
    commission: report.status === 'rejected' ? null : toRupees(report.commissionPaise),
    category: order.product.category,
    occurredAt: new Date(report.at).toISOString(),
    reason: report.reason,
  };
  return JSON.stringify(said);
}

/** Rupees with two decimals, as text. */
export const toRupees = (paise: number): string => (paise / 100).toFixed(2);
