/** The address of the person behind an e-mail address: without the parts that mail services ignore. */
export function toPerson(email: string): string {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  const [box = ''] = name.split('+');
  return GMAIL.has(domain) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`;
}

/** One service, which ignores dots. */
const GMAIL = new Set(['gmail.com', 'googlemail.com']);
