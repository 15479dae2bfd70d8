import { toRupees } from '@potli/api/units/money';
import { percentOf } from '@potli/api/units/percent';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { readSnapshot } from '../../../db/runLongWork.ts';
import { monthAfter, monthStart } from '../../platform/shared/indiaDay.ts';

/** What an invoice to a network says of a month; amounts in rupees. */
export interface InvoiceData {
  network: string;
  month: string;
  /** Commission by what happened: orders confirmed, corrected, reversed. */
  lines: { kind: string; orders: number; commission: number }[];
  /** Commission of the month, without GST. */
  taxable: number;
  gstPercent: number;
  gst: number;
  total: number;
  sacCode: string | null;
  /** What the network paid in the month, by the invoice that its statements name. */
  payments: { invoice: string | null; paid: number; tds: number }[];
}

/** What the shop says on its invoices. */
export interface InvoiceTerms {
  gstPercent: number;
  sacCode: string | undefined;
}

/**
 * The commission that a network owes for a month of India, by the day for which it counts in the books, with GST on top.
 * @param month `yyyy-mm`
 */
export const readInvoice = (
  database: Pick<Database, 'url'>,
  { network, month }: { network: string; month: string },
  { gstPercent, sacCode }: InvoiceTerms,
): Promise<InvoiceData> =>
  readSnapshot(database, async (queries) => {
    const [from, to] = [monthStart(month), monthStart(monthAfter(month))].map((at) => at.toISOString());
    const commission = await queries.execute<{ kind: string; orders: number; paise: string }>(sql`
      select kind, count(distinct order_id)::int as orders, -sum(paise) as paise
      from book_journal join book_entry on journal_id = book_journal.id and account = 'COMMISSION'
      where network = ${network} and coalesce(value_at, happened_at) >= ${from}::timestamptz
        and coalesce(value_at, happened_at) < ${to}::timestamptz
      group by kind order by kind`);
    const paid = await queries.execute<{ invoice: string | null; paid: string; tds: string }>(sql`
      select invoice, sum(paid_paise) as paid, sum(tds_paise) as tds from settlement_line
      where network = ${network} and settled_at >= ${from}::timestamptz and settled_at < ${to}::timestamptz
      group by invoice having sum(paid_paise) <> 0 order by invoice`);
    const taxable = commission.rows.reduce((sum, { paise }) => sum + BigInt(paise), 0n);
    const gst = BigInt(Math.round(percentOf(Number(taxable), gstPercent)));
    return {
      network,
      month,
      gstPercent,
      sacCode: sacCode ?? null,
      lines: commission.rows.map(({ kind, orders, paise }) => ({ kind, orders, commission: toRupees(BigInt(paise)) })),
      taxable: toRupees(taxable),
      gst: toRupees(gst),
      total: toRupees(taxable + gst),
      payments: paid.rows.map((row) => ({
        invoice: row.invoice,
        paid: toRupees(BigInt(row.paid)),
        tds: toRupees(BigInt(row.tds)),
      })),
    };
  });
