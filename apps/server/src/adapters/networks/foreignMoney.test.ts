import { describe, expect, test } from 'vitest';
import { createListAdapter, toListBody } from './listAdapter.ts';
import { networks } from './networks.ts';

const CLICK = '0193d1f2-7c1e-7b7a-9e53-0c6a1d2f4b88';
const reportCurrencies = new Set(['USD', 'JPY', 'KWD']);

/** A line of a network's list by the first names of its fields. */
function read(name: string, said: Record<string, string>, rules = {}) {
  const form = networks.find((each) => each.name === name);
  if (!form) throw new Error(name);
  const status = Object.entries(form.statuses).find(([, meaning]) => meaning === 'approved')?.[0] ?? '';
  const texts = { orderId: 'T-1', clickId: CLICK, status, occurredAt: '2026-11-20T06:00:00Z', ...said };
  const row = Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [form.fields[field as keyof typeof form.fields]?.[0] ?? field, text]),
  );
  return createListAdapter(form, rules).read(toListBody('bazaar', form, row));
}

const withCurrency = networks.filter(({ fields }) => fields.currency).map(({ name }) => name);

describe.each(withCurrency)('a report of %s', (name) => {
  test.each([
    ['USD', '12.5', '1.259', 1_250n, 125n],
    ['USD', '$1,250.00', 'USD 100', 125_000n, 10_000n],
    ['JPY', '1250', '100.9', 1_250n, 100n],
    ['KWD', '1.2345', '0.1', 1_234n, 100n],
  ])('in %s has whole units of it: %s, %s', (currency, saleAmount, commission, saleMinor, commissionMinor) => {
    const report = read(name, { currency, saleAmount, commission }, { reportCurrencies });
    expect(report).toMatchObject({ saleAmountPaise: 0n, foreign: { currency, saleMinor, commissionMinor } });
  });

  test('in rupees has no other currency', () => {
    const report = read(name, { currency: 'INR', saleAmount: '10', commission: '1' }, { reportCurrencies });
    expect(report).not.toHaveProperty('foreign');
    expect(report).toMatchObject({ saleAmountPaise: 1_000n, commissionPaise: 100n });
  });

  test.each([
    [{}, /^The amounts are in USD\. Only INR is understood: .* or add it to REPORT_CURRENCIES/],
    [{ reportCurrencies: new Set(['EUR']) }, /^The amounts are in USD\. Only INR, EUR is understood/],
  ])('in a currency that is off is refused, with how to turn it on', (rules, message) => {
    expect(() => read(name, { currency: 'USD', saleAmount: '10' }, rules)).toThrow(message);
  });

  test('with amounts in another currency than it names is refused', () => {
    expect(() => read(name, { currency: 'USD', saleAmount: '10 EUR' }, { reportCurrencies })).toThrow(
      /in USD: "10 EUR"/,
    );
    expect(() => read(name, { currency: 'USD', saleAmount: '-10' }, { reportCurrencies })).toThrow(/is negative/);
  });
});
