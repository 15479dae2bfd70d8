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

your cashback will be sent to the bank account that ends in ${accountNumber.slice(-4)}, beginning in 24 hours.

If it was you who changed that, there is nothing to do. If it was not, stop it here within 3 days, and then set a new
password:

${link}

${productName}
`,
  };
}
