interface ResetMailParts {
  name: string;
  link: string;
  productName: string;
}

export function resetMail({ name, link, productName }: ResetMailParts): { subject: string; text: string } {
  return {
    subject: `Set a new password for ${productName}`,
    text: `Namaste ${name},

someone, hopefully you, asked for a new password for your ${productName} account. Set it here within 30 minutes:

${link}

If it was not you, ignore this mail: your password stays as it is.

${productName}
`,
  };
}
