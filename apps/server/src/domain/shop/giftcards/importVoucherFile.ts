import { createHash } from 'node:crypto';
import type { importVoucherFile as importCall, RequestOf } from '@potli/api';
import { VOUCHER_FILE_BYTES, VOUCHER_FILE_LINES, type VoucherFileAnswer } from '@potli/api/contract/adminVouchers';
import { indiaDay } from '@potli/api/units/india';
import { toRupees } from '@potli/api/units/money';
import type { Queries } from '../../../db/database.ts';
import { OperatorError } from '../../../errors/OperatorError.ts';
import { conflict, invalid, tooLarge } from '../../../errors/ProblemError.ts';
import type { Operator } from '../../platform/audit/Operator.ts';
import type { Once } from '../../platform/idempotency/createKeyedWrites.ts';
import type { Sealer } from '../../platform/sealing/createSealer.ts';
import { addFreshVouchers, readFreshVouchers } from './importVouchers.ts';
import { readVoucherFile, type VoucherFile } from './readVoucherFile.ts';
import type { StockedVoucher } from './voucherStock.ts';

type Asked = RequestOf<typeof importCall>['body'];

interface Parts {
  sealer: Sealer;
  by: Operator;
  once: Once<VoucherFileAnswer>;
  now: Date;
}

/** Lines that an answer lists. */
const MOST_LISTED = 200;

/** Files of vouchers that somebody sends. */
export const createVoucherFiles = (sealer: Sealer) => ({
  /** @throws ProblemError as `importVoucherFile` */
  import: (asked: Asked, by: Operator, once: Once<VoucherFileAnswer>) =>
    importVoucherFile(asked, { sealer, by, once, now: new Date() }),
});

/**
 * Says what a file of vouchers would add to the stock, and adds exactly that once `seen` says that somebody has looked at it. No answer and
 * no refusal has a number or a PIN.
 * @throws ProblemError invalid for a file that is no list, has no voucher, too many, or a line that cannot be read; tooLarge; conflict
 *   where it would add something else by now, where there is no such card, and where a stored voucher does not open
 */
async function importVoucherFile(asked: Asked, { sealer, by, once, now }: Parts): Promise<VoucherFileAnswer> {
  const file = await readFile(asked, now);
  return once(async (queries) => {
    const shown = await preview(queries, sealer, { asked, file });
    if (asked.seen === undefined) return shown.answer;
    if (file.badLines.length > 0) throw invalid('The file has lines that cannot be read, so nothing is imported.');
    if (asked.seen !== shown.answer.seen) throw changed();
    const given = { giftCardSlug: asked.giftCard, fresh: shown.fresh, by };
    if ((await addFreshVouchers(queries, sealer, given)) !== shown.fresh.length) throw changed();
    return { ...shown.answer, outcome: 'imported' };
  });
}

const changed = () => conflict('The file would add something else by now. Look at it again.');

async function readFile({ fileName, file }: Asked, now: Date): Promise<VoucherFile> {
  const bytes = Buffer.from(file, 'base64');
  if (bytes.length > VOUCHER_FILE_BYTES)
    throw tooLarge(`The file has more than ${VOUCHER_FILE_BYTES} bytes. Divide it, or import it by command.`);
  const read = await asProblem(invalid, () => readVoucherFile({ name: fileName, bytes }, indiaDay(now)));
  const lines = read.vouchers.length + read.badLines.length;
  if (lines === 0) throw invalid('The file has no voucher.');
  if (lines > VOUCHER_FILE_LINES)
    throw invalid(
      `The file has ${lines} lines, and at most ${VOUCHER_FILE_LINES} are imported at once. Divide it, or import it by command.`,
    );
  return read;
}

async function preview(queries: Queries, sealer: Sealer, { asked, file }: { asked: Asked; file: VoucherFile }) {
  const { giftCard } = asked;
  const { vouchers, badLines } = file;
  const { name, fresh } = await asProblem(conflict, () =>
    readFreshVouchers(queries, sealer, { giftCardSlug: giftCard, vouchers }),
  );
  const what = {
    giftCard,
    name,
    values: valuesOf(fresh),
    added: fresh.length,
    known: vouchers.length - fresh.length,
    unreadable: badLines.length,
  };
  const answer: VoucherFileAnswer = {
    ...what,
    badLines: badLines.slice(0, MOST_LISTED).map(({ line, problem }) => ({ line, text: problem })),
    seen: createHash('sha256')
      .update(JSON.stringify([asked.file, what]))
      .digest('hex'),
    outcome: 'shown',
  };
  return { answer, fresh };
}

/** How many vouchers there are of each value, in rupees, and what they cost. */
function valuesOf(fresh: readonly StockedVoucher[]): VoucherFileAnswer['values'] {
  return [...Map.groupBy(fresh, ({ facePaise }) => facePaise)]
    .toSorted(([one], [other]) => Number(one - other))
    .map(([facePaise, each]) => ({
      value: toRupees(facePaise),
      count: each.length,
      cost: toRupees(each.reduce((sum, { costPaise }) => sum + costPaise, 0n)),
      expiresFirst: each.map(({ expiresOn }) => expiresOn).toSorted()[0] ?? '',
    }));
}

/** The sentences of a list's refusal are for the operator, too. */
async function asProblem<Result>(problem: (text: string) => Error, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof OperatorError) throw problem(error.message);
    throw error;
  }
}
