const SAVE = 'open it in a spreadsheet, and save the sheet as "CSV UTF-8".';

/** First bytes of files that are no text, and what to do with them. */
const SIGNATURES: readonly [bytes: string, text: string][] = [
  [
    '504b0304',
    `is a workbook (.xlsx, .ods) or a ZIP archive, not a list as text. A workbook: ${SAVE} An archive: unpack it.`,
  ],
  ['504b0506', 'is an empty ZIP archive.'],
  ['d0cf11e0a1b11ae1', `is an older workbook of Excel (.xls), not a list as text: ${SAVE}`],
  ['25504446', 'is a PDF, not a list as text: ask for the list as CSV.'],
  ['1f8b', 'is compressed (.gz): unpack it with "gunzip".'],
  ['425a68', 'is compressed (.bz2): unpack it with "bunzip2".'],
  ['28b52ffd', 'is compressed (.zst): unpack it with "unzstd".'],
  ['fd377a585a00', 'is compressed (.xz): unpack it with "unxz".'],
  ['377abcaf271c', 'is an archive (.7z): unpack it.'],
  ['526172211a07', 'is an archive (.rar): unpack it.'],
  ['89504e47', 'is a picture, not a list as text.'],
  ['ffd8ff', 'is a picture, not a list as text.'],
  ['0000feff', `is text in UTF-32, which is not read: ${SAVE}`],
  ['fffe0000', `is text in UTF-32, which is not read: ${SAVE}`],
];

const HTML = /^\s*(?:<!doctype html|<html|<head|<body|<table|<script)/i;
const XML = /^\s*<\?xml|^\s*<[a-z][\w:-]*[\s>]/i;
const BLANK = /^[\s\u{feff}\0]*$/u;

/** What a file is that has no list as text, and what to do; undefined for text. */
export function whatElse(head: Buffer): string | undefined {
  if (head.length === 0) return 'is empty: it has no bytes. Was it downloaded to its end?';
  const hex = head.subarray(0, 8).toString('hex');
  const [, known] = SIGNATURES.find(([bytes]) => hex.startsWith(bytes)) ?? [];
  if (known !== undefined) return known;
  const text = head
    .toString('latin1')
    .replace(/^(?:\u{ef}\u{bb}\u{bf}|\u{ff}\u{fe}|\u{fe}\u{ff})/u, '')
    .replaceAll('\0', '');
  if (BLANK.test(text) && head.length < 4_096) return 'is empty: it has blanks and ends of lines only.';
  if (HTML.test(text)) return 'is a web page, not a list. A page that asks for a login is downloaded like this, too.';
  return XML.test(text) ? 'is XML, which is not read: ask for CSV.' : undefined;
}
