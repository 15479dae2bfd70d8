import type { NeftFormat } from './NeftFormat.ts';

/** The layout that most bulk uploads of banks in India take and return: a list with headings. */
export const commonFormat: NeftFormat = {
  delimiter: ',',
  headings: true,
  mostLines: 5_000,
  above: [],
  below: [],
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
    frame: [],
  },
};

/** Without headings; the return file repeats the columns and adds three: the bank's number, one letter, the reason. */
const plainFormat: NeftFormat = {
  delimiter: ',',
  headings: false,
  mostLines: 5_000,
  fileName: 'NEFT{dd}{mm}.{nnn}',
  above: [],
  below: [],
  columns: [
    { heading: '', field: 'reference' },
    { heading: '', field: 'holderName' },
    { heading: '', field: 'accountNumber' },
    { heading: '', field: 'ifscCode' },
    // the kind of account, of NEFT's list: 10 is one for savings
    { heading: '', value: '10' },
    { heading: '', field: 'amount' },
    { heading: '', field: 'date', format: 'yyyymmdd' },
  ],
  returned: {
    reference: 1,
    account: 3,
    amount: 6,
    utr: 8,
    status: 9,
    reason: 10,
    sent: ['E'],
    failed: ['R'],
    returned: ['T'],
    waiting: ['P', 'H'],
    frame: [],
  },
};

/** Without headings, between a line above all and one below all, which counts and adds up. */
const framedFormat: NeftFormat = {
  delimiter: '|',
  headings: false,
  mostLines: 5_000,
  fileName: 'NEFT{yyyy}{mm}{dd}{nn}.txt',
  above: [[{ value: 'FILEHDR' }, { field: 'debitAccount' }, { field: 'date', format: 'ddmmyyyy' }, { field: 'count' }]],
  below: [[{ value: 'FILETRL' }, { field: 'count' }, { field: 'total' }]],
  columns: [
    { heading: '', value: 'N' },
    { heading: '', field: 'reference' },
    { heading: '', field: 'amount' },
    { heading: '', field: 'date', format: 'ddmmyyyy' },
    { heading: '', field: 'ifscCode' },
    { heading: '', field: 'accountNumber' },
    { heading: '', field: 'holderName' },
    { heading: '', field: 'narration' },
  ],
  returned: {
    reference: 2,
    amount: 3,
    account: 6,
    status: 9,
    utr: 10,
    reason: 11,
    sent: ['PAID', 'SUCCESS'],
    failed: ['REJECTED', 'FAILED'],
    returned: ['RETURNED'],
    waiting: ['PENDING'],
    frame: ['FILEHDR', 'FILETRL'],
  },
};

/** Layouts of the kinds that banks publish, by the names that `BANK_FILE_FORMAT` takes (docs/banks.md#layouts). */
export const neftPresets: ReadonlyMap<string, NeftFormat> = new Map([
  ['headed', commonFormat],
  ['plain', plainFormat],
  ['framed', framedFormat],
]);
