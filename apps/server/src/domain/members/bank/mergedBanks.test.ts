import { BankBody } from '@potli/api/contract/bankDetails';
import bankNames from 'ifsc/src/banknames.json' with { type: 'json' };
import { expect, it } from 'vitest';

// its name was another one once
const names: Readonly<Record<string, string | undefined>> = { ...bankNames, DBSS: 'DBS Bank India' };

const faultOf = (ifscCode: string) =>
  BankBody.safeParse({ accountHolderName: 'Asha Rao', accountNumber: '004512347890', ifscCode }).error?.issues[0]
    ?.message;

it.each([
  ['VIJB', 'BARB'],
  ['BKDN', 'BARB'],
  ['ORBC', 'PUNB'],
  ['UTBI', 'PUNB'],
  ['SYNB', 'CNRB'],
  ['ANDB', 'UBIN'],
  ['CORP', 'UBIN'],
  ['ALLA', 'IDIB'],
  ['LAVB', 'DBSS'],
  ['SBBJ', 'SBIN'],
  ['SBHY', 'SBIN'],
  ['SBMY', 'SBIN'],
  ['STBP', 'SBIN'],
  ['SBTR', 'SBIN'],
  ['BMBL', 'SBIN'],
  ['VYSA', 'KKBK'],
  ['PMCB', 'UNBA'],
])('an IFSC of %s is refused, and the new bank is named as the published table names %s', (old, letters) => {
  const fault = faultOf(`${old}0001234`);
  expect(fault).toContain(`begins with ${letters}`);
  const into = /is (.+) now/.exec(fault ?? '')?.[1] ?? '';
  const published = names[letters]?.replace(/ Limited| Ltd/i, '') ?? '';
  expect(published.toLowerCase()).toBe(into.toLowerCase());
  expect(names[old]).toBeDefined();
  expect(faultOf(`${letters}0001234`)).toBeUndefined();
});

it('any other IFSC is accepted, and a text that is no IFSC is refused', () => {
  expect(faultOf('PTLI0000042')).toBeUndefined();
  expect(faultOf('VIJB1001234')).toBe('Invalid IFSC code. Please enter a valid code');
});
