interface BankChangeMailParts {
  name: string;
  /** Nothing more of it stands in a mail than its end. */
  accountNumber: string;
  link: string;
  productName: string;
}

export function bankChangeMail({ name, accountNumber, link, productName }: BankChangeMailParts): {
  subject: string;
  text: string;
} {
  return {
    subject: `Your bank account at ${productName} was changed`,
    text: `Namaste ${name},

From 24 hours from now, your cashback goes to the bank account that ends in ${accountNumber.slice(-4)}.

If you made this change, there is nothing to do. If you did not, stop it here within 3 days, and then set a new password:

${link}

${productName}
`,
  };
}
