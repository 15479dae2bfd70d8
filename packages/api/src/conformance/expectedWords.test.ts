import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { schemaDifferences } from './Difference.ts';

const words = (schema: z.ZodMiniType, value: unknown) =>
  schemaDifferences(schema, value).map(({ expected }) => expected);

describe('what a field should have been is said in words', () => {
  it.each<[string, z.ZodMiniType, unknown, string]>([
    ['a type', z.number(), '12', 'a number'],
    ['a whole number', z.int(), 1.5, 'a whole number'],
    ['a list', z.array(z.string()), {}, 'a list (array)'],
    ['a value of a few', z.enum(['TRACKED', 'PAID']), 'LOST', '"TRACKED" or "PAID"'],
    [
      'a time',
      z.iso.datetime({ offset: true }),
      'yesterday',
      'an ISO 8601 time with an offset, such as 2026-01-31T09:30:00Z',
    ],
    ['a day', z.iso.date(), '31-01-2026', 'a day, such as 2026-01-31'],
    ['an address', z.url(), '/here', 'a web address'],
    ['a pattern', z.string().check(z.regex(/^\d{6}$/)), '12', 'a text of the form /^\\d{6}$/'],
    ['a length', z.string().check(z.minLength(1)), '', 'at least 1 character'],
    ['a limit', z.number().check(z.maximum(100)), 120, 'at most 100'],
    ['nothing, or a type', z.nullable(z.string()), 12, 'a text (string)'],
    ['one of two types', z.union([z.string(), z.null()]), 12, 'a text (string) or null'],
  ])('%s', (_name, schema, value, expected) => {
    expect(words(schema, value)).toEqual([expected]);
  });

  it('a field that is missing is required', () => {
    expect(words(z.object({ walletBalance: z.number() }), {})).toEqual(['a number: the field is required']);
  });
});
