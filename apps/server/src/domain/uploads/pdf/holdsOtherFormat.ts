/** Pages that a browser would run, wherever they stand. */
const PAGE = /<(?:!doctype\s+html|html|script|iframe)[\s>]/i;
/** The test file that virus scanners answer to. */
const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!';
/** Head of an archived file with a version that exists, or the end of an archive of one volume. */
const ARCHIVE = /PK\x03\x04[\x0a-\x3f]\0|PK\x05\x06\0{4}|Rar!\x1a\x07|7z\xbc\xaf\x27\x1c/;
const END = '%%EOF';
/** Some writers pad a document, or end it with a blank line. */
const PADDING = /^[\s\0]*$/;

/** Whether a file is, beside a PDF, also something else: a page, an archive, a test virus, or bytes behind its end. */
export function holdsOtherFormat(bytes: Uint8Array): boolean {
  const text = textOf(bytes);
  const tail = text.slice(text.lastIndexOf(END) + END.length);
  return !PADDING.test(tail) || PAGE.test(text) || ARCHIVE.test(text) || text.includes(EICAR);
}

export function holdsTestVirus(bytes: Uint8Array): boolean {
  return textOf(bytes).includes(EICAR);
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}
