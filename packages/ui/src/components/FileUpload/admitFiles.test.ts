import { expect, test } from 'vitest';
import { admitFiles } from './admitFiles.ts';

const file = (name: string, type: string, size = 10) => new File(['x'.repeat(size)], name, { type, lastModified: 0 });
const [photo, scan, bill, movie] = [
  file('a.png', 'image/png'),
  file('b.jpg', 'image/jpeg'),
  file('c.PDF', 'application/pdf'),
  file('d.mp4', 'video/mp4'),
];
const limits = { maxFiles: 3, accept: 'image/*, application/pdf' };

test('images and PDFs come in, in their order', () => {
  expect(admitFiles([photo], [bill, scan], limits)).toEqual({ files: [photo, bill, scan], refusal: undefined });
});

test('the fourth stays out, the first three stay', () => {
  const fourth = file('e.png', 'image/png');
  expect(admitFiles([photo], [scan, bill, fourth], limits)).toEqual({
    files: [photo, scan, bill],
    refusal: { reason: 'count' },
  });
});

test('another type stays out and takes no place', () => {
  expect(admitFiles([], [movie, photo], limits)).toEqual({ files: [photo], refusal: { reason: 'type', file: movie } });
});

test('a type is not accepted for its beginning alone', () => {
  const odd = file('f.pdfx', 'application/pdfx');
  expect(admitFiles([], [odd], limits).files).toEqual([]);
});

test('endings count without regard to case', () => {
  expect(admitFiles([], [bill, photo], { maxFiles: 3, accept: '.pdf' }).files).toEqual([bill]);
});

test('exactly the largest size comes in, one byte more does not', () => {
  const [just, over] = [file('g.png', 'image/png', 100), file('h.png', 'image/png', 101)];
  expect(admitFiles([], [just, over], { ...limits, maxBytes: 100 })).toEqual({
    files: [just],
    refusal: { reason: 'size', file: over },
  });
});

test('the same file twice is there once, without a word', () => {
  expect(admitFiles([photo], [photo], { maxFiles: 1 })).toEqual({ files: [photo], refusal: undefined });
});
