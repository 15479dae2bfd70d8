export interface MailDraft {
  to: string;
  subject: string;
  body?: string;
}

/** Address that opens a draft in the mail program. Subject and body cannot add recipients or headers. */
export function toMailDraft({ to, subject, body }: MailDraft): string {
  // Not URLSearchParams: mail programs show its plus signs as they are.
  const part = (text: string) => encodeURIComponent(text);
  const draft = `mailto:${part(to).replace('%40', '@')}?subject=${part(oneLine(subject))}`;
  return body === undefined ? draft : `${draft}&body=${part(mailLines(body))}`;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Lines of a mail end with CR LF (RFC 6068). */
const mailLines = (text: string) => text.trim().replace(/\r\n|\r|\n/g, '\r\n');
