export interface Shared {
  /** Address that is shared. */
  url: string;
  /** Subject of the e-mail: "Check out Potli". */
  title: string;
  /** Said before the address. */
  text: string;
}

/** Addresses that open the share forms of WhatsApp, Telegram and the mail program. */
export function toShareUrls({ url, title, text }: Shared) {
  const whole = `${text} ${url}`;
  return {
    whatsApp: `https://wa.me/?${query({ text: whole })}`,
    telegram: `https://t.me/share/url?${query({ url, text })}`,
    email: `mailto:?${query({ subject: title, body: whole })}`,
  };
}

/** Not URLSearchParams: mail programs show its plus signs as they are. */
function query(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}
