/** One of the shop's legal texts. */
export interface LegalText {
  /** Instant of the last revision, ISO 8601. */
  revised: string;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  /** Anchor; others link to it, so it stays when the title changes. */
  id: string;
  title: string;
  /** As much HTML as prose may have. */
  html: string;
}

/** List items out of sentences. */
export const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** A mailbox as a link. */
export const mailbox = (address: string) => `<a href="mailto:${address}">${address}</a>`;
