interface VerificationMailParts {
  name: string;
  link: string;
  productName: string;
}

export function verificationMail({ name, link, productName }: VerificationMailParts): {
  subject: string;
  text: string;
} {
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
