import type { InvoiceData } from '../domain/ledger/books/readInvoice.ts';
import { inRupees } from './inRupees.ts';

/** What an invoice needs, for the person who writes it. */
export function formatInvoice({ network, month, lines, payments, ...data }: InvoiceData): string {
  const { taxable, gstPercent, gst, total, sacCode } = data;
  return [
    `${network}, ${month}, SAC ${sacCode ?? 'not set (SAC_CODE)'}`,
    ...lines.map(({ kind, orders, commission }) => `  ${kind}: ${orders} orders, ${inRupees(commission)}`),
    `Taxable value: ${inRupees(taxable)}`,
    `GST at ${gstPercent} %: ${inRupees(gst)}`,
    `Total: ${inRupees(total)}`,
    ...payments.map(
      ({ invoice, paid, tds }) =>
        `Paid in the month, ${invoice === null ? 'no invoice named' : `invoice ${invoice}`}: ${inRupees(paid)}, of it TDS ${inRupees(tds)}`,
    ),
    'Whether and how GST is due, ask your accountant.',
  ].join('\n');
}
