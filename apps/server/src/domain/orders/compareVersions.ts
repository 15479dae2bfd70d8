import { type ReportStatus, reportStatuses } from './OrderReport.ts';

/** What decides which of two reports counts. */
export interface Version {
  occurredAt: Date;
  status: ReportStatus;
  eventId: string;
}

/** Later wins, then the more final status, then the greater id: whatever the order of arrival. */
export function compareVersions(one: Version, other: Version): number {
  return (
    one.occurredAt.getTime() - other.occurredAt.getTime() ||
    reportStatuses.indexOf(one.status) - reportStatuses.indexOf(other.status) ||
    compareTexts(one.eventId, other.eventId)
  );
}

// by code unit: a database's collation may be another on another machine
const compareTexts = (one: string, other: string) => (one < other ? -1 : Number(one > other));
