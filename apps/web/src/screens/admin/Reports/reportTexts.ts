import type { ReportList, ReportProblem, WaitingReport } from '@potli/api/contract/adminReports';
import type { BadgeProps } from '@potli/ui/Badge';

interface ProblemText {
  label: string;
  tone: NonNullable<BadgeProps['tone']>;
  /** Why it waits, where the report itself does not say. */
  why: string;
}

const problems: Record<ReportProblem, ProblemText> = {
  refused: { label: 'Refused', tone: 'danger', why: 'It cannot be read or applied.' },
  parked: { label: 'Waits', tone: 'info', why: 'Its click is unknown.' },
  claimed: { label: 'Waits', tone: 'info', why: 'It has the click of an approved claim.' },
  conflict: { label: 'Contradicts', tone: 'warn', why: 'It contradicts its order, or its network.' },
  otherBody: { label: 'Other body', tone: 'warn', why: 'It came before with another body, which counts.' },
};

export const problemText = ({ problem }: WaitingReport): ProblemText => problems[problem];

/** Why a report waits. */
export const whyText = ({ problem, reason }: WaitingReport): string => reason ?? problems[problem].why;

export const reportListLabels: Record<ReportList, string> = {
  all: 'All that wait',
  refused: 'Refused',
  waiting: 'Wait for their click',
  conflict: 'Contradict others',
  otherBody: 'With another body',
};
