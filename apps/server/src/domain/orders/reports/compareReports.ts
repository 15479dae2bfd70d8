import { type ReportStatus, reportStatuses } from './OrderReport.ts';
import { isTrusted, type ReportSource } from './reportSource.ts';
import { compareTimes, type PreciseTime } from './timePrecision.ts';

/** What decides which of two reports is valid. */
export interface Version extends PreciseTime {
  source?: ReportSource;
  statedAt?: Date;
  status: ReportStatus;
  eventId: string;
}

/**
 * Which of two reports of an order is valid (docs/decisions/073): a trusted source before one that anybody can use,
 * then the later statement, then the later time of those stated together, at the coarser precision of both, then the more
 * final status, then the greater id. Independent of the order of arrival.
 */
export function compareReports(one: Version, other: Version): number {
  return (
    Number(isTrusted(one.source)) - Number(isTrusted(other.source)) ||
    statedAtOf(one) - statedAtOf(other) ||
    compareTimes(one, other) ||
    reportStatuses.indexOf(one.status) - reportStatuses.indexOf(other.status) ||
    compareTexts(one.eventId, other.eventId)
  );
}

/** Since when its source says so, in milliseconds. */
export const statedAtOf = ({ statedAt, occurredAt }: Version): number => (statedAt ?? occurredAt).getTime();

/** By code unit: collations of databases differ. */
const compareTexts = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** Reports in the order in which they count, the valid one last. The same for the same reports, however they are given. */
export const sortReports = <Report extends Version>(reports: readonly Report[]): Report[] =>
  // three reports with coarse times can form a cycle; sorted by id first, the result does not depend on the order of arrival
  reports.toSorted((one, other) => compareTexts(one.eventId, other.eventId)).sort(compareReports);

/** Those that move money: once the network itself has reported an order, reports that anybody can send do not. */
export function countingReports<Report extends Version>(reports: readonly Report[]): Report[] {
  const trusted = reports.filter(({ source }) => isTrusted(source));
  return trusted.length > 0 ? trusted : [...reports];
}
