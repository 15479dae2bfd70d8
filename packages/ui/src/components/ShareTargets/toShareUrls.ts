export interface Shared {
  /** The shared address. */
  url: string;
  /** Subject of the e-mail: "Check out Potli". */
  title: string;
  /** Text before the address. */
  text: string;
}

/** Addresses that open the share form of WhatsApp, Telegram and the mail program. */
export function toShareUrls({ url, title, text }: Shared) {
  const whole = `${text} ${url}`;
  return {
    whatsApp: `https://wa.me/?${query({ text: whole })}`,
    telegram: `https://t.me/share/url?${query({ url, text })}`,
    email: `mailto:?${query({ subject: title, body: whole })}`,
  };
}

/** URLSearchParams writes spaces as plus signs, which mail programs show as they are. */
function query(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}
