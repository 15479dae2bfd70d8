import { expect, it } from 'vitest';
import { createSealer } from './createSealer.ts';

const sealer = createSealer('a key of tests that is long enough');
const ROW = 'bank_account 1';

it('opens what it sealed, in any script', () => {
  const text = 'खाता 000123456789';
  expect(sealer.open(sealer.seal(text, ROW), ROW)).toBe(text);
});

it('never seals the same way twice, and leaves nothing to read', () => {
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
