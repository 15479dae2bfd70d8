/** A part of a mail. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'amount'; label: string; rupees: number; tone: 'pending' | 'money' | 'danger' }
  /** Names and values, one below the other. */
  | { kind: 'facts'; rows: readonly (readonly [name: string, value: string])[] }
  | { kind: 'button'; label: string; href: string };

/** What a mail says, before it has a form. */
export interface Message {
  subject: string;
  /** What mail programs show beside the subject. */
  preview: string;
  /** Of the member; empty where it is not known. */
  name: string;
  blocks: readonly Block[];
  /** Why the member gets it. */
  footnote: string;
}

/** Where a mail comes from. */
export interface Shop {
  productName: string;
  /** Its origin, without a slash at the end. */
  siteUrl: string;
}
