import type { Page } from '@potli/api';
import {
  RETURN_LINES_MOST,
  type ReturnAnswer,
  type ReturnedLine,
  type ReturnOutcome,
  returnOutcomes,
  type TransferFile,
  type TransferQueue,
} from '@potli/api/contract/adminTransferFiles';
import { toRupees } from '@potli/api/units/money';
import type { Database } from '../../../db/database.ts';
import { OperatorError } from '../../../errors/OperatorError.ts';
import { conflict, invalid } from '../../../errors/ProblemError.ts';
import type { Operator } from '../../platform/audit/Operator.ts';
import type { Once } from '../../platform/idempotency/createKeyedWrites.ts';
import type { Sealer } from '../../platform/sealing/createSealer.ts';
import type { PageRequest } from '../../platform/shared/paging.ts';
import { createOpenTarget } from '../transfers/openTarget.ts';
import type { FileLayout } from './FileLayout.ts';
import { type TransferFile as MadeFile, makeTransferFile } from './makeTransferFile.ts';
import { applyReturnFile, tryReturnFile } from './readReturnFile.ts';
import { readWaiting } from './readWaiting.ts';
import {
  type ListedFile,
  listTransferFiles,
  readTransferFile,
  takeTransferFile,
  withdrawTransferFile,
} from './transferFileRows.ts';

interface ServiceParts {
  database: Pick<Database, 'orm'>;
  sealer: Sealer;
  /** Undefined where the bank takes no files. */
  layout: FileLayout | undefined;
}

/** The answer of a bank as somebody sent it. */
export interface SentReturn {
  fileName: string;
  /** Base64. */
  bytes: string;
  /** Else it is only tried. */
  applies: boolean;
}

/** A file, as it is saved on disk. */
export interface SavedFile {
  fileName: string;
  text: string;
}

/** Files that a person carries between the shop and its bank, for the admin area (docs/banks.md#neft-file). */
export function createTransferFileService({ database, sealer, layout }: ServiceParts) {
  const { orm } = database;
  const openTarget = createOpenTarget(sealer);
  const fileNameOf = (name: string) => layout?.fileName(name) ?? `${name}.csv`;
  const needLayout = (): FileLayout => {
    if (!layout) throw conflict('The bank of this shop takes no files.');
    return layout;
  };

  const toFile = ({ name, madeAt, lines, totalPaise, openLines, withdrawnAt }: ListedFile): TransferFile => ({
    name,
    fileName: fileNameOf(name),
    madeAt: madeAt.toISOString(),
    payouts: lines,
    total: toRupees(totalPaise),
    openPayouts: openLines,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  });
  const toSaved = ({ name, content }: MadeFile): SavedFile => ({ fileName: fileNameOf(name), text: content });

  return {
    async queue(): Promise<TransferQueue> {
      const { payouts, totalPaise, since } = await readWaiting(orm);
      return {
        takesFiles: layout !== undefined,
        payouts,
        total: toRupees(totalPaise),
        since: since?.toISOString() ?? null,
      };
    },

    async list(request: PageRequest): Promise<Page<TransferFile>> {
      const page = await listTransferFiles(orm, request);
      return { ...page, rows: page.rows.map(toFile) };
    },

    /**
     * @param waiting how many payouts waited when the queue was read
     * @throws ProblemError conflict where the bank takes no files, and where another number waits by now
     */
    async make(
      waiting: number,
      by: Operator,
      once: Once<{ file: TransferFile | null }>,
    ): Promise<{ file: TransferFile | null }> {
      const parts = { sealer, openTarget, layout: needLayout(), by, waiting };
      return once(async (queries) => {
        const made = await makeTransferFile(queries, parts);
        return { file: made ? toFile({ ...made, openLines: made.lines, withdrawnAt: null }) : null };
      });
    },

    /** @throws ProblemError as `takeTransferFile` */
    take: async (name: string, by: Operator, once: Once<MadeFile>): Promise<SavedFile> =>
      toSaved(await once((queries) => takeTransferFile(queries, sealer, { name, by }))),

    /** For who has taken it by the same request. */
    takeAgain: async (name: string): Promise<SavedFile> => toSaved(await readTransferFile(orm, sealer, name)),

    /** @throws ProblemError as `withdrawTransferFile` */
    withdraw: (name: string, by: Operator, once: Once<TransferFile>): Promise<TransferFile> =>
      once(async (queries) => toFile(await withdrawTransferFile(queries, { name, by }))),

    /** @throws ProblemError conflict where the bank takes no files, invalid for a file that is none of its layout */
    async readReturn(
      { fileName: name, bytes, applies }: SentReturn,
      by: Operator,
      once: Once<ReturnAnswer>,
    ): Promise<ReturnAnswer> {
      const taken = needLayout();
      const read = applies ? applyReturnFile : tryReturnFile;
      // each line is a transaction of its own, and the same line again changes nothing: the key is stored after the last one
      const lines = await orProblem(() =>
        read({ database, openTarget, by }, taken, { name, bytes: Buffer.from(bytes, 'base64') }),
      );
      return once(async () => toAnswer(lines, applies));
    },
  };
}

/** A file that is none is the caller's, not the operator's. */
async function orProblem<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OperatorError) throw invalid(error.message);
    throw error;
  }
}

function toAnswer(lines: readonly ReturnedLine[], isApplied: boolean): ReturnAnswer {
  const countOf = (outcome: ReturnOutcome) => lines.filter((line) => line.outcome === outcome).length;
  const isProblem = ({ outcome }: ReturnedLine) => outcome === 'problem';
  const first = [...lines.filter(isProblem), ...lines.filter((line) => !isProblem(line))];
  return {
    isApplied,
    totals: Object.fromEntries(returnOutcomes.map((outcome) => [outcome, countOf(outcome)])) as ReturnAnswer['totals'],
    lines: first.slice(0, RETURN_LINES_MOST),
  };
}
