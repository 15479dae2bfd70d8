/** First part of the addresses of pages about one thing. A card has two. */
export const itemPages = {
  store: 'stores_details',
  creditCard: 'creditcards_details',
  creditCardFromSearch: 'credit_card_details',
  giftCard: 'gift_card_details',
} as const;

/** Pages that mails of the server link to, with a `key` in the query. */
export const mailedPages = {
  forgotPassword: 'forgot-password',
  verifyEmail: 'verify-email',
  stopBankChange: 'stop-bank-change',
  unsubscribe: 'unsubscribe',
  /** The key of the gift is the last part of its address. */
  gift: 'gift',
} as const;
