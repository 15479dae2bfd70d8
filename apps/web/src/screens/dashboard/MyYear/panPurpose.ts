import type { MyPan } from '@potli/api/contract/tax';
import { formatDate } from '@potli/ui/format/formatDateTime';

/** Why the shop asks for a PAN, with the rates of its rule (docs/product/money.md#pan). */
export function panPurpose({ masked, rates }: Pick<MyPan, 'masked' | 'rates'>, nowMs: number): string {
  if (!rates || rates.withoutPan <= rates.withPan)
    return 'We report the tax that we withhold from your payouts under your PAN.';
  const { withPan, withoutPan, from } = rates;
  const what =
    masked === null
      ? `without your PAN we must withhold ${withoutPan}% instead of ${withPan}%, where tax is due.`
      : `with your PAN we withhold ${withPan}% instead of ${withoutPan}%, where tax is due.`;
  if (Date.parse(from) > nowMs) return `From ${formatDate(from, 'N/A')} on, ${what}`;
  return `${what.charAt(0).toUpperCase()}${what.slice(1)}`;
}
