import type { FileLayout, ReturnRecord } from '../../../domain/payouts/transferFiles/FileLayout.ts';
import { readTable, type TableLine } from '../../../incoming/readTable.ts';
import type { BankSettings } from '../../../settings/bankSettings.ts';
import type { NeftFormat } from './NeftFormat.ts';
import { neftFileName } from './neftFileName.ts';
import { commonFormat } from './neftPresets.ts';
import { readNeftFormat } from './readNeftFormat.ts';
import { readReturnRow, returnForm } from './readReturnRow.ts';
import { writeNeftFile } from './writeNeftFile.ts';

/**
 * The layout of `BANK_FILE_FORMAT`, for the account of the settings.
 * @param narration what members read in their statement of account
 * @throws OperatorError for a format that is none
 */
export function createNeftLayout({ credentials, fileFormat }: BankSettings, narration: string): FileLayout {
  const format = fileFormat === undefined ? commonFormat : readNeftFormat(fileFormat);
  const account = { debitAccount: credentials.get('account')?.[0] ?? '', narration };
  return {
    mostLines: format.mostLines,
    write: (transfers, at) => writeNeftFile(format, account, transfers, at),
    fileName: (name) => neftFileName(format, name),
    async *read(file) {
      for await (const line of readTable(file, returnForm(format))) yield toRecord(format, line);
    },
  };
}

function toRecord(format: NeftFormat, line: TableLine): ReturnRecord {
  if (!('row' in line)) return line;
  const read = readReturnRow(format, line.row);
  return { line: line.line, ...(read !== 'waiting' && 'problem' in read ? read : { answer: read }) };
}
