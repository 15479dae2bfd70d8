import type { DisputeSource, DisputeType } from '@potli/api/contract/disputes';
import { cleanCode } from '@potli/api/text';
import { WRITE_DAY } from '../dateTexts.ts';

/**
 * A claim as it is typed in. Days are `yyyy-mm-dd`, the order time `yyyy-mm-ddThh:mm`, all in India; what is no date is
 * the text that was typed.
 */
export interface DisputeForm {
  disputeSourceType: DisputeSource | '';
  storeId: string;
  /** Empty means missing cashback (docs/product/claims.md#cashback-type). */
  disputeType: DisputeType | '';
  orderTime: string;
  transactionDate: string;
  deliveryDate: string;
  storeOrderId: string;
  /** Rupees as digits, with a decimal point. */
  orderAmount: string;
  message: string;
  coupon: string;
  giftCardUsed: boolean;
}

export type DisputeField = keyof DisputeForm;

/** One message for each field that is not correct. */
export type DisputeErrors = Partial<Record<DisputeField, string>>;

/** A change of any field except the source type, which loads a list. */
export type DisputeChange = {
  [Field in Exclude<DisputeField, 'disputeSourceType'>]: { field: Field; value: DisputeForm[Field] };
}[Exclude<DisputeField, 'disputeSourceType'>];

export const emptyDisputeForm: DisputeForm = {
  disputeSourceType: '',
  storeId: '',
  disputeType: 'MISSING_CASHBACK',
  orderTime: '',
  transactionDate: '',
  deliveryDate: '',
  storeOrderId: '',
  orderAmount: '',
  message: '',
  coupon: '',
  giftCardUsed: false,
};

const choices: Record<DisputeSource, string> = {
  STORE: 'Choose the store',
  CREDIT_CARD: 'Choose the credit card',
  FLASH_DEAL: 'Choose the flash deal',
};

/** What was pasted may be anything: `1e5` would be a number, too. */
const AMOUNT = /^-?\d*\.?\d*$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_AND_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** Required fields that are not filled in, and dates that are none (docs/product/claims.md#form). */
export function disputeErrors(form: DisputeForm): DisputeErrors {
  const errors: DisputeErrors = {};
  if (!form.disputeSourceType) errors.disputeSourceType = 'Choose what you are claiming for';
  else if (!form.storeId) errors.storeId = choices[form.disputeSourceType];
  if (!cleanCode(form.storeOrderId)) errors.storeOrderId = 'Enter the store order ID';
  if (form.orderAmount && !AMOUNT.test(form.orderAmount)) errors.orderAmount = 'Write it in digits, like 1299.50.';
  else if (!(Number(form.orderAmount) > 0)) errors.orderAmount = 'Enter an amount greater than 0';
  if (!form.orderTime) errors.orderTime = 'Enter the day and time of the order';
  else if (!DAY_AND_TIME.test(form.orderTime)) {
    errors.orderTime = 'Write it like 12-11-2026 18:24.';
  }
  for (const day of ['transactionDate', 'deliveryDate'] as const) {
    if (form[day] && !DAY.test(form[day])) errors[day] = WRITE_DAY;
  }
  return errors;
}

/** What is known before the member fills anything in. */
export interface GivenSource {
  sourceType: DisputeSource;
  /** Id of the store, card or deal. */
  storeId: string;
  /** `yyyy-mm-ddThh:mm` in India; absent: the member's own entry stays. */
  orderTime?: string;
  clickId?: string;
  /** Absent: the member's own choice stays. */
  disputeType?: DisputeType;
}

/** A claim to be sent: its required fields are filled in. */
export interface ClaimToSend {
  form: DisputeForm;
  /** The click that it began with. */
  clickId: string | undefined;
  /** Addresses of the files that were sent. */
  links: readonly string[];
}
