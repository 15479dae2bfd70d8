/** The claim form. */
export const CLAIM = '/user_dashboard/missing_cashback';

/** The member's claims. */
export const MY_CLAIMS = '/user_dashboard/missing_cashback/my_missing_cashback';
