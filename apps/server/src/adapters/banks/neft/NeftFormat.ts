import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { OperatorError } from '../../../errors/OperatorError.ts';
import { decodeBody } from '../../../incoming/encodings.ts';
import { parseJson } from '../../../incoming/parseJson.ts';

/** What a column of a file can hold. `reference` is the payout's id without hyphens: 32 letters and digits. */
const fields = [
  'payoutId',
  'reference',
  'amount',
  'holderName',
  'accountNumber',
  'ifscCode',
  'debitAccount',
  'narration',
  'date',
] as const;

/** Nothing that ends a cell, and nothing that a spreadsheet would calculate. */
const cell = z
  .string()
  .check(z.maxLength(60), z.regex(/^(?![=+\-@])[^",;|\t\r\n]*$/, { error: 'has a sign that is not taken' }));
const words = z.array(z.string());

const NeftFormatSchema = z.object({
  delimiter: z._default(z.enum([',', ';', '|', '\t']), ','),
  /** Whether the first line has the headings. */
  headings: z._default(z.boolean(), true),
  mostLines: z._default(z.int().check(z.gte(1), z.lte(50_000)), 5_000),
  columns: z
    .array(
      z.union([
        z.strictObject({ heading: cell, value: cell }),
        z.strictObject({ heading: cell, field: z.enum(fields) }),
      ]),
    )
    .check(z.minLength(4)),
  /** The headings of the return file, and what its words mean. A column without a heading is not compared. */
  returned: z.object({
    reference: z.string(),
    status: z.string(),
    utr: z.string(),
    reason: z.optional(z.string()),
    amount: z.optional(z.string()),
    account: z.optional(z.string()),
    sent: words,
    failed: words,
    returned: words,
    /** Nothing is decided yet. */
    waiting: z._default(words, []),
  }),
});

export type NeftFormat = z.infer<typeof NeftFormatSchema>;
export type NeftField = (typeof fields)[number];

/** What corporate banks in India commonly take and return. None has published its format: compare it with your bank's. */
export const commonFormat: NeftFormat = {
  delimiter: ',',
  headings: true,
  mostLines: 5_000,
  columns: [
    { heading: 'Transaction Type', value: 'NEFT' },
    { heading: 'Debit Account Number', field: 'debitAccount' },
    { heading: 'Value Date', field: 'date' },
    { heading: 'Amount', field: 'amount' },
    { heading: 'Beneficiary Name', field: 'holderName' },
    { heading: 'Beneficiary Account Number', field: 'accountNumber' },
    { heading: 'IFSC Code', field: 'ifscCode' },
    { heading: 'Customer Reference Number', field: 'reference' },
    { heading: 'Remarks', field: 'narration' },
  ],
  returned: {
    reference: 'Customer Reference Number',
    status: 'Status',
    utr: 'UTR Number',
    reason: 'Reason',
    amount: 'Amount',
    account: 'Beneficiary Account Number',
    sent: ['SUCCESS', 'PROCESSED', 'PAID', 'CREDITED', 'COMPLETED'],
    failed: ['FAILED', 'FAILURE', 'REJECTED'],
    returned: ['RETURNED', 'REVERSED'],
    waiting: ['PENDING', 'IN PROCESS', 'IN PROGRESS', 'SENT TO BANK', 'ACCEPTED'],
  },
};

const NEEDED: readonly NeftField[] = ['amount', 'accountNumber', 'ifscCode'];

/** Reads the format of another bank. @throws OperatorError for a file that is none */
export function readNeftFormat(path: string): NeftFormat {
  const parsed = z.safeParse(NeftFormatSchema, readJsonFile(path));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new OperatorError(`BANK_FILE_FORMAT: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  const named = parsed.data.columns.flatMap((column) => ('field' in column ? [column.field] : []));
  const missing = NEEDED.filter((field) => !named.includes(field));
  if (!named.includes('reference') && !named.includes('payoutId')) missing.push('reference');
  if (missing.length > 0) throw new OperatorError(`BANK_FILE_FORMAT: no column has the field ${missing.join(', ')}`);
  return parsed.data;
}

function readJsonFile(path: string): unknown {
  try {
    return parseJson(decodeBody(readFileSync(path)));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new OperatorError(`BANK_FILE_FORMAT: the file ${code ? `cannot be read (${code})` : 'has no JSON'}`);
  }
}
