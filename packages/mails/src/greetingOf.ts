/** An address or a telephone number, of which mail programs make a link. */
const LEADS_ON = /[/\\:@]|[\p{L}\p{N}-]{2}\.\p{L}{2}|\d{5}/u;

/**
 * How a mail begins. Whoever signs up with the address of another person chooses the name, so what leads on is no name: else the
 * shop would send a stranger's words to anybody.
 */
export const greetingOf = (name: string): string =>
  name === '' || LEADS_ON.test(name) ? 'Namaste,' : `Namaste ${name},`;
