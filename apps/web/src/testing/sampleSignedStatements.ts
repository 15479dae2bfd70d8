import { sampleStatement } from './sampleStatement.ts';

const { inclusion: _place, ...alone } = sampleStatement;

/** The statement of docs/verify.md with its signature, by the key of `sampleReceiptKeys`. */
export const sampleSignedStatement = {
  ...alone,
  keyId: 'BsCx0nK_PKaqVUfvdLzaD08rSddHlAL8BD65vN7jatU',
  signature: '9N8rilfEIa9NwSg9mVJEGBOAqq56JIUHqBQHanx4AVjsHuxnAGZktuk3fBOq9oEyDEFw9ptdkPF2sVuzi6bYBg',
};

/** What the same shop signed half an hour later: its second line says ₹1.50 in place of ₹2.50. */
export const sampleContrary = {
  ...sampleSignedStatement,
  madeAt: '2026-11-24T05:00:00.000Z',
  journals: sampleStatement.journals.map((line, n) =>
    n === 0
      ? line
      : {
          ...line,
          entries: { APPROVED: '150', HOUSE_EXPECTED: '-150' },
          hash: 'f4555f0cf9375076a643308fb7920653ca49c54b7c288445942699ce60026333',
        },
  ),
  balances: { PENDING: '5000', APPROVED: '150' },
  head: 'f4555f0cf9375076a643308fb7920653ca49c54b7c288445942699ce60026333',
  signature: '7fEUK_JzAt7aEfX8L6mOjqg-rTpCyJkJAL1hQ-Tu6EzMHypqjjDjRSqnbbKir4eY2bgwqhhC0q8QfGdohEhRDQ',
};
