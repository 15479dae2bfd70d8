import type { ReportAdapter, SentReport } from '../reports/ReportAdapter.ts';

/** A piece of a network's list that is asked for page after page. */
export interface PullPart {
  /** By which time the network chooses rows: that of the order, or of the decision. In the network's own words. */
  by: string;
  from: Date;
  to: Date;
}

export type PulledRow = Readonly<Record<string, unknown>>;

export interface PulledPage {
  rows: readonly PulledRow[];
  /** Names the next page; absent at the end. */
  next?: string;
}

/** The list of reports that a network gives when it is asked (docs/networks.md#pulled-reports). */
export interface ReportPull {
  /** As in the catalogue. */
  network: string;
  adapter: ReportAdapter;
  /** The parts that hold all of this time, always the same for the same times. */
  parts(from: Date, to: Date): PullPart[];
  /**
   * @param page absent for the first
   * @throws NetworkFailure
   */
  fetchPage(part: PullPart, page: string | undefined, signal: AbortSignal): Promise<PulledPage>;
  /** The network's own number of the row; undefined where it has none. */
  rowId(row: PulledRow): string | undefined;
  /**
   * What is stored of a row and read by the adapter.
   * @param statedAt when the network was asked for it
   * @throws ProblemError invalid
   */
  toBody(row: PulledRow, statedAt?: Date): SentReport;
}
