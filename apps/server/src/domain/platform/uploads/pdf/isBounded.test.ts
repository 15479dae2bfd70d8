import { deflateRawSync, deflateSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { buildPdf, pdfStream } from '../../../../testing/buildPdf.ts';
import { limitUnpacking } from './limitUnpacking.ts';
import { rewriteDocument } from './rewriteDocument.ts';

beforeAll(limitUnpacking);

const MB = 1024 * 1024;
/** More than any reader should hold, and quick to make. */
const BOMB = 100 * MB;
const zeros = (bytes: number) => deflateSync(Buffer.alloc(bytes));
const rewrite = async (...objects: string[]) => {
  const outcome = await rewriteDocument(buildPdf({ page: '/Contents 4 0 R', objects }));
  return 'refused' in outcome ? outcome.refused : 'written';
};

const headless = (packed: Buffer) => Buffer.concat([Buffer.from([0, 0]), packed]);

it.each<[string, () => string[]]>([
  ['100 MB', () => [pdfStream('/Filter /FlateDecode', zeros(BOMB))]],
  ['100 MB behind a list of filters', () => [pdfStream('/Filter [/FlateDecode]', zeros(BOMB))]],
  ['100 MB packed twice', () => [pdfStream('/Filter [/FlateDecode /FlateDecode]', deflateSync(zeros(BOMB)))]],
  ['100 MB whose filter stands elsewhere', () => [pdfStream('/Filter 5 0 R', zeros(BOMB)), '/FlateDecode']],
  [
    '100 MB with a broken head',
    () => [pdfStream('/Filter /FlateDecode', headless(deflateRawSync(Buffer.alloc(BOMB))))],
  ],
  ['100 MB that are cut off', () => [pdfStream('/Filter /FlateDecode', zeros(BOMB).subarray(0, -9))]],
  ['ten times 20 MB', () => Array.from({ length: 10 }, () => pdfStream('/Filter /FlateDecode', zeros(20 * MB)))],
  ['64 MB of runs', () => [pdfStream('/Filter /RunLengthDecode', Buffer.alloc(MB, 0x81))]],
  ['runs that are packed', () => [pdfStream('/Filter [/FlateDecode /RunLengthDecode]', zeros(4 * MB))]],
  ['LZW for hundreds of megabytes', () => [pdfStream('/Filter /LZWDecode', Buffer.alloc(200_000, 1))]],
  [
    'a picture of 400 megapixels',
    () => [pdfStream('/Subtype /Image /Width 20000 /Height 20000 /Filter /JPXDecode', Buffer.from('x'))],
  ],
])('a PDF that opens to %s is refused', async (_, objects) => {
  expect(await rewrite(...objects())).toBe('huge');
});

it.each<[string, () => string[]]>([
  [
    'a page scanned in colours',
    () => [pdfStream('/Subtype /Image /Width 2480 /Height 3508 /Filter /FlateDecode', zeros(26 * MB))],
  ],
  [
    'twenty pages of photos',
    () =>
      Array.from({ length: 20 }, () =>
        pdfStream('/Subtype /Image /Width 3000 /Height 4000 /Filter /DCTDecode', Buffer.alloc(9_000)),
      ),
  ],
  ['text behind two filters', () => [pdfStream('/Filter [/ASCII85Decode /FlateDecode]', Buffer.from('Gap'))]],
  ['content that is broken', () => [pdfStream('/Filter /FlateDecode', Buffer.from('BT ET'))]],
  ['a little LZW', () => [pdfStream('/Filter /LZWDecode', Buffer.alloc(4_000))]],
])('a PDF with %s is taken', async (_, objects) => {
  expect(await rewrite(...objects())).toBe('written');
});
