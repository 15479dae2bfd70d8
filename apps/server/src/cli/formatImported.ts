import { toRupees } from '@potli/api/units/money';
import type { IneffectiveReason, IneffectiveReport, ReportedState } from '../domain/orders/apply/ineffectiveReports.ts';
import type { ReportOutcome } from '../domain/orders/reports/OrderReport.ts';
import { inRupees } from './inRupees.ts';

/** A line that did not take effect, and why. Amounts in rupees. */
export interface LineProblem {
  line: number;
  /** As the line has it; absent where it has none. */
  orderId?: string;
  problem: string;
  /** What it says, where it could be read, and what counts instead. */
  says?: Figures;
  counts?: (Figures & { source: string; since: string }) | null;
}

interface Figures {
  status: ReportedState['status'];
  saleAmount: number | null;
  commission: number | null;
}

/** What became of a file, line by line. */
export interface ImportedReports {
  /** Lines by outcome; `readable` in a dry run. */
  counts: Partial<Record<ReportOutcome | 'readable', number>>;
  /** Lines that did not take effect. Those that were read are stored, see `potli postbacks list`. */
  problems: LineProblem[];
  /** Lines that are no reports, such as titles and totals; line 0 is about the whole file. */
  notes: { line: number; note: string }[];
}

const WHY: Record<IneffectiveReason, string> = {
  parked: 'It waits: its click is unknown, or that of a granted claim, see "potli postbacks list".',
  conflict: 'It contradicts its order or its network, and is kept, see "potli postbacks list".',
  overruled: 'Another report counts.',
  held: 'It waits for a person: nothing says that the network pays what the member earns, see "potli orders held".',
};

/** A line that was read and has no effect, with what it says and what counts. */
export function toLineProblem(line: number, { orderId, why, says, counts }: IneffectiveReport): LineProblem {
  return {
    line,
    orderId,
    problem: WHY[why],
    says: toFigures(says),
    counts: counts && { ...toFigures(counts), source: counts.source, since: counts.since.toISOString() },
  };
}

const inOwnRupees = (paise: bigint | null) => (paise === null ? null : toRupees(paise));
const toFigures = ({ status, salePaise, commissionPaise }: ReportedState): Figures => ({
  status,
  saleAmount: inOwnRupees(salePaise),
  commission: inOwnRupees(commissionPaise),
});

/** The report of an import for the operator. */
export function formatImported({ counts, problems, notes }: ImportedReports): string {
  const parts = Object.entries(counts).map(([outcome, count]) => `${count} ${outcome}`);
  return [
    `${parts.join(', ') || 'No line was applied'}.`,
    ...(problems.length > 0 ? ['', 'Not applied:', ...problems.map(formatProblem)] : []),
    ...(notes.length > 0 ? ['', 'No reports:', ...notes.map(formatNote)] : []),
  ].join('\n');
}

function formatProblem({ line, orderId, problem, says, counts }: LineProblem): string {
  const order = orderId === undefined ? '' : `, order ${orderId}`;
  const parts = says ? ` It says ${formatFigures(says)}.` : '';
  const valid = counts ? ` What counts: ${formatFigures(counts)} (${SOURCES[counts.source]} of ${counts.since}).` : '';
  return `  line ${line}${order}: ${problem}${parts}${valid}`;
}

const SOURCES: Record<string, string> = { list: 'a list', signed: 'a signed call', hint: 'a call' };

const formatFigures = ({ status, saleAmount, commission }: Figures): string =>
  [
    status,
    ...(saleAmount === null ? [] : [`sale ${inRupees(saleAmount)}`]),
    ...(commission === null ? [] : [`commission ${inRupees(commission)}`]),
  ].join(', ');

const formatNote = ({ line, note: text }: ImportedReports['notes'][number]) =>
  line === 0 ? `  ${text}` : `  line ${line}: ${text}`;
