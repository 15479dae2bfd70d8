import { prose } from './Prose.css.ts';

export interface ProseProps {
  /** HTML of the catalogue. The caller has sanitised it: it is rendered as it is. */
  html: string;
}

/** Formatted text of a shop, deal or card. */
export function Prose({ html }: ProseProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the catalogue's texts are HTML, sanitised by the caller
  return <div className={prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
