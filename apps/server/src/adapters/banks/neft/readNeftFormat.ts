import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { OperatorError } from '../../../errors/OperatorError.ts';
import { decodeBody } from '../../../incoming/encodings.ts';
import { parseJson } from '../../../incoming/parseJson.ts';
import { type NeftField, type NeftFormat, NeftFormatSchema } from './NeftFormat.ts';
import { neftPresets } from './neftPresets.ts';

const NEEDED: readonly NeftField[] = ['amount', 'accountNumber', 'ifscCode'];

/**
 * The format that `BANK_FILE_FORMAT` names: one of ours, or a file with that of another bank.
 * @throws OperatorError for a file that is none
 */
export function readNeftFormat(nameOrPath: string): NeftFormat {
  const preset = neftPresets.get(nameOrPath);
  if (preset) return preset;
  const parsed = z.safeParse(NeftFormatSchema, readJsonFile(nameOrPath));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new OperatorError(`BANK_FILE_FORMAT: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  const fault = faultOf(parsed.data);
  if (fault !== undefined) throw new OperatorError(`BANK_FILE_FORMAT: ${fault}`);
  return parsed.data;
}

function faultOf({ columns, headings, fileName, returned }: NeftFormat): string | undefined {
  const named = columns.flatMap((column) => ('field' in column ? [column.field] : []));
  const missing = NEEDED.filter((field) => !named.includes(field));
  if (!named.includes('reference') && !named.includes('payoutId')) missing.push('reference');
  if (missing.length > 0) return `no column has the field ${missing.join(', ')}`;
  const bare = columns.findIndex(({ heading }) => heading === '');
  if (headings && bare !== -1) return `columns.${bare}: has no heading, and headings is not false`;
  const { reference, status, utr, reason, amount, account } = returned;
  const kinds = new Set([reference, status, utr, reason, amount, account].map((column) => typeof column));
  kinds.delete('undefined');
  if (kinds.size > 1) return 'returned: has some columns by heading and some by place';
  if (fileName !== undefined && !/\{n+\}/.test(fileName))
    return 'fileName: has no {n}, so that two of a day are called alike';
  return undefined;
}

function readJsonFile(path: string): unknown {
  try {
    return parseJson(decodeBody(readFileSync(path)));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const names = [...neftPresets.keys()].join(', ');
    const fault = code ? `cannot be read (${code}); the formats with a name are ${names}` : 'has no JSON';
    throw new OperatorError(`BANK_FILE_FORMAT: the file ${fault}`);
  }
}
