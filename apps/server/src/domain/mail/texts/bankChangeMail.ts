import type { MailText } from '../MailPort.ts';

interface BankChangeMailParts {
  name: string;
  /** The mail contains only its last four digits. */
  accountNumber: string;
  link: string;
  productName: string;
}

/** The mail after a change of the bank account, with the link that stops it. */
export function bankChangeMail({ name, accountNumber, link, productName }: BankChangeMailParts): MailText {
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
