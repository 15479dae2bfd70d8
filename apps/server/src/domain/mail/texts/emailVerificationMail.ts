import type { MailText } from '../MailPort.ts';

interface EmailVerificationMailParts {
  name: string;
  link: string;
  productName: string;
}

/** The mail with the link that verifies the address. */
export function emailVerificationMail({ name, link, productName }: EmailVerificationMailParts): MailText {
  return {
    subject: `Verify your e-mail for ${productName}`,
    text: `Namaste ${name},

please verify that this is your address, within 7 days. Your cashback is sent to your bank only after that:

${link}

If you have no ${productName} account, ignore this mail.

${productName}
`,
  };
}
