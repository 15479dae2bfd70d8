import { expect, it } from 'vitest';
import { issuerSupply } from './issuerSupply.ts';

const order = { reference: 'gift-1', giftCardSlug: 'kapas', facePaise: 125_000n, count: 1 };

/** What comes of an order of which the issuer says this cost. */
const supplyAt = (cost: unknown) =>
  issuerSupply(async () => ({
    status: 200,
    fields: { status: 'issued', vouchers: [{ number: '4471', pin: '77', expiresOn: '2099-12-31', cost }] },
  }))(order);

it.each([
  [1150, 115_000n],
  [1209.375, 120_937n],
  [450.79999999999995, 45_080n],
  ['1150.00', 115_000n],
  ['1,150.50', 115_050n],
  [0, 0n],
])('a voucher at the cost of %j is delivered', async (cost, costPaise) => {
  expect(await supplyAt(cost)).toMatchObject({ result: 'issued', vouchers: [{ costPaise }] });
});

it.each([-1, '-1', 'free', '', null, undefined, '$5', 1e12])(
  'an order at the cost of %j cannot be read',
  async (cost) => {
    await expect(supplyAt(cost)).rejects.toThrow('The issuer sent no readable order (200)');
  },
);
