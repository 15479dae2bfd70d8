/** Pages that a browser would run, wherever they stand. */
const PAGE = /<(?:!doctype\s+html|html|script|iframe)[\s>]/i;
/** The test file that virus scanners answer to. */
const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!';
/** How archives begin, by the versions that are in use, and how those of one volume end. */
const ARCHIVES = [
  ...['PK\x03\x04\x0a\0', 'PK\x03\x04\x14\0', 'PK\x03\x04\x2d\0', 'PK\x05\x06\0\0\0\0'],
  ...['Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c'],
];
const END = '%%EOF';

/** Whether a file is, beside a PDF, also something else: a page, an archive, a test virus, or bytes behind its end. */
export function holdsOtherFormat(bytes: Uint8Array): boolean {
  const text = textOf(bytes);
  // some writers pad a document, or end it with a blank line
  const tail = text.slice(text.lastIndexOf(END) + END.length).replaceAll('\0', '');
  return tail.trim() !== '' || PAGE.test(text) || [EICAR, ...ARCHIVES].some((mark) => text.includes(mark));
}

export function holdsTestVirus(bytes: Uint8Array): boolean {
  return textOf(bytes).includes(EICAR);
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}
