import type { OrderReport } from './OrderReport.ts';

/** A report as its network sent it. */
export interface SentReport {
  /** As in the address to which it was sent. */
  network: string;
  contentType: string;
  body: Buffer;
  /** Of a line of a list: the date of the list. Absent: when it arrives. */
  statedAt?: Date;
}

/** Reads the reports of a network. What it makes of a body may change with its version, and with nothing else. */
export interface ReportAdapter {
  name: string;
  /** From 1; a change of what it reads is a new version. */
  version: number;
  /** @throws ProblemError invalid for a body that is no report */
  read(sent: SentReport): OrderReport;
  /**
   * The reports of a call that has several, each as it would be sent alone. Absent: its network sends one at a time.
   * @throws ProblemError invalid
   */
  split?(sent: SentReport): SentReport[];
}

/** The adapter of a name, in its newest version; undefined where there is none any more. */
export type FindAdapter = (name: string) => ReportAdapter | undefined;
