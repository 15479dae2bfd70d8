import type { DisputeSource, DisputeType } from '@potli/api/contract/disputes';

/** A claim as it is typed in. Days are `yyyy-mm-dd`, the order time `yyyy-mm-ddThh:mm`, all in India. */
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
  disputeType: '',
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

/** Required fields that are not filled in (docs/product/claims.md#form). */
export function disputeErrors(form: DisputeForm): DisputeErrors {
  const errors: DisputeErrors = {};
  if (!form.disputeSourceType) errors.disputeSourceType = 'Choose what you are claiming for';
  else if (!form.storeId) errors.storeId = choices[form.disputeSourceType];
  if (!form.storeOrderId.trim()) errors.storeOrderId = 'Enter the store order ID';
  if (!(Number(form.orderAmount) > 0)) errors.orderAmount = 'Enter an amount greater than 0';
  if (!form.orderTime) errors.orderTime = 'Enter the day and time of the order';
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
