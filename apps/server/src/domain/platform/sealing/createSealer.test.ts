import { expect, it } from 'vitest';
import { createSealer } from './createSealer.ts';

const sealer = createSealer('a key of tests that is long enough');
const ROW = 'bank_account 1';

it('opens its own values, in any script', () => {
  const text = 'खाता 000123456789';
  expect(sealer.open(sealer.seal(text, ROW), ROW)).toBe(text);
});

it('never seals equally twice, and leaves nothing readable', () => {
  const sealed = sealer.seal('000123456789', ROW);
  expect(sealer.seal('000123456789', ROW)).not.toEqual(sealed);
  expect(sealed.toString('latin1')).not.toContain('0001234');
});

it('opens for no other row and by no other key', () => {
  const sealed = sealer.seal('000123456789', ROW);
  expect(() => sealer.open(sealed, 'bank_account 2')).toThrow();
  expect(() => createSealer('another key of tests, as long as that').open(sealed, ROW)).toThrow();
});

it('notices every changed byte', () => {
  const sealed = sealer.seal('1', ROW);
  for (let at = 0; at < sealed.length; at += 1) {
    const forged = Buffer.from(sealed);
    forged.writeUInt8(forged.readUInt8(at) ^ 1, at);
    expect(() => sealer.open(forged, ROW), `byte ${at}`).toThrow();
  }
});

const older = createSealer('the key before, which is as long as that');
const changing = createSealer('a key of tests that is long enough', ['the key before, which is as long as that']);

it('opens what older keys sealed, and seals with the current one', () => {
  expect(changing.open(older.seal('1', ROW), ROW)).toBe('1');
  expect(sealer.open(changing.seal('1', ROW), ROW)).toBe('1');
  expect(() => older.open(changing.seal('1', ROW), ROW)).toThrow(/PII_KEY/);
});

it('identifies a key by an id that reveals nothing about it', () => {
  expect(sealer.keyId).toHaveLength(4);
  expect(sealer.keyId).toEqual(changing.keyId);
  expect(sealer.keyId).not.toEqual(older.keyId);
  expect(sealer.seal('1', ROW).subarray(1, 5)).toEqual(sealer.keyId);
});

/** "1", sealed for this row by `older`, in the format without key ids. */
const WITHOUT_ID = Buffer.from('Ac80x++JNiiM5zDZ0bQJAJzZtzYXpK2jCw29pzfV', 'base64');

it('opens values from before keys had ids, with any given key', () => {
  expect(older.open(WITHOUT_ID, ROW)).toBe('1');
  expect(changing.open(WITHOUT_ID, ROW)).toBe('1');
  expect(() => sealer.open(WITHOUT_ID, ROW)).toThrow();
  expect(() => changing.open(WITHOUT_ID, 'bank_account 2')).toThrow();
});
