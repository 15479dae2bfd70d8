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

test('accepts images and PDFs in their order', () => {
  expect(admitFiles([photo], [bill, scan], limits)).toEqual({ files: [photo, bill, scan], refusal: undefined });
});

test('refuses the fourth file and keeps the first three', () => {
  const fourth = file('e.png', 'image/png');
  expect(admitFiles([photo], [scan, bill, fourth], limits)).toEqual({
    files: [photo, scan, bill],
    refusal: { reason: 'count' },
  });
});

test('refuses another type without using a slot', () => {
  expect(admitFiles([], [movie, photo], limits)).toEqual({ files: [photo], refusal: { reason: 'type', file: movie } });
});

test('compares the whole type, not only its beginning', () => {
  const odd = file('f.pdfx', 'application/pdfx');
  expect(admitFiles([], [odd], limits).files).toEqual([]);
});

test('ignores the case of extensions', () => {
  expect(admitFiles([], [bill, photo], { maxFiles: 3, accept: '.pdf' }).files).toEqual([bill]);
});

test('accepts the largest size, and refuses one byte more', () => {
  const [just, over] = [file('g.png', 'image/png', 100), file('h.png', 'image/png', 101)];
  expect(admitFiles([], [just, over], { ...limits, maxBytes: 100 })).toEqual({
    files: [just],
    refusal: { reason: 'size', file: over },
  });
});

test('the largest size may depend on the file', () => {
  const [picture, scan] = [file('i.png', 'image/png', 101), file('j.pdf', 'application/pdf', 101)];
  const maxBytes = ({ type }: File) => (type === 'image/png' ? 200 : 100);
  expect(admitFiles([], [picture, scan], { ...limits, maxBytes })).toEqual({
    files: [picture],
    refusal: { reason: 'size', file: scan },
  });
});

test.each([1, 3])('a file that is chosen again takes its own place, of %i', (maxFiles) => {
  const again = file('a.png', 'image/png');
  const { files, refusal } = admitFiles([photo], [again], { maxFiles });
  expect([files.length, refusal]).toEqual([1, undefined]);
  expect(files[0]).toBe(again);
});

test('where one file may be chosen, a later one takes its place', () => {
  expect(admitFiles([photo], [scan], { maxFiles: 1 })).toEqual({ files: [scan], refusal: undefined });
});

test('of several at once the first that may be chosen is taken, and the others are refused', () => {
  const one = { maxFiles: 1, accept: 'image/*' };
  expect(admitFiles([photo], [scan, file('e.png', 'image/png')], one)).toEqual({
    files: [scan],
    refusal: { reason: 'count' },
  });
  expect(admitFiles([photo], [movie], one)).toEqual({ files: [photo], refusal: { reason: 'type', file: movie } });
  expect(admitFiles([photo], [movie, scan], one).files).toEqual([scan]);
});
