import type { NetworkReport } from '@potli/api';
import { plainRupees } from '@potli/api/units/money';
import type * as z from 'zod/mini';
import type { SandboxOrder, SandboxReport } from './SandboxOrder.ts';

/** The bytes of a report, as docs/networks.md describes them. */
export function toBody(order: SandboxOrder, report: Omit<SandboxReport, 'body' | 'sendAt'>): string {
  const fields: z.input<typeof NetworkReport> = {
    eventId: report.id,
    orderId: order.id,
    clickId: order.clickId ?? null,
    status: report.status,
    saleAmount: plainRupees(order.product.pricePaise * report.pieces),
    commission: report.status === 'rejected' ? null : plainRupees(report.commissionPaise),
    category: order.product.category,
    occurredAt: new Date(report.at).toISOString(),
    reason: report.reason,
  };
  return JSON.stringify(fields);
}
