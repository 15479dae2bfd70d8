import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { OperatorError } from '../errors/OperatorError.ts';
import { drawFrom } from '../testing/drawFrom.ts';
import { isWholeRun } from '../testing/wholeRun.ts';
import { readTable, type TableLine } from './readTable.ts';

/** Of each kind. */
const FILES = isWholeRun ? 5_000 : 100;
const folder = mkdtempSync(join(tmpdir(), 'potli-fuzz-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HEADINGS = ['goods', 'transaction_id', 'sub_id', 'status', 'amount', 'remark'];
const FORM = { columns: HEADINGS.slice(0, -1), needed: ['transaction_id'] };

type Random = (below: number) => number;
const oneOf = <Value>(random: Random, values: readonly Value[]): Value => values[random(values.length)] as Value;

const GOODS = [
  'mats',
  '',
  'mat 24" blue',
  '24" mat',
  'lamp, red',
  'a "b" c',
  'चटाई',
  'café',
  'two\nlines',
  '5\' 3"',
  '"',
  'x;y',
  '-',
];

/** A record as a network means it. Its number is nowhere else. */
const recordOf = (random: Random, number: number): string[] => [
  oneOf(random, GOODS),
  `id${10_000 + number}x`,
  `click${10_000 + number}`,
  oneOf(random, ['pending', 'approved']),
  String(random(100_000)),
  oneOf(random, ['', 'ok', 'said "no"', 'until 5,30']),
];

/** A cell as tools write it: with quotes where it needs them, always, or with a quote that nobody doubled. */
function writeCell(random: Random, cell: string, delimiter: string, isCareless: boolean): string {
  const doubled = `"${cell.replaceAll('"', '""')}"`;
  if (/[\n\r]/.test(cell) || cell.includes(delimiter)) return doubled;
  if (isCareless) return oneOf(random, [cell, cell, `"${cell}"`, doubled]);
  return cell.includes('"') || random(3) === 0 ? doubled : cell;
}

interface Written {
  text: string;
  numbers: string[];
  isCareless: boolean;
}

/** A list as people have it. */
function writeList(random: Random): Written {
  const delimiter = oneOf(random, [',', ';', '\t', '|']);
  const isCareless = random(2) === 0;
  const ends = oneOf(random, [['\n'], ['\r\n'], ['\r'], ['\n', '\r\n', '\r']]);
  const records = Array.from({ length: 1 + random(12) }, (_, place) => recordOf(random, place));
  const tail = random(4) === 0 ? delimiter : '';
  const lines = records.map((record) => {
    const cells = record.map((cell) => writeCell(random, cell, delimiter, isCareless));
    const kept = random(6) === 0 && cells.at(-1) === '' ? cells.slice(0, -1) : cells;
    return kept.join(delimiter) + tail;
  });
  const between = () => oneOf(random, ['', '', '', '\n', `${delimiter.repeat(3)}\n`, `${HEADINGS.join(delimiter)}\n`]);
  const body = lines.map((line) => `${line}${oneOf(random, ends)}${between()}`).join('');
  const above = oneOf(random, ['', '', 'Report of November\n\n', `sep=${delimiter}\n`]);
  const total = oneOf(random, ['', '', `Total${delimiter.repeat(4)}99${delimiter}\n`]);
  return {
    text: `${above}${HEADINGS.join(delimiter)}\n${body}${total}`,
    numbers: records.map(([, id = '']) => id),
    isCareless,
  };
}

function encode(random: Random, text: string): Buffer {
  const little = Buffer.from(`\u{feff}${text}`, 'utf16le');
  return oneOf(random, [Buffer.from(text), Buffer.from(`\u{feff}${text}`), little, Buffer.from(little).swap16()]);
}

async function readBytes(bytes: Buffer): Promise<TableLine[] | undefined> {
  const path = join(folder, 'list.csv');
  writeFileSync(path, bytes);
  const lines: TableLine[] = [];
  try {
    for await (const line of readTable(path, FORM)) lines.push(line);
  } catch (error) {
    // the file as a whole, with a sentence
    expect(error).toBeInstanceOf(OperatorError);
    return undefined;
  }
  return lines;
}

it('of a list that tools disfigured every record is read once, or its line is named', async () => {
  let readAsMeant = 0;
  let all = 0;
  const isReadOnce = fc.asyncProperty(fc.gen(), async (g) => {
    const random = drawFrom(g);
    const { text, numbers, isCareless } = writeList(random);
    const lines = await readBytes(encode(random, text));
    if (!lines) throw new Error(`A list was refused as a whole:\n${text}`);
    const physical = text.split(/\r\n|\n|\r/);
    for (const number of numbers) {
      const rows = lines.filter((each) => 'row' in each && each.row.transaction_id === number);
      const line = physical.findIndex((each) => each.includes(number)) + 1;
      const named = lines.filter(
        (each) =>
          'problem' in each &&
          each.line <= line &&
          physical
            .slice(each.line - 1, line)
            .join('\n')
            .includes(number),
      );
      // a careless quote may shift the cells of its own line, whose values are refused then
      const shifted = lines.filter((each) => 'row' in each && each.row.transaction_id !== number && each.line === line);
      expect(rows.length, `${number} in:\n${text}`).toBeLessThanOrEqual(1);
      expect(rows.length + named.length + shifted.length, `${number} in:\n${text}`).toBeGreaterThan(0);
      if (!isCareless) expect(rows.length, `${number} in:\n${text}`).toBe(1);
      readAsMeant += rows.length;
      all += 1;
    }
  });
  await fc.assert(isReadOnce, { seed: 33, numRuns: FILES });
  expect(readAsMeant / all).toBeGreaterThan(0.9);
}, 300_000);

/** A second opinion of what a file says: its letters and digits, line by line. */
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

it('of any bytes nothing vanishes and nothing counts twice', async () => {
  let refused = 0;
  const isWhole = fc.asyncProperty(fc.gen(), async (g) => {
    const random = drawFrom(g);
    const { text } = writeList(random);
    const bytes = Buffer.from(text);
    const start = text.indexOf('\n', text.indexOf('transaction_id')) + 1;
    for (let faults = 1 + random(8); faults > 0; faults -= 1) {
      const signs = [0x22, 0x0a, 0x0d, 0x2c, 0x3b, 0x09, 0x27, 0x00, 0xff, 0xe2, random(256)];
      bytes[start + random(bytes.length - start)] = oneOf(random, signs);
    }
    const cut = random(4) === 0 ? bytes.subarray(0, start + random(bytes.length - start)) : bytes;
    const lines = await readBytes(Buffer.from(cut));
    if (!lines) {
      refused += 1;
      return;
    }
    const isGuessed = lines.some(({ line }) => line === 0);
    const decoded = new TextDecoder(isGuessed ? 'windows-1252' : 'utf-8').decode(cut);
    const physical = decoded.split(/\r\n|\n|\r/);
    const told = lines.filter(({ line }) => line > 0);
    expect(new Set(told.map(({ line }) => line)).size).toBe(told.length);
    const first = decoded.slice(0, decoded.indexOf('transaction_id')).split(/\r\n|\n|\r/).length;
    for (const [place, each] of told.entries()) {
      const next = told[place + 1]?.line ?? physical.length + 1;
      const own = physical.slice(each.line - 1, next - 1).filter((_, index) => each.line + index !== first);
      // what the line gives back is all that stands there, and what it does not give back is on no other line
      if ('row' in each) expect(lettersOf(Object.values(each.row).join('')), decoded).toBe(lettersOf(own.join('')));
      else expect(lettersOf(own.slice(1).join('')), decoded).toBe('');
    }
    const untold = physical
      .slice(0, (told[0]?.line ?? physical.length + 1) - 1)
      .filter((_, index) => index + 1 !== first);
    expect(lettersOf(untold.join('').replace(/sep=./, '')), decoded).toBe('');
  });
  await fc.assert(isWhole, { seed: 34, numRuns: FILES });
  expect(refused).toBeLessThan(FILES / 4);
}, 300_000);
