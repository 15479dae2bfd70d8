import { expect, it } from 'vitest';
import { readTextFile } from './readTextFile.ts';

const TEXT = 'urlSlug\tstoreName\r\nkapas\tकपास ₹500\r\n';
const utf16 = Buffer.from(`\u{feff}${TEXT}`, 'utf16le');

it.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a mark', Buffer.from(`\u{feff}${TEXT}`)],
  ['UTF-16 of a spreadsheet', utf16],
  ['UTF-16 with its big end first', Buffer.from(utf16).swap16()],
])('a file in %s is read', async (_, bytes) => {
  expect(await readTextFile(new Blob([new Uint8Array(bytes)]))).toBe(TEXT);
});
