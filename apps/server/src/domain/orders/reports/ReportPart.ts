/** A part of an order with one rate, as a network reported it. */
export interface ReportPart {
  /** Null where the network does not say what it was. */
  category: string | null;
  /** In paise, or the smallest unit of the currency of the report. */
  sale: bigint;
  commission: bigint | null;
}
