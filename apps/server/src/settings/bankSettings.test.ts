import { expect, it } from 'vitest';
import { readBank } from './bankSettings.ts';

const development = { production: false };
const razorpayx = 'key=rzp_live_1,secret=s/e=c==,account=7878,webhook=new,webhook=old';

it('has no bank by default, nor with the simulated one', () => {
  expect(readBank({}, { production: true })).toEqual({ faults: [] });
  expect(readBank({ BANK: 'simulated' }, development)).toEqual({ faults: [] });
});

it('reads credentials and an address', () => {
  const text = razorpayx.replaceAll(',', '\n ');
  const given = { BANK: 'razorpayx', BANK_CREDENTIALS: text, BANK_API_URL: 'http://127.0.0.1:9/' } as const;
  expect(readBank(given, { production: true })).toEqual({
    bank: {
      kind: 'razorpayx',
      credentials: new Map([
        ['key', ['rzp_live_1']],
        ['secret', ['s/e=c==']],
        ['account', ['7878']],
        ['webhook', ['new', 'old']],
      ]),
      url: 'http://127.0.0.1:9',
    },
    faults: [],
  });
});

it.each([
  ['credentials for no bank', { BANK_CREDENTIALS: 'key=canary' }, /of no use without BANK/],
  ['an address of no bank', { BANK: 'simulated', BANK_API_URL: 'https://canary.example' }, /of no use without a bank/],
  ['a bank without credentials', { BANK: 'cashfree' }, /id is missing/],
  ['half of the credentials', { BANK: 'cashfree', BANK_CREDENTIALS: 'id=canary' }, /secret is missing/],
  [
    'no secret for webhooks',
    { BANK: 'razorpayx', BANK_CREDENTIALS: 'key=c,secret=canary,account=1' },
    /webhook is missing/,
  ],
  [
    'a name that it does not know',
    { BANK: 'cashfree', BANK_CREDENTIALS: 'id=1,secret=2,canary=3' },
    /the names id, secret/,
  ],
  [
    'a value twice',
    { BANK: 'cashfree', BANK_CREDENTIALS: 'id=1,secret=canary,secret=2' },
    /secret is given more than 1/,
  ],
  ['a third secret', { BANK: 'razorpayx', BANK_CREDENTIALS: `${razorpayx},webhook=canary` }, /more than 2 times/],
  [
    'what fits in no header',
    { BANK: 'cashfree', BANK_CREDENTIALS: 'id=can ary,secret=2' },
    /id is empty or has a blank/,
  ],
  [
    'an address of a bank that takes files',
    { BANK: 'neft', BANK_CREDENTIALS: 'account=1', BANK_API_URL: 'https://c.example' },
    /of no use/,
  ],
  ['a format for a bank that takes none', { BANK: 'simulated', BANK_FILE_FORMAT: 'canary.json' }, /without BANK=neft/],
  [
    'an address that anybody could read on its way',
    { BANK: 'razorpayx', BANK_CREDENTIALS: razorpayx, BANK_API_URL: 'http://canary.example' },
    /BANK_API_URL: must be https/,
  ],
] as const)('refuses %s, without printing it', (_, given, fault) => {
  const { faults } = readBank(given, development);
  expect(faults).toContainEqual(expect.stringMatching(fault));
  expect(faults.join()).not.toMatch(/canary|can ary/);
});

it('refuses the simulated bank in production', () => {
  expect(readBank({ BANK: 'simulated' }, { production: true }).faults).toEqual([
    expect.stringMatching(/sends no money/),
  ]);
});
