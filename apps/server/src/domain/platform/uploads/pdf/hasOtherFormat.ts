/** HTML that a browser would run, at any place. */
const PAGE = /<(?:!doctype\s+html|html|script|iframe)[\s>]/i;
/** The test file of virus scanners. */
const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!';
/** First bytes of archives, in the versions in use, and the end of an archive with one volume. */
const ARCHIVES = [
  ...['PK\x03\x04\x0a\0', 'PK\x03\x04\x14\0', 'PK\x03\x04\x2d\0', 'PK\x05\x06\0\0\0\0'],
  ...['Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c'],
];
const END = '%%EOF';

/** Whether a PDF is also another file: HTML, an archive, a test virus, or has bytes after its end. */
export function hasOtherFormat(bytes: Uint8Array): boolean {
  const text = textOf(bytes);
  // some programs pad a document, or end it with a blank line
  const tail = text.slice(text.lastIndexOf(END) + END.length).replaceAll('\0', '');
  return tail.trim() !== '' || PAGE.test(text) || [EICAR, ...ARCHIVES].some((mark) => text.includes(mark));
}

export function hasTestVirus(bytes: Uint8Array): boolean {
  return textOf(bytes).includes(EICAR);
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}
