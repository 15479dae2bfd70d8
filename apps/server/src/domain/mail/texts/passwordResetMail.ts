import type { MailText } from '../MailPort.ts';

interface PasswordResetMailParts {
  name: string;
  link: string;
  productName: string;
}

/** The mail with the link to set a new password. */
export function passwordResetMail({ name, link, productName }: PasswordResetMailParts): MailText {
  return {
    subject: `Set a new password for ${productName}`,
    text: `Namaste ${name},

someone, hopefully you, asked for a new password for your ${productName} account. Set it here within 30 minutes:

${link}

If this was not you, ignore this mail. Your password has not changed.

${productName}
`,
  };
}
