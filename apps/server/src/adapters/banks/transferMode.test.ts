import { IMPS_MOST_RUPEES, UPI_MOST_RUPEES } from '@potli/api/contract/policy';
import { toBigPaise } from '@potli/api/units/money';
import { expect, it } from 'vitest';
import type { BankTransfer } from '../../domain/payouts/transfers/BankPort.ts';
import { transferMode, whyNever } from './transferMode.ts';

const account = { kind: 'account' } as BankTransfer['target'];
const upi = { kind: 'upi' } as BankTransfer['target'];

it('amounts above the most for IMPS go by NEFT', () => {
  const mostPaise = toBigPaise(IMPS_MOST_RUPEES);
  expect(transferMode({ target: account, amountPaise: mostPaise })).toBe('IMPS');
  expect(transferMode({ target: account, amountPaise: mostPaise + 1n })).toBe('NEFT');
});

it('no bank is asked for more than a UPI ID takes', () => {
  const mostPaise = toBigPaise(UPI_MOST_RUPEES);
  expect(whyNever({ target: upi, amountPaise: mostPaise })).toBeUndefined();
  expect(whyNever({ target: upi, amountPaise: mostPaise + 1n })).toBe('above the most for a UPI ID');
  expect(whyNever({ target: account, amountPaise: mostPaise + 1n })).toBeUndefined();
});
