/** Kinds of files that a member may send. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'pdf';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
/** Readers search the end of a document there. */
const PDF_TAIL_BYTES = 1_024;

const startsWith = (bytes: Buffer, start: Buffer) => bytes.subarray(0, start.length).equals(start);
const textAt = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/** The kind by the bytes, not by a name or header; undefined for any other file. */
export function fileKind(bytes: Buffer): FileKind | undefined {
  if (startsWith(bytes, JPEG)) return 'jpeg';
  if (startsWith(bytes, PNG)) return 'png';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a$/.test(textAt(bytes, 0, 6))) return 'gif';
  return isWholePdf(bytes) ? 'pdf' : undefined;
}

function isWholePdf(bytes: Buffer): boolean {
  return /^%PDF-[12]\.\d/.test(textAt(bytes, 0, 8)) && bytes.subarray(-PDF_TAIL_BYTES).includes('%%EOF');
}
