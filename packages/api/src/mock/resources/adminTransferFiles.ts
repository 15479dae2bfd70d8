import type * as calls from '../../contract/adminTransferFiles.ts';
import {
  type ReturnAnswer,
  type ReturnedLine,
  returnOutcomes,
  type TransferFile,
  type TransferQueue,
} from '../../contract/adminTransferFiles.ts';
import { indiaDay } from '../../units/india.ts';
import { DAY_MS, HOUR_MS } from '../../units/time.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { MockProblem } from '../http/MockProblem.ts';
import { toPage } from '../toPage.ts';

const HEADING = 'Customer Reference Number';

/** Files of the mock: one of each state. An answer of the bank is read by its first two columns. */
export function adminTransferFileResolvers(nowMs: number): ResolversOf<typeof calls> {
  const before = (ms: number) => new Date(nowMs - ms).toISOString();
  const made = (days: number, change: Partial<TransferFile>): TransferFile => {
    const name = `neft-${indiaDay(new Date(nowMs - days * DAY_MS))}-1`;
    const open = { payouts: 3, total: 1250, openPayouts: 0, withdrawnAt: null };
    return { name, fileName: `${name}.csv`, madeAt: before(days * DAY_MS), ...open, ...change };
  };
  let files = [
    made(1, { payouts: 12, total: 8640.5, openPayouts: 12 }),
    made(3, { payouts: 9, total: 4310, openPayouts: 2 }),
    made(4, { withdrawnAt: before(3 * DAY_MS) }),
    made(9, {}),
  ];
  let queue: TransferQueue = { takesFiles: true, payouts: 5, total: 2475.25, since: before(7 * HOUR_MS) };
  const applied = new Set<string>();

  function find(name: string): TransferFile {
    const found = files.find((file) => file.name === name);
    if (!found) throw new MockProblem(404, `There is no file "${name}".`);
    if (found.withdrawnAt !== null)
      throw new MockProblem(409, `The file ${name} was withdrawn: its payouts are in others.`);
    return found;
  }

  function judge(text: string, line: number): ReturnedLine {
    const [reference = '', status = ''] = text.split(',');
    if (!/^P\d{12}$/.test(reference))
      return { line, outcome: 'problem', reference: null, text: `The reference "${reference}" is none of ours.` };
    if (applied.has(reference)) return { line, outcome: 'known', reference, text: null };
    if (status === 'SUCCESS') return { line, outcome: 'sent', reference, text: 'N335260011223344' };
    if (status === 'FAILED') return { line, outcome: 'failed', reference, text: 'Beneficiary account does not exist' };
    return { line, outcome: 'problem', reference, text: `The status "${status}" is none of those in the format.` };
  }

  return {
    getTransferQueue: () => queue,
    listTransferFiles: ({ query }) => toPage(files, query),
    makeTransferFile({ body: { waiting } }) {
      if (queue.payouts !== waiting)
        throw new MockProblem(409, `${queue.payouts} payouts wait by now, not ${waiting}. Look at them again.`);
      const { payouts, total } = queue;
      const file = made(0, { payouts, total, openPayouts: payouts });
      files = [file, ...files];
      queue = { ...queue, payouts: 0, total: 0, since: null };
      return { file };
    },
    downloadTransferFile({ params }) {
      const { fileName } = find(params.name);
      return { fileName, text: `${HEADING},Amount\r\nP261100000042,500.00\r\n` };
    },
    withdrawTransferFile({ params }) {
      const found = find(params.name);
      if (found.openPayouts < found.payouts)
        throw new MockProblem(409, `The bank has answered for payouts of ${found.name}: it has taken the file.`);
      const withdrawn = { ...found, openPayouts: 0, withdrawnAt: before(0) };
      files = files.map((file) => (file === found ? withdrawn : file));
      queue = { ...queue, payouts: queue.payouts + found.payouts, total: queue.total + found.total, since: before(0) };
      return withdrawn;
    },
    readReturnFile({ body: { fileName, bytes, applies } }): ReturnAnswer {
      const [heading = '', ...rows] = atob(bytes).trim().split(/\r?\n/);
      if (!heading.includes(HEADING))
        throw new MockProblem(
          400,
          `"${fileName}" has no line of headings: none of its first 50 lines has a column "${HEADING}".`,
        );
      const lines = rows.map((text, at) => judge(text, at + 2));
      for (const { outcome, reference } of lines)
        if (applies && reference !== null && outcome !== 'problem') applied.add(reference);
      const countOf = (outcome: string) => lines.filter((line) => line.outcome === outcome).length;
      const totals = Object.fromEntries(returnOutcomes.map((outcome) => [outcome, countOf(outcome)]));
      return { isApplied: applies, totals: totals as ReturnAnswer['totals'], lines };
    },
  };
}
