import type { Database } from '../../../db/database.ts';
import { type InvoiceData, type InvoiceTerms, readInvoice } from './readInvoice.ts';

const format = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const inRupees = (rupees: number) => format.format(rupees);

/** What an invoice needs, for the person who writes it. */
export function invoiceText({ network, month, lines, payments, ...data }: InvoiceData): string {
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

/** The same as a file, and the total with GST in rupees. */
export async function invoiceFile(
  database: Pick<Database, 'url'>,
  asked: { network: string; month: string },
  terms: InvoiceTerms,
): Promise<{ fileName: string; text: string; total: number }> {
  const data = await readInvoice(database, asked, terms);
  // what a network is called may be no name for a file
  const name = asked.network.replaceAll(/[^\p{L}\p{N}.]+/gu, '-');
  return { fileName: `invoice-${name}-${asked.month}.txt`, text: `${invoiceText(data)}\n`, total: data.total };
}
