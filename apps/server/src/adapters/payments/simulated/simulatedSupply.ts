import { randomInt } from 'node:crypto';
import { indiaDay } from '@potli/api/units/india';
import { DAY_MS } from '@potli/api/units/time';
import type { VoucherSupply } from '../../../domain/shop/giftcards/VoucherSupply.ts';

const VALID_DAYS = 365;
/** What a simulated issuer asks for a card, in percent of its value. */
const COST_PERCENT = 90n;

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

/** Makes up as many vouchers as are wanted, for development: no shop takes them. */
export const simulatedSupply: VoucherSupply = async ({ count, facePaise }) => {
  const expiresOn = indiaDay(new Date(Date.now() + VALID_DAYS * DAY_MS));
  const costPaise = (facePaise * COST_PERCENT) / 100n;
  const vouchers = Array.from({ length: count }, () => ({
    costPaise,
    expiresOn,
    pin: digits(6),
    cardNumber: Array.from({ length: 4 }, () => digits(4)).join(' '),
  }));
  return { result: 'issued', vouchers };
};
